"use strict";
const $ = (id) => document.getElementById(id);
const panes = new Map([...document.querySelectorAll(".pane")].map((pane) => [pane.dataset.who, pane]));
const phone = matchMedia("(max-width: 45rem)");
const dismissed = new Set();
let events = null, now = 0, trouble = "";

/* What is asked of the rehearsal. */

const sentence = (id) => $(id).content.textContent;

async function wish(type, fields) {
  try {
    const answer = await fetch("wish", {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ type, ...fields }),
    });
    if (answer.ok) return await answer.json();
    return { problem: sentence(answer.status === 403 ? "elsewhere" : "refused") };
  } catch {
    return { problem: sentence("lost") };
  }
}

async function act(pane, type, fields) {
  const answer = await wish(type, fields);
  complain(pane, answer.problem ?? "");
  if (answer.form) openForm(pane, answer.form);
  return !answer.problem;
}

async function order(type, fields) {
  tellAll((await wish(type, fields)).problem || trouble);
}

function complain(pane, problem) {
  const place = pane.querySelector(".problem");
  place.textContent = problem;
  place.hidden = !problem;
}

/* What is shown. */

const said = {
  m: { timeStyle: "short" },
  t: { timeStyle: "short" },
  d: { dateStyle: "short" },
  f: { dateStyle: "medium", timeStyle: "short" },
};
const units = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function relative(seconds) {
  const [unit, size] = units.find((each) => Math.abs(seconds) >= 0.95 * each[1]) ?? units.at(-1);
  return new Intl.RelativeTimeFormat(document.documentElement.lang).format(Math.round(seconds / size), unit);
}

function tellTime(element) {
  const at = Number(element.dataset.at), style = element.dataset.style ?? "f";
  const date = new Date(1000 * at);
  element.dateTime = date.toISOString();
  element.title = date.toLocaleString();
  element.textContent = style === "R" ? relative(at - now) : date.toLocaleString(undefined, said[style] ?? said.f);
}

function made(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const element = template.content.firstElementChild;
  for (const embed of element.querySelectorAll("[data-colour]")) embed.style.borderColor = embed.dataset.colour;
  element.querySelectorAll("time[data-at]").forEach(tellTime);
  return element;
}

function inside(pane) {
  if (!pane.querySelector(".composer")) pane.append($("inside").content.cloneNode(true));
  return pane;
}

function placeOf(pane, { key, name }) {
  let panel = [...pane.querySelectorAll(".place")].find((each) => each.dataset.key === key);
  if (panel) return panel;
  panel = $("place").content.firstElementChild.cloneNode(true);
  const tab = document.createElement("button"), tabs = pane.querySelector(".places");
  panel.dataset.key = tab.dataset.key = key;
  panel.id = `${pane.getAttribute("aria-labelledby")}-${key}`;
  tab.id = `${panel.id}-tab`;
  Object.assign(tab, { type: "button", textContent: name });
  tab.setAttribute("role", "tab");
  tab.setAttribute("aria-controls", panel.id);
  panel.setAttribute("aria-labelledby", tab.id);
  panel.querySelector(".hint").hidden = key !== "table";
  tabs.append(tab);
  pane.querySelector(".composer").before(panel);
  followEnd(panel);
  if (!tabs.querySelector("[aria-selected=true]")) turnTo(pane, key);
  else turnTo(pane, pane.dataset.place);
  return panel;
}

function turnTo(pane, key) {
  pane.dataset.place = key;
  for (const tab of pane.querySelectorAll("[role=tab]")) {
    const isChosen = tab.dataset.key === key;
    tab.setAttribute("aria-selected", isChosen);
    tab.tabIndex = isChosen ? 0 : -1;
    if (isChosen) tab.classList.remove("unread");
  }
  for (const panel of pane.querySelectorAll(".place")) panel.hidden = panel.dataset.key !== key;
  const panel = pane.querySelector(".place:not([hidden])");
  if (panel) panel.scrollTop = panel.scrollHeight;
}

function showPane({ who, places, items }) {
  const pane = panes.get(who), isNew = !pane.querySelector(".composer");
  inside(pane);
  for (const place of places) showPlace(pane, place, items, isNew);
}

function showPlace(pane, place, items, isNew) {
  const panel = placeOf(pane, place), list = panel.querySelector(".posts");
  const older = panel.querySelector(".older"), first = list.firstElementChild?.dataset.id, goOn = held(panel, list);
  const known = new Map([...list.children].map((item) => [item.dataset.id, item]));
  let next = null, news = [];
  for (const id of [...place.order].reverse()) {
    const before = known.get(id);
    known.delete(id);
    const item = items[id] !== undefined && items[id] !== null ? renewed(before, items[id]) : before;
    if (!item) continue;
    if (dismissed.has(pane.dataset.who + id)) item.hidden = true;
    if (!before) news.push(item);
    if (item.nextElementSibling !== next || item.parentElement !== list) list.insertBefore(item, next);
    next = item;
  }
  for (const gone of known.values()) gone.remove();
  if (document.activeElement === older && list.firstElementChild?.dataset.id !== first) focusOn(itemIn(list, first));
  older.hidden = !place.older;
  showPins(panel, place.pinned);
  goOn();
  if (!isNew && news.length) announce(pane, place.key, news);
}

function renewed(before, html) {
  const item = made(html);
  if (!before) return item;
  if (before.dataset.version === item.dataset.version) return before;
  const focused = before.contains(document.activeElement) ? keyOf(document.activeElement) : null;
  carryOver(before, item);
  before.replaceWith(item);
  if (focused !== null) {
    const same = [...item.querySelectorAll("button, summary, input")].find((each) => keyOf(each) === focused);
    focusOn(same && !same.disabled ? same : item);
  }
  return item;
}

/* Keeps what somebody has opened and ticked when a message changes. */
function carryOver(before, item) {
  const after = new Map([...item.querySelectorAll("details, input")].map((each) => [keyOf(each), each]));
  for (const each of before.querySelectorAll("details[open], input")) {
    const same = after.get(keyOf(each));
    if (same && each.open) same.open = true;
    else if (same && each.checked !== each.defaultChecked) same.checked = each.checked;
  }
}

function focusOn(element) {
  if (element.tagName === "LI") element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const itemIn = (list, id) => [...list.children].find((item) => item.dataset.id === id);

/* Keeps the view of somebody who has scrolled up when messages above it come and go. */
function held(panel, list) {
  if (panel.hidden || panel.dataset.follows) return () => {};
  const top = panel.getBoundingClientRect().top, place = (item) => item?.getBoundingClientRect();
  const seen = [...list.children].find((item) => place(item).bottom > top), before = place(seen)?.top;
  return () => {
    const now = place(itemIn(list, seen?.dataset.id));
    if (now) panel.scrollTop += now.top - before;
  };
}

const keyOf = (element) =>
  [element.tagName, element.dataset.press, element.closest("[data-choose]")?.dataset.choose, element.value].join(" ");

function showPins(panel, pinned) {
  const pins = panel.querySelector(".pins"), list = pins.querySelector("ol");
  const items = [...panel.querySelectorAll(".posts > li")].filter((item) => pinned.includes(item.dataset.id));
  const versions = items.map((item) => item.dataset.version).join();
  if (pins.dataset.versions === versions) return;
  pins.dataset.versions = versions;
  pins.hidden = !items.length;
  list.replaceChildren(...items.map((item) => {
    const copy = item.cloneNode(true), before = itemIn(list, item.dataset.id);
    if (before) carryOver(before, copy);
    return copy;
  }));
}

/* Keeps the newest message in view until its reader scrolls up, however panes and messages grow. */

const follow = new ResizeObserver((changes) => {
  for (const { target } of changes) {
    const panel = target.closest(".place");
    if (panel.dataset.follows) panel.scrollTop = panel.scrollHeight;
  }
});

function followEnd(panel) {
  let top = 0;
  panel.dataset.follows = "yes";
  panel.addEventListener("scroll", () => {
    if (panel.scrollHeight - panel.scrollTop - panel.clientHeight < 80) panel.dataset.follows = "yes";
    else if (panel.scrollTop < top) panel.dataset.follows = "";
    top = panel.scrollTop;
  });
  follow.observe(panel);
  follow.observe(panel.querySelector(".posts"));
}

function announce(pane, key, items) {
  if (key === pane.dataset.place) return;
  const asks = items.some((item) => item.querySelector("[data-press], [data-choose]"));
  const tab = [...pane.querySelectorAll("[role=tab]")].find((each) => each.dataset.key === key);
  if (asks && !pane.contains(document.activeElement)) turnTo(pane, key);
  else tab.classList.add("unread");
}

function showState(state) {
  now = state.now;
  document.body.dataset.now = now;
  $("status").innerHTML = state.status;
  if (state.problem !== trouble) tellAll(trouble = state.problem);
  $("deal").hidden = state.phase !== "signup";
  $("draws").hidden = !state.draws;
  $("draws").textContent = $("draws").dataset.name + (state.waiting ? ` (${state.waiting})` : "");
  $("record").hidden = !["running", "over"].includes(state.phase);
  const play = $("play");
  play.textContent = state.playing ? play.dataset.pause : play.dataset.play;
  play.setAttribute("aria-pressed", state.playing);
  for (const [who, pane] of panes) {
    const cast = pane.querySelector(".cast");
    if (cast && document.activeElement !== cast) cast.value = state.parts[who];
  }
  for (const chip of document.querySelectorAll("[data-show]")) {
    chip.classList.toggle("called", state.called.includes(chip.dataset.show));
  }
  document.querySelectorAll("#status time").forEach(tellTime);
  document.querySelectorAll("time[data-style=R]").forEach(tellTime);
}

/* Who is shown. */

function shown() {
  return [...panes.values()].filter((pane) => !pane.hidden).map((pane) => pane.dataset.who);
}

function show(names) {
  for (const [who, pane] of panes) pane.hidden = !names.includes(who);
  for (const chip of document.querySelectorAll("[data-show]")) {
    chip.setAttribute("aria-pressed", names.includes(chip.dataset.show));
  }
  sessionStorage.setItem("shown", JSON.stringify(names));
  watch();
}

function toggle(name) {
  const names = shown();
  if (phone.matches) show([name]);
  else show(names.includes(name) ? names.filter((each) => each !== name) : [...names, name]);
}

function watch() {
  events?.close();
  events = new EventSource(`events?${new URLSearchParams(shown().map((name) => ["show", name]))}`);
  events.addEventListener("state", (event) => showState(JSON.parse(event.data)));
  events.addEventListener("pane", (event) => showPane(JSON.parse(event.data)));
  events.addEventListener("error", () => {
    tellAll(sentence(events.readyState === EventSource.CLOSED ? "elsewhere" : "lost"));
  });
  events.addEventListener("open", () => tellAll(trouble));
}

/* What people do. */

document.addEventListener("click", async (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  const { show: name, pace, press } = button.dataset;
  const pane = button.closest(".pane"), item = button.closest("li[data-id]");
  if (name !== undefined) toggle(name);
  else if (pace !== undefined) order("run", { pace });
  else if (button.id === "play") order("run", { pace: button.ariaPressed === "true" ? "pause" : "play", seconds: Number($("speed").value) });
  else if (button.id === "forward") order("forward", {});
  else if (button.id === "deal" || button.id === "draws") tellAll(await ask(button.id, {}) || trouble);
  else if (button.dataset.cancel !== undefined) $("form").close();
  else if (button.getAttribute("role") === "tab") turnTo(pane, button.dataset.key);
  else if (button.matches(".older")) act(pane, "look_back", { who: pane.dataset.who, place: pane.dataset.place });
  else if (button.dataset.dismiss !== undefined) {
    dismissed.add(pane.dataset.who + item.dataset.id);
    item.hidden = true;
  } else if (press !== undefined) {
    act(pane, "press", { who: pane.dataset.who, message: item.dataset.id, control: press });
  } else if (button.closest("[data-choose]")) choose(pane, item, button);
});

function choose(pane, item, button) {
  const select = button.closest("[data-choose]");
  const ticked = [...select.querySelectorAll("input:checked")].map((box) => box.value);
  const values = button.dataset.send === undefined ? [button.value] : ticked;
  select.open = false;
  select.querySelector("summary").focus();
  act(pane, "choose", { who: pane.dataset.who, message: item.dataset.id, control: select.dataset.choose, values });
}

document.addEventListener("change", (event) => {
  if (event.target.matches(".cast")) {
    wish("cast", { who: event.target.closest(".pane").dataset.who, part: event.target.value });
  } else if (event.target.id === "speed" && $("play").ariaPressed === "true") {
    wish("run", { pace: "play", seconds: Number(event.target.value) });
  }
});

document.addEventListener("keydown", (event) => {
  if (event.target.getAttribute("role") === "tab" && ["ArrowLeft", "ArrowRight"].includes(event.key)) {
    const tabs = [...event.target.parentElement.children], by = event.key === "ArrowRight" ? 1 : -1;
    const tab = tabs[(tabs.indexOf(event.target) + by + tabs.length) % tabs.length];
    turnTo(tab.closest(".pane"), tab.dataset.key);
    tab.focus();
  } else if (event.target.matches(".composer input")) typeKey(event);
});

function openForm(pane, html) {
  const dialog = $("form");
  dialog.replaceChildren(made(html));
  dialog.dataset.who = pane.dataset.who;
  dialog.setAttribute("aria-labelledby", dialog.querySelector("h2").id);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector("[autofocus]")?.focus();
}

function tellAll(problem) {
  $("problem").textContent = problem;
  $("problem").hidden = !problem;
}

async function ask(what, fields) {
  const answer = await wish(what, fields);
  if (answer.form) openForm(panes.get(answer.who), answer.form);
  else if (!answer.problem) $("form").close();
  return answer.problem ?? "";
}

document.addEventListener("submit", async (event) => {
  event.preventDefault();
  const form = event.target, values = {};
  if (form.matches(".composer")) return send(form);
  for (const [name, value] of new FormData(form, event.submitter)) (values[name] ??= []).push(value);
  if (form.dataset.wish) return refuse(await ask(form.dataset.wish, { values }));
  const { who } = $("form").dataset;
  const answer = await wish("send_in", { form: form.dataset.form, values });
  if (answer.form) openForm(panes.get(who), answer.form);
  else if (answer.problem) refuse(answer.problem);
  else $("form").close();
});

function refuse(problem) {
  const dialog = $("form");
  dialog.querySelector(".problem")?.remove();
  if (!problem) return;
  const said = Object.assign(document.createElement("p"), { className: "problem", textContent: problem });
  said.setAttribute("role", "alert");
  dialog.querySelector("h2").after(said);
}

/* What people write. */

async function send(form) {
  const pane = form.closest(".pane"), box = form.querySelector("input");
  hideOffers(form);
  if (box.value.trim() && await act(pane, "write", { who: pane.dataset.who, place: pane.dataset.place, text: box.value.trim() })) box.value = "";
  hideOffers(form);  // offers that arrived meanwhile
}

document.addEventListener("input", (event) => {
  if (event.target.matches(".composer input")) offer(event.target.form);
});

async function offer(form) {
  const pane = form.closest(".pane"), box = form.querySelector("input"), line = box.value;
  if (!line.startsWith("/")) return hideOffers(form);
  const { offers = [] } = await wish("complete", { who: pane.dataset.who, place: pane.dataset.place, line });
  if (box.value !== line) return;
  const list = form.querySelector(".offers");
  list.id = `${pane.getAttribute("aria-labelledby")}-offers`;
  box.setAttribute("aria-controls", list.id);
  list.replaceChildren(...offers.map((each, number) => offered(each, `${list.id}-${number}`)));
  list.hidden = !offers.length;
  box.setAttribute("aria-expanded", !list.hidden);
  box.removeAttribute("aria-activedescendant");
}

function offered({ shown: text, note, line }, id) {
  const option = Object.assign(document.createElement("li"), { id, textContent: text });
  option.setAttribute("role", "option");
  option.setAttribute("aria-selected", false);
  option.dataset.line = line;
  option.append(Object.assign(document.createElement("small"), { textContent: note }));
  option.addEventListener("mousedown", (event) => { event.preventDefault(); take(option); });
  return option;
}

function take(option) {
  const form = option.closest("form"), box = form.querySelector("input");
  box.value = option.dataset.line;
  offer(form);
}

function hideOffers(form) {
  form.querySelector(".offers").hidden = true;
  const box = form.querySelector("input");
  box.setAttribute("aria-expanded", false);
  box.removeAttribute("aria-activedescendant");
}

function typeKey(event) {
  const form = event.target.form, list = form.querySelector(".offers");
  if (list.hidden) return;
  const options = [...list.children], at = options.findIndex((option) => option.ariaSelected === "true");
  if (["ArrowDown", "ArrowUp"].includes(event.key)) {
    event.preventDefault();
    options[at]?.setAttribute("aria-selected", false);
    const option = options[(at + (event.key === "ArrowDown" ? 1 : at < 0 ? 0 : -1) + options.length) % options.length];
    option.setAttribute("aria-selected", true);
    option.scrollIntoView({ block: "nearest" });
    event.target.setAttribute("aria-activedescendant", option.id);
  } else if (event.key === "Escape") hideOffers(form);
  else if (event.key === "Tab" && !event.shiftKey || event.key === "Enter" && at >= 0) {
    event.preventDefault();
    take(options[Math.max(at, 0)]);
  }
}

const remembered = JSON.parse(sessionStorage.getItem("shown") ?? "null");
const first = [...panes.keys()];
show(phone.matches ? [(remembered ?? first)[0]] : remembered ?? first.slice(0, 4));
phone.addEventListener("change", () => { if (phone.matches) show(shown().slice(0, 1)); });
