// @ts-check
// The card about a place or a component, and the menu that lists them all.
import { at, button, element, entitle, hung } from "./parts.js";

const CARD = "card"; // the state of the entry in the history that Back leaves to close the card
const INSIDE = 40; // most places within another that a card lists

export class Card {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** @type {import("../../tools/web/answers").Words} */
    this.words = {};
    /** @type {import("../../tools/web/answers").Components} */
    this.components = {};
    /** @type {import("../../tools/web/answers").Turn | null} */
    this.turn = null;
    this.kept = null; // what has a card that stays open
    this.shown = null; // what has a card, and whether that stays
    /** @type {Map<string, import("../../tools/web/answers").Place> | null} */
    this.listed = null; // the places that the menu has
    this.closing = false; // whether the page goes back because the card was closed
    at("places").addEventListener("change", () => this.keep(at("places").value || null));
    at("close").addEventListener("click", () => this.keep(null));
    at("taller").addEventListener("click", () => this.grow(!this.aside.classList.contains("tall")));
    this.aside = at("card").parentElement;
  }

  label() {
    entitle("close", this.words.close);
    entitle("taller", this.words.taller);
  }

  // On a phone.
  grow(tall) {
    this.aside.classList.toggle("tall", tall);
    at("taller").setAttribute("aria-pressed", String(tall));
    this.board.resize();
    this.board.bring(this.kept);
  }

  // Opens the card about something, which stays, or closes it (null). Back closes it, too.
  keep(id) {
    const within = history.state === CARD;
    if (id && !within) history.pushState(CARD, "");
    this.closing = !id && within;
    if (this.closing) history.back();
    this.open(id);
    if (id) this.board.bring(id);
  }

  open(id) {
    this.kept = id;
    at("places").value = id || "";
    this.explain(id);
  }

  // Returns whether Back or Forward closed the card and is done.
  left() {
    const closed = this.closing || Boolean(this.kept);
    this.closing = false;
    this.open(null);
    return closed;
  }

  // Enters what is shown next into the history, in place of the card.
  enter(address) {
    if (history.state === CARD) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
  }

  // What a card can be about: a place of the picture, or else a component.
  thing(id) {
    const said = this.components[id];
    return this.turn?.boxes.get(id) || (said && { id, name: said.name, explained: [id], seat: null });
  }

  // Shows another turn or view, in which a card that is open remains so if it can.
  /** @param {import("../../tools/web/answers").Turn} turn */
  show(turn) {
    this.turn = turn;
    this.shown = null;
    if (turn.boxes !== this.listed) this.list();
    this.open(this.thing(this.kept) ? this.kept : null);
  }

  // Everything on the picture, and all else, for those who do not see it or cannot point at it.
  list() {
    this.listed = this.turn.boxes;
    const groups = new Map();
    const add = (kind, text, id) => groups.set(kind, [...groups.get(kind) || [], new Option(text, id)]);
    const there = new Set();
    for (const { id, name, explained } of this.turn.boxes.values()) {
      add(this.components[explained[0]]?.kind || "", name, id);
      for (const each of [id, ...explained]) there.add(each);
    }
    const sorted = (values, text) => values.sort((one, other) => text(one).localeCompare(
      text(other), document.documentElement.lang, { numeric: true },
    ));
    const kinds = sorted([...groups.keys()], (kind) => kind);
    for (const [id, { name }] of Object.entries(this.components)) {
      if (!there.has(id)) add(this.words.elsewhere, name, id);
    }
    if (groups.has(this.words.elsewhere)) kinds.push(this.words.elsewhere);
    at("places").replaceChildren(new Option(this.words.find, ""), ...kinds.map((kind) => {
      const group = kind ? element("optgroup") : document.createDocumentFragment();
      if (kind) group.label = kind;
      group.append(...sorted(groups.get(kind), (option) => option.text));
      return group;
    }));
  }

  explain(id) {
    const thing = id && this.thing(id);
    const shown = thing ? `${id} ${this.kept === id}` : "";
    if (!this.turn || shown === this.shown) return;
    this.shown = shown;
    if (!thing && !at("board").hidden && at("card").contains(document.activeElement)) at("board").focus({ preventScroll: true });
    at("card").hidden = !thing;
    this.aside.classList.toggle("explaining", Boolean(thing));
    this.board.outline(thing ? [id] : []);
    if (!thing) return;
    at("card-name").textContent = thing.name;
    const focused = at("card-text").contains(document.activeElement);
    const seat = thing.seat === null ? "" : this.turn.seats[thing.seat].name;
    const explained = thing.explained.filter((each) => this.components[each]);
    at("card-text").replaceChildren(
      ...(thing.name.includes(seat) ? [] : [element("p", seat, "kind")]),
      ...this.lines(id),
      ...explained.flatMap((each) => this.state(each, thing.name)),
      ...this.inside(id),
      ...explained.flatMap((each) => this.facts(each, thing.name)),
    );
    if (focused) at("close").focus({ preventScroll: true }); // the button that had it is gone
    at("card").scrollTop = 0;
  }

  // The numbered lines of the turn that happened at a place.
  lines(id) {
    const numbers = this.turn.marks.filter(([place]) => place === id).flatMap(([, , each]) => each);
    const lines = this.turn.tale.filter((line) => line.number && numbers.includes(line.number));
    if (!lines.length) return [];
    const list = element("ol");
    list.append(...lines.map((line) => hung(line.sign, line.text)));
    return [list];
  }

  // How a component stands after the turn.
  state(component, name) {
    const now = this.turn.now[component];
    if (!now?.length) return [];
    const said = this.components[component].name;
    const list = element("ul");
    list.append(...now.map((line) => element("li", line)));
    return [element("p", said === name ? this.words.now : `${said} · ${this.words.now}`), list];
  }

  // The places within one, which may be too small to be told apart by a tap.
  inside(id) {
    const found = id === this.kept ? this.board.within(id).slice(0, INSIDE) : [];
    if (!found.length) return [];
    const list = element("div", undefined, "inside");
    list.append(...found.map((other) => button(other.name, () => this.keep(other.id))));
    return [list];
  }

  // What a component is and does.
  facts(component, name) {
    const said = this.components[component];
    const parts = said.name === name ? [] : [element("h3", said.name)];
    parts.push(element("p", said.kind, "kind"), element("p", said.does));
    if (said.rulings.length) {
      const folded = element("details");
      folded.append(element("summary", this.words.ruling), ...said.rulings.map((ruling) => element("p", ruling)));
      parts.push(folded);
    }
    if (said.source) parts.push(element("p", said.source, "kind"));
    return parts;
  }
}
