// The page of a table: its turns, its pictures, and what is explained about them.
import { Board } from "./board.js";

const at = (id) => document.getElementById(id);
const table = location.pathname.split("/")[2];
const REST = 60; // milliseconds that the slider rests before a turn is loaded
const PLAY = 2000; // milliseconds for which each turn is shown
const POLL = 60000; // milliseconds between two looks without a stream of events

let words = {};
let components = {};
let turn = null;
let wanted = null; // the turn that was asked for last; null: the newest
let theme = "light";
let view = "";
let reading = ""; // the text about the whole game that is shown in place of the picture
let kept = null; // the place whose card stays open
let resting = 0;
let playing = 0;
let asked = 0;
let following = 0;

const board = new Board(at("board"), table, (place, press) => {
  if (press) keep(place);
  else if (!kept) explain(place);
});

function say(text) {
  at("notice").textContent = text || "";
  at("notice").hidden = !text;
}

async function get(path) {
  let answer;
  try {
    answer = await fetch(`/t/${table}/${path}`);
  } catch {
    throw new Error(words["no-connection"] || "No connection.");
  }
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.error);
  return said;
}

function element(name, text, kind) {
  const found = document.createElement(name);
  if (text !== undefined) found.textContent = text;
  if (kind) found.className = kind;
  return found;
}

async function go(number, note = "") {
  wanted = number;
  const mine = ++asked;
  try {
    const path = number === null ? "turns" : `turns/${number}`;
    const said = await get(`${path}?view=${view}&theme=${theme}`);
    if (mine !== asked) return;
    const before = turn;
    said.boxes = new Map(said.places.map(([id, left, top, width, height, radius, name, explained, seat]) => [
      id, { id, left, top, width, height, radius, name, explained, seat },
    ]));
    turn = said;
    view = said.view;
    if (number === null || said.turn === said.last) wanted = null;
    showText(before);
    if (said.names.length) await board.show(said);
    else board.clear();
    if (mine !== asked) return;
    keep(kept && turn.boxes.has(kept) ? kept : null);
    say(number !== null && number > said.last ? words.gone : note);
    if (at("words").open) showWords();
    if (reading) read();
  } catch (error) {
    if (mine === asked) say(error.message);
  }
}

function showText(before) {
  document.title = turn.table;
  at("table").textContent = turn.table;
  at("headline").textContent = turn.headline;
  at("heading").textContent = turn.heading;
  at("seats").replaceChildren(...turn.seats.map((seat) => {
    const chip = element("li", seat.score === null ? seat.name : `${seat.name} ${seat.score}`, seat.active ? "active" : "");
    chip.style.background = seat.fill;
    chip.style.color = seat.on;
    if (seat.active) chip.setAttribute("aria-current", "true");
    return chip;
  }));
  const lines = turn.tale.map((line) => {
    const item = element("li", undefined, line.heading ? "heading" : "");
    if (!line.heading) item.append(element("span", line.sign));
    item.append(line.text);
    return item;
  });
  at("tale").replaceChildren(...(lines.length ? lines : [element("li", words.nothing, "heading")]));
  at("slider").max = turn.last;
  at("slider").value = turn.turn;
  at("slider").setAttribute("aria-valuetext", turn.heading);
  at("first").disabled = at("back").disabled = turn.turn === 0;
  at("next").disabled = at("last").disabled = turn.turn === turn.last;
  if (!before || before.views.join() !== turn.views.join() || before.view !== turn.view || before.texts.join() !== turn.texts.join()) {
    const entries = [...turn.views, ...turn.texts];
    at("view").replaceChildren(...entries.map(([value, label]) => new Option(label, value, false, value === (reading || turn.view))));
  }
  listPlaces();
}

// Everything on the picture, for those who do not see it or cannot point at it.
function listPlaces() {
  const named = turn.places.map(([id, , , , , , name]) => new Option(name, id, false, id === kept));
  named.sort((one, other) => one.text.localeCompare(other.text, document.documentElement.lang, { numeric: true }));
  at("places").replaceChildren(new Option(words.places, ""), ...named);
  at("places").disabled = !named.length;
}

function keep(place) {
  kept = place;
  at("places").value = place || "";
  explain(place);
  if (place) board.bring(place);
}

function explain(id) {
  if (!turn || !turn.boxes) return;
  const place = id && turn.boxes.get(id);
  at("card").hidden = !place;
  if (turn.names.length) board.outline(place ? id : null);
  if (!place) return;
  at("card-name").textContent = place.name;
  const parts = [];
  if (place.seat !== null) parts.push(element("p", turn.seats[place.seat].name, "kind"));
  for (const each of place.explained) {
    const said = components[each];
    if (!said) continue;
    parts.push(element("h3", said.name));
    parts.push(element("p", said.kind, "kind"));
    parts.push(element("p", said.does));
    const now = turn.now[each] || [];
    if (now.length) {
      parts.push(element("p", words.now));
      const list = element("ul");
      list.append(...now.map((line) => element("li", line)));
      parts.push(list);
    }
    for (const ruling of said.rulings) parts.push(element("small", `${words.ruling} ${ruling}`));
    if (said.source) parts.push(element("p", said.source, "kind"));
  }
  const inside = id === kept ? board.within(id).slice(0, 40) : [];
  if (inside.length) {
    parts.push(...inside.map((other) => {
      const button = element("button", other.name);
      button.type = "button";
      button.addEventListener("click", () => keep(other.id));
      return button;
    }));
  }
  at("card-text").replaceChildren(...parts);
  at("card").scrollTop = 0;
}

function fill(id, heading, parts) {
  at(id).replaceChildren(...parts.flatMap((part) => {
    const list = element("ul");
    list.append(...part.lines.map((line) => element("li", line)));
    return [element(heading, part.title), list];
  }));
}

// A text about the whole game, such as its log, in place of the picture.
async function read() {
  at("text").hidden = !reading;
  at("board").hidden = Boolean(reading);
  if (!reading) return;
  try {
    const asking = reading;
    const parts = await get(`texts/${asking}`);
    if (asking === reading) fill("text", "h2", parts);
  } catch (error) {
    say(error.message);
  }
}

function choose(value) {
  keep(null);
  const text = turn && turn.texts.some(([each]) => each === value);
  const back = reading && !text && value === view;
  reading = text ? value : "";
  at("text").replaceChildren();
  read();
  if (text || back) return;
  view = value;
  go(turn ? turn.turn : null);
}

async function showWords() {
  try {
    fill("words-text", "h3", await get(`position/${turn.turn}`));
  } catch (error) {
    say(error.message);
  }
}

function setTheme(name) {
  theme = name;
  document.documentElement.classList.toggle("dark", name === "dark");
  at("theme").textContent = name === "dark" ? "☀" : "☾";
  at("theme").setAttribute("aria-label", name === "dark" ? words.light : words.dark);
}

// Events say that there is a newer turn, or that one was taken back; the page asks for it like for any other.
function listen() {
  const events = new EventSource(`/t/${table}/live`);
  let opened = 0;
  events.addEventListener("open", () => { opened += 1; });
  events.addEventListener("message", (event) => hear(JSON.parse(event.data), opened > 1));
  events.addEventListener("error", () => {
    if (events.readyState !== EventSource.CLOSED) return; // the browser connects again by itself
    setTimeout(() => { poll(); listen(); }, opened ? POLL / 4 : POLL);
  });
}

function poll() {
  if (turn && wanted === null && !playing) go(null);
}

function hear(news, again) {
  if (!turn || (news.first && news.turn === turn.last && !again)) return;
  if (news.back || news.turn < turn.last) {
    soon(news, () => go(null, words.gone));
  } else if (wanted === null && !playing) {
    soon(news, () => wanted === null && go(null));
  } else if (news.turn > turn.last) {
    turn.last = news.turn;
    at("slider").max = turn.last;
    at("next").disabled = at("last").disabled = false;
    say(words.newer);
  }
}

function soon(news, act) {
  clearTimeout(following);
  following = setTimeout(act, Math.random() * news.spread);
}

function step(by) {
  go(Math.max(0, Math.min(turn.last, turn.turn + by)));
}

function play() {
  if (playing) {
    clearInterval(playing);
    playing = 0;
  } else {
    if (turn.turn === turn.last) go(0);
    playing = setInterval(() => (turn.turn < turn.last ? step(1) : play()), PLAY);
  }
  at("play").textContent = playing ? "■" : "»";
  at("play").setAttribute("aria-label", playing ? words.stop : words.play);
}

function label() {
  const labels = {
    "zoom-in": "zoom-in", "zoom-out": "zoom-out", first: "first", back: "back", next: "next", last: "last", play: "play",
    close: "close", slider: "turns",
  };
  for (const [id, key] of Object.entries(labels)) at(id).setAttribute("aria-label", words[key]);
  at("view-label").textContent = words.view;
  at("places-label").textContent = words.places;
  at("words-label").textContent = words["in-words"];
  at("board").setAttribute("aria-description", words["map-help"]);
  at("play").textContent = "»";
}

async function begin() {
  try {
    const said = await get("words");
    ({ words, components } = said);
    document.documentElement.lang = said.locale;
    label();
    const dark = matchMedia("(prefers-color-scheme: dark)").matches || said.theme === "dark";
    setTheme(dark ? "dark" : "light");
  } catch (error) {
    say(error.message);
    return;
  }
  at("theme").addEventListener("click", () => { setTheme(theme === "dark" ? "light" : "dark"); go(wanted); });
  at("view").addEventListener("change", () => choose(at("view").value));
  at("places").addEventListener("change", () => keep(at("places").value || null));
  at("close").addEventListener("click", () => keep(null));
  at("zoom-in").addEventListener("click", () => board.zoom(1.4));
  at("zoom-out").addEventListener("click", () => board.zoom(1 / 1.4));
  at("first").addEventListener("click", () => go(0));
  at("back").addEventListener("click", () => step(-1));
  at("next").addEventListener("click", () => step(1));
  at("last").addEventListener("click", () => go(null));
  at("play").addEventListener("click", play);
  at("words").addEventListener("toggle", () => at("words").open && showWords());
  at("slider").addEventListener("input", () => {
    clearTimeout(resting);
    resting = setTimeout(() => go(Number(at("slider").value)), REST);
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input, select") || !turn) return;
    if (event.key === "[") step(-1);
    else if (event.key === "]") step(1);
    else if (event.key === "Escape") keep(null);
  });
  await go(null);
  listen();
}

begin();
