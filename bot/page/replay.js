"use strict";
const EVERYBODY = 0, GM = -1, EVERYTHING = -2;
const PAUSE = 2500, REST = 400, ABOVE = 8;
const $ = (id) => document.getElementById(id);
const words = JSON.parse($("words").textContent);
const pictures = JSON.parse($("pictures").textContent);
const say = (word, values) => words[word].replace(/\{(\w+)\}/g, (_, name) => values[name]);
const items = new Map(), states = new Map();
let game, reader = EVERYBODY, step = 0, seen = [], playing = null, resting = null;

// Where a page is for one reader, lines are its own steps.
async function read() {
  const packed = Uint8Array.from(atob($("content").textContent), (letter) => letter.charCodeAt(0));
  const text = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  game = JSON.parse(await new Response(text).text());
  game.steps = game.steps.map(([line, at, card, picture, shown = [], suspicion = {}, beliefs = {}], number) => ({
    line, at, card, picture, suspicion, beliefs,
    shown: shown.map(([to, html, isEdit = false]) => ({ to, html, isEdit, line, at, number })),
  }));
}

const isFor = (to) => to === EVERYBODY || reader === EVERYTHING || to === reader || (Array.isArray(to) && to.includes(reader));
const nameOf = (to) => Array.isArray(to) ? to.map(nameOf).join(", ") : to === GM ? words.gm : game.seats[to - 1];
const isLast = () => step === game.steps.length - 1;

// The steps at which a reader sees something new, and the first and the last.
function look() {
  const ends = [0, game.steps.length - 1];
  seen = [...game.steps.keys()].filter((number) => ends.includes(number) || game.steps[number].shown.some(({ to }) => isFor(to)));
  $("slider").max = seen.length - 1;
}

const seek = (by) => (by < 0 ? seen.findLast((number) => number < step) : seen.find((number) => number > step)) ?? step;

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

function posted({ line, at, html, to }) {
  const item = document.createElement("li");
  const by = document.createElement("div"), link = document.createElement("a"), said = document.createElement("div");
  by.className = "by";
  by.innerHTML = '<span>Brehon</span><span class="app">APP</span>';
  link.textContent = at ? new Date(at).toLocaleString(undefined, { dateStyle: "short", timeStyle: "short" }) : say("link", { number: line });
  by.append(link);
  if (to !== EVERYBODY) by.append(Object.assign(document.createElement("span"), { className: "to", textContent: `→ ${nameOf(to)}` }));
  said.className = "said";
  said.innerHTML = game.html[html];
  item.append(by, finish(said));
  return item;
}

// A message is drawn once, and shown again as it is.
function listed(message) {
  if (!items.has(message)) items.set(message, posted(message));
  const item = items.get(message);
  item.classList.toggle("new", message.number === step);
  item.querySelector("a").href = hash(message.line);
  return item;
}

function stated(card, picture) {
  const key = `${card} ${picture}`;
  if (!states.has(key)) {
    const state = document.createElement("div");
    state.innerHTML = game.html[card];
    finish(state);
    if (picture !== null && pictures[picture]) state.prepend(pictured(picture, words.table));
    states.set(key, state);
  }
  return states.get(key);
}

function told(isOpen) {
  const messages = [];
  for (const { shown } of game.steps.slice(0, step + 1)) {
    for (const each of shown) {
      if ((each.to === EVERYBODY) !== isOpen || !isFor(each.to)) continue;
      if (each.isEdit) messages.pop();
      messages.push(each);
    }
  }
  return messages;
}

function fill(list, messages, nothing) {
  const wanted = messages.map(listed);
  if (!wanted.length) wanted.push(Object.assign(document.createElement("li"), { className: "none", textContent: nothing }));
  wanted.forEach((item, place) => {
    if (list.children[place] !== item) list.insertBefore(item, list.children[place] ?? null);
  });
  while (list.children.length > wanted.length) list.lastElementChild.remove();
  const pane = $("panes").querySelector(`[data-pane=${list.parentElement.id}]`);
  pane.classList.toggle("fresh", messages.some(({ number }) => number === step));
  reveal(list);
}

function reveal(list) {
  const newest = list.querySelector(".new") ?? list.lastElementChild;
  list.scrollTop = newest.offsetTop - ABOVE;
}

// What those who listen hear of a step.
function tell() {
  const said = document.querySelectorAll("li.new .said :is(p, h3, dt, small, pre)");
  $("news").textContent = [$("where"), ...said].map((part) => part.textContent).join(" ");
}

function suspicion(name) {
  const latest = (of) => game.steps.slice(0, step + 1).map((each) => each[of][reader]).filter(Boolean).pop();
  const known = latest("suspicion"), believed = latest("beliefs");
  $("suspicion").hidden = !known && !believed;
  if (!known && !believed) return;
  const details = document.createElement("details"), table = document.createElement("table");
  details.open = $("suspicion").querySelector("details")?.open ?? false;
  details.ontoggle = () => reveal($("letters"));
  const title = say(known ? "suspicion" : "believing", { name });
  details.append(Object.assign(document.createElement("summary"), { textContent: title }), table);
  for (const textContent of [known && words.suspicion_note, believed && words.belief].filter(Boolean)) {
    details.insertBefore(Object.assign(document.createElement("p"), { textContent }), table);
  }
  if (believed) {
    const row = table.insertRow();
    for (const textContent of ["", known && words.could, words.believed].filter((head) => head !== undefined)) {
      row.append(textContent ? Object.assign(document.createElement("th"), { textContent, scope: "col" }) : document.createElement("td"));
    }
  }
  game.seats.forEach((seat, place) => {
    const row = table.insertRow(), head = document.createElement("th");
    head.textContent = seat;
    head.scope = "row";
    row.append(head);
    for (const shares of [known, believed].filter(Boolean)) {
      const share = Object.assign(document.createElement("span"), { textContent: `${shares[place]} %` });
      share.style.setProperty("--share", `${shares[place]}%`);
      row.insertCell().append(share);
    }
  });
  $("suspicion").replaceChildren(details);
}

const hash = (line) => `#line=${line}&as=${encodeURIComponent($("reader").selectedOptions[0].dataset.name)}`;

function show() {
  const { line, card, picture } = game.steps[step];
  const name = $("reader").selectedOptions[0].textContent;
  $("private-title").textContent = say("private", { name });
  suspicion(name);
  $("card").replaceChildren(stated(card, picture));
  fill($("posts"), told(true), words.none);
  $("letters").classList.toggle("named", reader === EVERYTHING);
  fill($("letters"), told(false), reader === EVERYBODY && game.readers.length > 1 ? words.quiet : words.none);
  $("where").textContent = say("step", { number: line, last: game.steps.at(-1).line });
  $("slider").value = seen.findLastIndex((number) => number <= step);
  $("slider").setAttribute("aria-valuetext", $("where").textContent);
  $("first").disabled = $("back").disabled = step === 0;
  $("next").disabled = $("last").disabled = isLast();
  tell();
  // Browsers refuse an address that changes too often.
  clearTimeout(resting);
  resting = setTimeout(() => history.replaceState(null, "", hash(line)), REST);
}

function go(number) {
  step = number;
  show();
}

function play(on) {
  clearInterval(playing);
  if (on && isLast()) go(0);
  playing = on ? setInterval(() => (isLast() ? play(false) : go(seek(1))), PAUSE) : null;
  $("play").classList.toggle("on", on);
  for (const name of ["title", "aria-label"]) $("play").setAttribute(name, on ? words.stop : words.play);
}

function sit(value) {
  reader = value;
  look();
}

function find() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const options = [...$("reader").options];
  const as = options.find((option) => option.dataset.name === wanted.get("as")) ?? options[0];
  as.selected = true;
  sit(Number(as.value));
  const named = wanted.get("line");
  const number = named === null ? game.start : game.steps.findIndex(({ line }) => line >= Number(named));
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
  $("reader").onchange = () => { sit(Number($("reader").value)); show(); };
  $("slider").oninput = () => { play(false); go(seen[$("slider").value]); };
  $("first").onclick = () => go(0);
  $("last").onclick = () => go(game.steps.length - 1);
  $("back").onclick = () => go(seek(-1));
  $("next").onclick = () => go(seek(1));
  $("play").onclick = () => play(playing === null);
  $("theme").onclick = () => shade(!document.documentElement.classList.contains("light"));
  for (const pane of $("panes").children) pane.onclick = () => turn(pane);
  window.onhashchange = find;
  window.onkeydown = (pressed) => {
    if (pressed.target.matches("select, input") || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return;
    const key = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" }[pressed.key];
    if (key) { pressed.preventDefault(); $(key).click(); }
  };
}

// A narrow screen shows one pane at a time.
function turn(chosen) {
  for (const pane of $("panes").children) pane.setAttribute("aria-pressed", pane === chosen);
  document.querySelector("main").dataset.pane = chosen.dataset.pane;
  reveal($("posts"));
  reveal($("letters"));
}

function shade(light) {
  document.documentElement.classList.toggle("light", light);
  document.documentElement.classList.toggle("dark", !light);
  $("theme").setAttribute("aria-pressed", light);
}

read().then(() => {
  shade(matchMedia("(prefers-color-scheme: light)").matches);
  offer();
  find();
});
