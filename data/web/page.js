// @ts-check
// The page of a table: its turns, its pictures, and what is explained about them.
import { Board } from "./board.js";
import { Card } from "./card.js";
import { at, element, entitle, hung, recall, remember } from "./parts.js";

const table = location.pathname.split("/")[2];
const REST = 60; // milliseconds that the slider rests before a turn is loaded
const PLAY = 1500; // milliseconds for which each turn is shown, besides the time to read it
const READ = 30; // milliseconds to read a character
const MOST = 10000; // most milliseconds for which a turn is shown
const OFTEN = 5000; // milliseconds between two questions whether there is a newer turn, in play
const SELDOM = 30000; // the same at a quiet table
const LIVELY = 300000; // milliseconds after something new for which a table counts as in play
const PATIENCE = 60000; // milliseconds after which a request without an answer counts as lost
const AGAIN = [3000, 6000, 12000, 30000]; // milliseconds after which something is asked for again, at first and later
const SOON = 150; // milliseconds after which a page shows that it waits for what was asked for
const NOTED = 400; // milliseconds after which the address has the turn that is shown
const IN_WORDS = "in-words"; // the text that describes the table after the turn that is shown
const SIGN = /^([•–-]|[①-⑳]|\(\d+\)|\d+\.) +/u; // what a line of a list begins with

let ready = false; // whether the words are there
/** @type {import("../../tools/web/answers").Words} */
let words = {};
/** @type {import("../../tools/web/answers").Turn | null} */
let turn = null; // what is shown
let wanted = null; // the turn that was asked for last; null: the newest
let since = null; // the turn after which all are shown as one tale; null: one turn is shown
/** @type {[number, string] | null} */
let offered = null; // the reader's last turn or visit, and what the turns after it are called
const visited = Number(recall(`visited-${table}`)) || ""; // the newest turn at the last visit
let theme = "light";
let safe = ""; // "-safe": pictures in colors that the color-blind can tell apart, as chosen in Discord
let view = "";
let reading = ""; // the text about the whole game that is shown in place of the picture
let sliding = false; // whether a finger is on the slider
let toward = 0; // the direction in which somebody walks through the turns
/** @type {{path: string, answer: Promise<import("../../tools/web/answers").Turn | null>} | null} */
let ahead = null; // the turn that comes next in that direction: its path and a promise of what the server says
let resting = 0;
let playing = false;
let pause = 0;
let asked = 0; // counts what was asked for, so that a late answer to something earlier is not shown
let loading = 0; // how many of them are not there yet
let read = 0;
let repeating = 0;
let failures = 0;
let noting = 0;
let looking = 0;
let looks = 0;
let looked = 0; // when the page last asked for news
let seen = ""; // what the last answer about news showed
let fresh = Date.now(); // when something was new
let shut = false; // whether the page may no longer see the table

const board = new Board(at("board"), table, (place, press) => {
  if (press) card.keep(place);
  else if (!card.kept) card.explain(place);
});
const card = new Card(board);

// What people are told if something does not work; `lasting`: asking again would not help.
class Trouble extends Error {
  constructor(message, lasting = false) {
    super(message);
    this.lasting = lasting;
  }
}

const lost = () => words[navigator.onLine ? "no-answer" : "no-connection"] || document.body.dataset.lost;

function say(text) {
  at("said").textContent = text || "";
  at("notice").hidden = !text;
}

async function get(path) {
  let answer;
  let said;
  try {
    answer = await fetch(`/t/${table}/${path}`, { signal: AbortSignal.timeout?.(PATIENCE) });
    said = await answer.json();
  } catch {
    throw new Trouble(lost());
  }
  if (!answer.ok) throw new Trouble(said.error, answer.status === 404);
  return said;
}

// Says what went wrong. What may work later is tried again by itself.
function fail(error, act) {
  if (!(error instanceof Trouble)) console.error(error);
  say(error instanceof Trouble ? error.message : lost());
  clearTimeout(repeating);
  if (error.lasting) return;
  repeating = setTimeout(act, AGAIN[Math.min(failures, AGAIN.length - 1)]);
  failures += 1;
}

function worked() {
  clearTimeout(repeating);
  failures = 0;
}

// Shows a turn (null: the newest). Returns whether nothing else was asked for meanwhile, and nothing went wrong.
async function go(number, note = "") {
  wanted = number;
  const mine = ++asked;
  loading += 1;
  const impatient = setTimeout(() => mine === asked && turn && showWait(number === null ? turn.last : number), SOON);
  try {
    const path = pathOf(number);
    const before = turn;
    const said = (ahead && ahead.path === path && await ahead.answer) || await ask(path);
    if (mine !== asked) return false;
    ahead = null;
    complete(said, before);
    turn = said;
    view = said.view;
    since = said.since;
    if (number === null) remember(`visited-${table}`, said.last);
    if (!isText(reading)) reading = "";
    if (number === null || said.turn === said.last) wanted = null;
    showText();
    if (said.names.length) await board.show(said);
    else board.clear(said.headline);
    if (mine !== asked) return false;
    worked();
    card.show(turn);
    say(number !== null && number > said.last ? words.gone : note);
    if (reading) showReading();
    noteAddress();
    prepare();
    return true;
  } catch (error) {
    if (mine !== asked) return false;
    if (error.lasting && !turn && view) { // an address with a view that the table does not have
      view = "";
      return go(null);
    }
    fail(error, () => mine === asked && go(number, note));
    return false;
  } finally {
    loading -= 1;
    clearTimeout(impatient);
    if (mine === asked) at("board").removeAttribute("aria-busy");
  }
}

// An answer has only the places and states that differ from the answer that this page has already.
/** @param {import("../../tools/web/answers").Turn} said @param {import("../../tools/web/answers").Turn | null} before */
function complete(said, before) {
  const same = said.known && !said.places.length && !said.gone.length;
  said.boxes = same ? before.boxes : new Map(said.known ? before.boxes : []);
  for (const id of said.gone) said.boxes.delete(id);
  for (const [id, left, top, width, height, radius, name, explained, seat] of said.places) {
    said.boxes.set(id, { id, left, top, width, height, radius, name, explained, seat });
  }
  said.now = said.known ? { ...before.now, ...said.now } : said.now;
}

function pathOf(number) {
  const known = turn && turn.view === view ? turn.tag : "";
  return `${number === null ? "turns" : `turns/${number}`}?view=${view}&theme=${manner()}&known=${known}`;
}

// What pictures are drawn with, in an address.
function manner() {
  return theme + safe + (since === null ? "" : `&since=${since}`);
}

/** @param {string} path @returns {Promise<import("../../tools/web/answers").Turn>} */
async function ask(path) {
  const drawnWith = manner();
  const said = await get(path);
  said.theme = drawnWith;
  return said;
}

// Loads the next turn for somebody who walks through them, so that the next step shows it at once.
function prepare() {
  const next = turn.turn + toward;
  if (!toward || next < 0 || next > turn.last) return;
  const path = pathOf(next);
  const mine = { path, answer: ask(path).catch(() => null) };
  ahead = mine;
  mine.answer.then((said) => said && ahead === mine && board.warm(said)).catch(() => {}); // it is loaded when it is shown
}

// The address has what is shown, for reloading and Back: a view is a step back, the turns walked through are not. One to
// be shared has the first view and the newest turn, too.
function addressOf(shared = false) {
  const parts = new URLSearchParams();
  const number = shared ? turn.turn : wanted;
  if (reading) parts.set("text", reading);
  if (turn && (shared || view !== turn.views[0][0])) parts.set("view", view);
  if (number !== null) parts.set("turn", number);
  if (since !== null) parts.set("since", since);
  const text = String(parts);
  return location.pathname + (text && `#${text}`);
}

async function share() {
  const url = location.origin + addressOf(true);
  try {
    if (navigator.share) await navigator.share({ title: turn.table, url });
    else {
      await navigator.clipboard.writeText(url);
      say(words.copied);
    }
  } catch (error) {
    if (error.name !== "AbortError") say(url); // they did not change their mind
  }
}

function noteAddress() {
  clearTimeout(noting);
  noting = setTimeout(() => history.replaceState(history.state, "", addressOf()), NOTED); // some browsers refuse more than 100 in 30 s
}

function readAddress() {
  const parts = new URLSearchParams(location.hash.slice(1));
  const number = parts.get("turn") || "";
  const after = parts.get("since") || "";
  since = /^[0-9]{1,9}$/.test(after) ? Number(after) : null;
  reading = parts.get("text") || "";
  view = parts.get("view") || (turn ? turn.views[0][0] : recall(`view-${table}`) || "");
  if (!/^[a-z-]{1,30}([.][0-9]{1,2})?$/.test(view)) view = "";
  return /^[0-9]{1,9}$/.test(number) ? Number(number) : null;
}

function isText(value) {
  return value === IN_WORDS || Boolean(turn?.texts.some(([each]) => each === value));
}

// What is shown is not yet what was asked for.
function showWait(number) {
  at("board").setAttribute("aria-busy", "true");
  if (number !== turn.turn && !sliding) showNumber(number);
}

function showText() {
  document.title = `${at("take").hidden ? "" : "● "}${turn.table}`;
  at("table").textContent = turn.table;
  at("headline").textContent = turn.headline;
  at("seats").replaceChildren(...turn.seats.map((seat) => {
    const chip = element("li", undefined, seat.active ? "active" : "");
    chip.append(element("span", seat.name, "name"));
    if (seat.score !== null) chip.append(" ", element("span", seat.score, "score"));
    chip.style.background = seat.fill;
    chip.style.color = seat.on;
    if (seat.active) chip.setAttribute("aria-current", "true");
    return chip;
  }));
  const lines = turn.tale.map((line) => (
    hung(line.heading ? "" : line.sign, line.text, line.number ? () => follow(line.number) : null)
  ));
  at("tale").replaceChildren(...(lines.length ? lines : [element("li", words.nothing)]));
  at("tale").scrollTop = 0;
  at("slider").max = String(turn.last);
  if (!sliding) showNumber(turn.turn, turn.heading);
  showSince();
  at("back").disabled = turn.turn === 0;
  at("next").disabled = turn.turn === turn.last;
  listViews();
  showTools();
}

function showNumber(number, text = `${number} / ${turn.last}`) {
  at("heading").textContent = text;
  at("slider").value = String(number);
  at("slider").setAttribute("aria-valuetext", text);
}

// The button beside the heading leads to all that happened since the reader was there, and from there through it.
function showSince() {
  at("since").hidden = turn.since === null && !offered;
  at("since").textContent = turn.since === null ? offered?.[1] : words["turn-by-turn"];
}

// Shows where a numbered line happened: on this picture or, if it is not on it, on the first one, which has all numbers.
async function follow(number) {
  const places = () => turn.marks.filter(([id, , numbers]) => numbers.includes(number) && turn.boxes.has(id));
  const [[first]] = turn.views;
  if (reading || (!places().length && view !== first)) await choose(first);
  const ids = places().map(([id]) => id);
  card.keep(null);
  board.bring(ids[0]);
  board.outline(ids);
}

function listViews() {
  const [log, ...others] = turn.texts;
  const views = turn.views.map(([value, label]) => [value, turn.changed.includes(value) ? `● ${label}` : label]);
  const entries = [...views, [IN_WORDS, words[IN_WORDS]], log, ...others];
  const shown = reading || turn.view;
  const there = [...at("view").options].map((option) => `${option.value} ${option.text}`).join();
  if (there !== entries.map((entry) => entry.join(" ")).join()) {
    at("view").replaceChildren(...entries.map(([value, label]) => new Option(label, value)));
  }
  at("view").value = shown;
}

// What is of use only with a picture cannot be pressed without one.
function showTools() {
  at("zoom-in").disabled = at("zoom-out").disabled = !turn.names.length || Boolean(reading);
}

// A text about the game, such as its log, in place of the picture.
async function showReading() {
  const mine = ++read;
  at("text").hidden = !reading;
  at("board").hidden = Boolean(reading);
  if (turn) showTools();
  if (!reading) return;
  const asking = reading;
  try {
    /** @type {import("../../tools/web/answers").Part[]} */
    const parts = await get(asking === IN_WORDS ? `position/${turn.turn}` : `texts/${asking}`);
    if (mine !== read) return;
    const leading = parts.some((part) => part.lines.some((line) => SIGN.test(line)));
    at("text").replaceChildren(...parts.flatMap((part) => {
      const list = element("ul");
      list.append(...part.lines.map((line) => {
        const [start, sign] = SIGN.exec(line) || ["", leading ? "" : "•"];
        return hung(sign === "-" ? "•" : sign, line.slice(start.length));
      }));
      return [element("h2", part.title), list];
    }));
    worked();
  } catch (error) {
    if (mine === read) fail(error, () => mine === read && showReading());
  }
}

async function choose(value) {
  card.open(null);
  clearTimeout(noting);
  history.replaceState(history.state, "", addressOf());
  const text = isText(value);
  const back = reading && !text && value === view;
  reading = text ? value : "";
  if (!text) {
    view = value;
    remember(`view-${table}`, view);
  }
  card.enter(addressOf());
  at("text").replaceChildren();
  at("text").scrollTop = 0;
  showReading();
  if (!text && !back) await go(wanted);
}

// After Back or Forward.
function revisit() {
  if (!turn) return;
  if (card.left()) {
    noteAddress();
    return;
  }
  clearTimeout(noting);
  halt();
  const number = readAddress();
  at("text").replaceChildren();
  showReading();
  go(number);
}

// The colors chosen here or else, with `settings`, in Discord or by the system.
function chosenTheme(settings) {
  const chosen = recall("theme");
  safe = settings.endsWith("-safe") ? "-safe" : "";
  if (chosen === "dark" || chosen === "light") return chosen;
  return settings.startsWith("dark") || matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function setTheme(name) {
  theme = name;
  document.documentElement.classList.toggle("dark", name === "dark");
  document.documentElement.classList.toggle("light", name === "light");
  at("theme").textContent = name === "dark" ? "☀\uFE0E" : "☾\uFE0E";
  entitle("theme", name === "dark" ? words.light : words.dark);
}

// Asks whether there is a newer turn, or one was taken back, and again as long as the page is seen.
async function look() {
  const mine = ++looks;
  clearTimeout(looking);
  if (document.hidden) return;
  looked = Date.now();
  try {
    const news = await get(`newest?seen=${seen}&visited=${visited}`);
    if (mine === looks) hear(news);
  } catch (error) {
    if (mine === looks && error.lasting) {
      shut = true;
      say(error.message);
      tell({ asked: "", post: at("table").href, since: offered, seen });
    }
  }
  if (mine === looks) looking = setTimeout(look, Date.now() - fresh < LIVELY ? OFTEN : SELDOM);
}

// Says whether the reader must act, which they do in Discord, also to those who look at another tab.
function tell({ asked, post, ...news }) {
  seen = news.seen;
  offered = news.since;
  if (turn) showSince();
  at("take").hidden = !asked;
  at("take").textContent = words[asked];
  at("take").href = at("table").href = post;
  at("icon").href = at("icon").href.replace(/[^/]*$/, asked ? "icon-turn.svg" : "icon.svg");
  document.title = document.title.replace(/^(● )?/, asked ? "● " : "");
}

/** @param {import("../../tools/web/answers").News} news */
function hear(news) {
  const same = news.seen === seen && news.turn === turn?.last;
  tell(news);
  if (!same) {
    ahead = null;
    fresh = Date.now();
  }
  if (!turn || shut || failures) {
    shut = false;
    go(wanted);
  } else if (same) {
    // what is shown is the newest
  } else if (news.back || news.turn < turn.last) {
    halt();
    go(null, words.gone);
  } else if (wanted === null && !playing) {
    go(null);
  } else if (news.turn > turn.last) {
    turn.last = news.turn;
    at("slider").max = String(turn.last);
    at("next").disabled = false;
    say(words.newer);
  }
}

// A page that is seen again, or is online again, catches up. One event often follows another.
function catchUp() {
  if (document.hidden || Date.now() - looked < SOON) return;
  if (ready) look();
  else if (failures) begin();
}

function step(by) {
  if (!turn) return;
  halt();
  toward = by;
  const from = wanted === null ? turn.last : wanted; // presses that come faster than turns all count
  const number = Math.max(0, Math.min(turn.last, from + by));
  clearTimeout(resting);
  if (!loading) {
    go(number);
    return;
  }
  wanted = number; // only the last of them is loaded
  showNumber(number);
  resting = setTimeout(() => go(number), REST * 2);
}

function jump(number) {
  clearTimeout(resting);
  halt();
  go(number);
}

function halt() {
  stop();
  toward = 0;
  since = null;
}

async function play() {
  if (playing) {
    stop();
    return;
  }
  playing = true;
  toward = 1;
  showPlay();
  let next = since !== null ? since + 1 : turn.turn === turn.last ? 0 : turn.turn + 1;
  since = null;
  const advance = async () => {
    if (!(await go(next)) || !playing || turn.turn === turn.last) {
      stop();
      return;
    }
    next = turn.turn + 1;
    const characters = turn.tale.reduce((sum, line) => sum + line.text.length, 0);
    pause = setTimeout(advance, Math.min(MOST, PLAY + READ * characters));
  };
  advance();
}

function stop() {
  if (!playing) return;
  playing = false;
  clearTimeout(pause);
  showPlay();
}

function showPlay() {
  at("play").textContent = playing ? "■\uFE0E" : "▶\uFE0E";
  entitle("play", playing ? words.stop : words.play);
}

function label() {
  for (const id of ["zoom-in", "zoom-out", "back", "next", "share"]) entitle(id, words[id]);
  entitle("slider", words.turns);
  at("table").title = words.discord;
  at("view-label").textContent = words.view;
  at("places-label").textContent = words.places;
  at("tale").setAttribute("aria-labelledby", "heading");
  at("board").setAttribute("aria-description", words["map-help"]);
  card.words = words;
  card.label();
  showPlay();
}

async function begin() {
  const number = readAddress();
  theme = chosenTheme(recall("settings") || "");
  const path = pathOf(number);
  ahead = { path, answer: ask(path).catch(() => null) };
  try {
    const said = await get("words");
    if (ready) return;
    ({ words } = said);
    card.components = said.components;
    document.documentElement.lang = said.locale;
    label();
    remember("settings", said.theme);
    setTheme(chosenTheme(said.theme));
  } catch (error) {
    if (error.lasting) {
      remember("wanted", JSON.stringify([location.pathname + location.hash, Date.now()]));
      location.replace("/");
    } else fail(error, begin);
    return;
  }
  ready = true;
  // The bar comes before the picture, and nothing that happens from now on is missed.
  get(`newest?visited=${visited}`).then(tell, () => {});
  await go(number);
  look();
}

function attend() {
  at("theme").addEventListener("click", () => {
    setTheme(theme === "dark" ? "light" : "dark");
    remember("theme", theme);
    if (turn) go(wanted);
  });
  at("view").addEventListener("change", () => choose(at("view").value));
  at("zoom-in").addEventListener("click", () => board.zoom(1.4));
  at("zoom-out").addEventListener("click", () => board.zoom(1 / 1.4));
  at("back").addEventListener("click", () => step(-1));
  at("next").addEventListener("click", () => step(1));
  at("share").addEventListener("click", () => turn && share());
  at("play").addEventListener("click", () => turn && play());
  at("since").addEventListener("click", () => {
    halt();
    if (turn.since === null) [since] = offered;
    go(turn.since === null ? null : turn.since + 1);
  });
  at("said").addEventListener("click", () => (at("said").textContent === words.newer ? jump(null) : say("")));
  at("slider").addEventListener("pointerdown", () => { sliding = true; });
  for (const end of ["pointerup", "pointercancel", "change"]) at("slider").addEventListener(end, () => { sliding = false; });
  at("slider").addEventListener("input", () => {
    const number = Number(at("slider").value);
    if (turn) showNumber(number);
    clearTimeout(resting);
    resting = setTimeout(() => jump(number), REST);
  });
  document.addEventListener("keydown", (event) => {
    if (!turn || event.metaKey || (event.ctrlKey && !event.altKey)) return; // AltGr is both
    if (event.key === "Escape") {
      say("");
      card.keep(null);
    } else if (event.target instanceof Element && event.target.matches("select")) {
      // letters choose entries
    } else if (event.key === "[") step(-1);
    else if (event.key === "]") step(1);
  });
  document.addEventListener("visibilitychange", catchUp);
  for (const back of ["focus", "online", "pageshow"]) addEventListener(back, catchUp);
  addEventListener("popstate", revisit);
}

attend();
begin();
