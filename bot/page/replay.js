"use strict";
const EVERYBODY = 0, GM = -1, EVERYTHING = -2;
const $ = (id) => document.getElementById(id);
const words = JSON.parse($("words").textContent);
const pictures = JSON.parse($("pictures").textContent);
const say = (word, values) => words[word].replace(/\{(\w+)\}/g, (_, name) => values[name]);
let game, reader = EVERYBODY, step = 0, playing = null;

async function read() {
  const packed = Uint8Array.from(atob($("content").textContent), (letter) => letter.charCodeAt(0));
  const text = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  game = JSON.parse(await new Response(text).text());
  game.steps = game.steps.map(([line, at, card, picture, shown = [], suspicion = {}]) => ({
    line, at, card, picture, suspicion,
    shown: shown.map(([to, html, isEdit = false]) => ({ to, html, isEdit })),
  }));
}

const isFor = (to) => to === EVERYBODY || reader === EVERYTHING || to === reader || (Array.isArray(to) && to.includes(reader));
const isSeen = (number) => number === 0 || number === game.steps.length - 1 || game.steps[number].shown.some(({ to }) => isFor(to));
const nameOf = (to) => Array.isArray(to) ? to.map(nameOf).join(", ") : to === GM ? words.gm : game.seats[to - 1];

function seek(from, by) {
  for (let number = from + by; number >= 0 && number < game.steps.length; number += by) {
    if (isSeen(number)) return number;
  }
  return from;
}

function drawn(number) {
  const kept = pictures[number];
  const [base, over] = kept.over === undefined || kept.over === null ? [kept, null] : [pictures[kept.over], kept];
  const images = [image(base)];
  if (over) images.push(image(over));
  return images;
}

function image(kept) {
  const made = document.createElement("img");
  made.src = `data:image/webp;base64,${kept.data}`;
  [made.width, made.height] = kept.size;
  made.alt = "";
  return made;
}

function pictured(number, text) {
  const frame = document.createElement("span");
  frame.className = "picture";
  if (pictures[number]) {
    frame.setAttribute("role", "img");
    frame.setAttribute("aria-label", text);
    frame.append(...drawn(number));
  } else {
    frame.textContent = text;
  }
  return frame;
}

function finish(element) {
  for (const embed of element.querySelectorAll("[data-colour]")) embed.style.borderColor = embed.dataset.colour;
  for (const time of element.querySelectorAll("time[data-at]")) {
    time.textContent = new Date(1000 * time.dataset.at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
  }
  for (const shown of element.querySelectorAll("[data-picture]")) {
    shown.replaceWith(pictured(Number(shown.dataset.picture), shown.alt));
  }
  return element;
}

function posted({ line, at, html, to, isNew }, isNamed) {
  const item = document.createElement("li");
  if (isNew) item.className = "new";
  const by = document.createElement("div"), link = document.createElement("a"), body = document.createElement("div");
  by.className = "by";
  by.innerHTML = '<span>Brehon</span><span class="app">APP</span>';
  link.href = hash(line);
  link.textContent = at ? new Date(at).toLocaleString(undefined, { dateStyle: "short", timeStyle: "short" }) : say("link", { line });
  by.append(link);
  if (isNamed) by.append(Object.assign(document.createElement("span"), { textContent: `→ ${nameOf(to)}` }));
  body.innerHTML = game.html[html];
  item.append(by, finish(body));
  return item;
}

function told(isOpen) {
  const messages = [];
  for (let number = 0; number <= step; number += 1) {
    const { line, at, shown } = game.steps[number];
    for (const each of shown) {
      if ((each.to === EVERYBODY) !== isOpen || !isFor(each.to)) continue;
      if (each.isEdit) messages.pop();
      messages.push({ ...each, line, at, isNew: number === step });
    }
  }
  return messages;
}

function fill(list, messages, isNamed, nothing) {
  const nodes = messages.map((each) => posted(each, isNamed));
  if (!nodes.length) nodes.push(Object.assign(document.createElement("li"), { className: "none", textContent: nothing }));
  list.replaceChildren(...nodes);
  const newest = list.querySelector(".new") ?? list.lastElementChild, pane = list.parentElement;
  pane.scrollTop = Math.min(newest.offsetTop - pane.offsetTop - 48, pane.scrollHeight);
}

function suspicion(name) {
  const known = game.steps.slice(0, step + 1).map((each) => each.suspicion[reader]).filter(Boolean).pop();
  $("suspicion").hidden = !known;
  if (!known) return;
  const isOpen = $("suspicion").querySelector("details")?.open ?? false;
  const details = document.createElement("details"), table = document.createElement("table");
  details.open = isOpen;
  details.append(Object.assign(document.createElement("summary"), { textContent: say("suspicion", { name }) }));
  details.append(Object.assign(document.createElement("p"), { textContent: words.suspicion_note }), table);
  game.seats.forEach((seat, place) => {
    const row = table.insertRow(), head = document.createElement("th");
    head.textContent = seat;
    head.scope = "row";
    row.append(head);
    row.insertCell().append(Object.assign(document.createElement("meter"), { max: 100, value: known[place], ariaHidden: "true" }));
    row.insertCell().textContent = `${known[place]} %`;
  });
  $("suspicion").replaceChildren(details);
}

const hash = (line) => `#line=${line}&as=${encodeURIComponent($("reader").selectedOptions[0].dataset.name)}`;

function show() {
  const { line, card, picture } = game.steps[step];
  const name = $("reader").selectedOptions[0].textContent;
  $("private-title").textContent = say("private", { name });
  suspicion(name);
  const state = document.createElement("div");
  state.innerHTML = game.html[card];
  finish(state);
  if (picture !== null && pictures[picture]) state.prepend(pictured(picture, words.table));
  $("card").replaceChildren(state);
  fill($("posts"), told(true), false, words.none);
  fill($("letters"), told(false), reader === EVERYTHING, reader === EVERYBODY ? words.quiet : words.none);
  const values = { line, lines: game.steps.at(-1).line };
  $("where").textContent = say("step", values);
  $("slider").value = step;
  $("slider").setAttribute("aria-valuetext", say("step", values));
  $("first").disabled = $("back").disabled = step === 0;
  $("next").disabled = $("last").disabled = step === game.steps.length - 1;
  history.replaceState(null, "", hash(line));
}

function go(number) {
  step = number;
  show();
}

function play(on) {
  clearInterval(playing);
  playing = on ? setInterval(() => (step === game.steps.length - 1 ? play(false) : go(seek(step, 1))), 2500) : null;
  $("play").textContent = on ? "■" : "▶▶";
  for (const name of ["title", "aria-label"]) $("play").setAttribute(name, on ? words.stop : words.play);
}

function find() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const options = [...$("reader").options];
  const as = options.find((option) => option.dataset.name === wanted.get("as")) ?? options[0];
  as.selected = true;
  reader = Number(as.value);
  const number = game.steps.findIndex(({ line }) => line >= Number(wanted.get("line") ?? 0));
  go(number < 0 ? game.steps.length - 1 : number);
}

function offer() {
  const others = { [EVERYBODY]: [words.everybody, "*"], [GM]: [words.gm, "gm"], [EVERYTHING]: [words.everything, "all"] };
  for (const value of game.readers) {
    const [text, name] = others[value] ?? [game.seats[value - 1], game.seats[value - 1]];
    const option = new Option(text, value);
    option.dataset.name = name;
    $("reader").append(option);
  }
  $("reader").onchange = () => { reader = Number($("reader").value); show(); };
  $("slider").max = game.steps.length - 1;
  $("slider").oninput = () => { play(false); go(Number($("slider").value)); };
  $("first").onclick = () => go(0);
  $("last").onclick = () => go(game.steps.length - 1);
  $("back").onclick = () => go(seek(step, -1));
  $("next").onclick = () => go(seek(step, 1));
  $("play").onclick = () => play(playing === null);
  $("theme").onclick = () => shade(!document.documentElement.classList.contains("light"));
  window.onhashchange = find;
  window.onkeydown = (pressed) => {
    if (pressed.target.matches("select, input") || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return;
    const key = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" }[pressed.key];
    if (key) { pressed.preventDefault(); $(key).click(); }
  };
}

function shade(light) {
  document.documentElement.classList.toggle("light", light);
  $("theme").setAttribute("aria-pressed", light);
}

read().then(() => {
  shade(matchMedia("(prefers-color-scheme: light)").matches);
  offer();
  find();
});
