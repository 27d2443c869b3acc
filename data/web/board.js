// @ts-check
// The picture: drawn on a canvas from tiles. The browser scrolls it; two fingers, Ctrl and the wheel, taps and keys zoom it.
const LEAST = 32; // CSS pixels: the smallest target for a finger
const DRAG = 8; // CSS pixels that a finger moves before it no longer taps
const MOST = 2.5; // largest zoom
const TWICE = 300; // milliseconds between the two taps that zoom in
const LINE = 16; // pixels of a wheel that counts lines
const LEGIBLE = 0.3; // a map that would be shown smaller than this as a whole fills the height
const PIXELS = 4 << 20; // most pixels that are kept of a picture on phones and tablets: 16 MB
const MANY = 0.5; // with a larger share of new tiles than this, the whole picture is loaded as one file

export class Board {
  /** @param {HTMLElement} element @param {string} table @param {(place: string | null, press: boolean) => void} onPlace */
  constructor(element, table, onPlace) {
    this.element = element;
    this.canvas = element.querySelector("canvas");
    this.marks = /** @type {HTMLElement} */ (element.querySelector("#marks"));
    this.table = table;
    this.onPlace = onPlace;
    /** @type {import("../../tools/web/answers").Turn | null} */
    this.turn = null;
    this.shown = [];
    this.scale = 1;
    this.corner = [0, 0]; // the point of the picture at the left and top edges of the element
    this.begun = false; // whether the picture has been laid out; it is not while it is behind a text
    this.zoomed = false; // whether somebody has zoomed it
    this.drawing = 0;
    this.tapped = { time: 0, x: 0, y: 0 };
    this.wheeled = 0; // when the wheel has zoomed
    element.addEventListener("scroll", () => { this.corner = this.point(this.at(0)); });
    element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    element.addEventListener("keydown", (event) => this.key(event));
    const sheet = /** @type {HTMLElement} */ (element.querySelector("#sheet")); // has no scrollbars
    sheet.addEventListener("pointerdown", (event) => { this.tapping = event.isPrimary && !event.button ? event : null; });
    sheet.addEventListener("pointermove", (event) => this.hover(event));
    sheet.addEventListener("pointerup", (event) => this.up(event));
    sheet.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.onPlace(null, false));
    for (const kind of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
      sheet.addEventListener(kind, (event) => this.pinch(event), { passive: false });
    }
    new ResizeObserver(() => this.resize()).observe(element, { box: "border-box" }); // scrollbars change no border
  }

  /** @param {string} name @param {import("../../tools/web/answers").Turn} turn */
  async file(name, turn) {
    const path = `/t/${this.table}/pictures/${name}.webp`;
    let answer = await fetch(path);
    if (answer.status === 404) {
      // A process that has just started, or another one of the bot's, must draw the turn first.
      answer = await fetch(`${path}?turn=${turn.turn}&view=${turn.view}&theme=${turn.theme}`);
    }
    if (!answer.ok) throw new Error(`picture ${answer.status}`);
    return answer.blob();
  }

  // Draws the picture of a turn; tiles that are on the canvas already are not loaded again.
  /** @param {import("../../tools/web/answers").Turn} turn */
  async show(turn) {
    const number = ++this.drawing;
    const other = this.turn?.view !== turn.view;
    const missing = this.missing(turn);
    const across = Math.ceil(turn.width / turn.tile);
    /** @type {[number, number, ImageBitmap][]} */
    let parts;
    if (missing.length > MANY * turn.names.length) {
      parts = [[0, 0, await createImageBitmap(await this.file(turn.whole, turn))]];
    } else {
      parts = await Promise.all(missing.map(async (place) => /** @type {[number, number, ImageBitmap]} */ ([
        (place % across) * turn.tile, Math.floor(place / across) * turn.tile,
        await createImageBitmap(await this.file(turn.names[place], turn)),
      ])));
    }
    if (number !== this.drawing) {
      for (const [, , part] of parts) part.close();
      return;
    }
    const share = this.share(turn);
    const [width, height] = [turn.width, turn.height].map((each) => Math.ceil(each * share));
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
      if (!this.zoomed) this.begun = false;
    }
    const context = this.canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    for (const [left, top, part] of parts) {
      context.drawImage(part, left * share, top * share, part.width * share, part.height * share);
      part.close();
    }
    this.shown = turn.names;
    this.turn = turn;
    this.element.setAttribute("aria-label", turn.alt);
    if (other) this.begun = this.zoomed = false;
    const seen = this.begun;
    this.resize();
    const last = this.last();
    if (seen && last && !turn.marks.some(([id]) => this.place(id) && this.sees(this.place(id)))) this.bring(last.id);
    this.outline([]);
    this.element.dataset.drawn = `${turn.view}.${turn.turn}`;
  }

  // How much smaller than the picture of a turn the canvas is; tiles keep whole pixels, so that no lines appear between them.
  /** @param {import("../../tools/web/answers").Turn} turn */
  share(turn) {
    if (!matchMedia("(pointer: coarse)").matches) return 1;
    return Math.min(1, Math.floor(turn.tile * Math.sqrt(PIXELS / (turn.width * turn.height))) / turn.tile);
  }

  // The places of the tiles of a turn that are not on the canvas.
  /** @param {import("../../tools/web/answers").Turn} turn */
  missing(turn) {
    const fresh = !this.turn || this.turn.view !== turn.view || this.turn.width !== turn.width || this.turn.height !== turn.height;
    return turn.names.map((name, place) => (fresh || this.shown[place] !== name ? place : -1)).filter((place) => place >= 0);
  }

  // Loads into the browser's cache what a turn that may come next needs.
  /** @param {import("../../tools/web/answers").Turn} turn */
  async warm(turn) {
    const missing = this.missing(turn);
    const names = missing.length > MANY * turn.names.length ? [turn.whole] : missing.map((place) => turn.names[place]);
    await Promise.all(names.map((name) => this.file(name, turn)));
  }

  // Shows no picture.
  clear(text) {
    this.drawing++;
    this.element.setAttribute("aria-label", text);
    delete this.element.dataset.drawn;
    this.turn = null;
    this.shown = [];
    this.canvas.width = this.canvas.height = 0;
    this.canvas.removeAttribute("style");
    this.marks.replaceChildren();
  }

  // Lays the picture out, at first and after a phone was turned, or a window got another size.
  resize() {
    if (!this.turn || !this.element.clientWidth) return;
    const { begun, corner, scale } = this;
    const { width, height } = this.turn;
    this.begun = true;
    this.setScale(0); // without scrollbars
    this.setScale(this.zoomed ? scale : this.start());
    const last = this.last();
    if (begun) this.put(corner, this.at(0));
    else if (height > width) this.put([0, 0], this.at(0));
    else this.put(last ? middle(last) : [width / 2, 0], this.at(0.5));
  }

  // The scale at which the whole picture is shown.
  least() {
    return Math.min(this.element.clientWidth / this.turn.width, this.element.clientHeight / this.turn.height);
  }

  // The scale at first: full width for what is higher than wide; a map is whole, or as high as there is room if it is small.
  start() {
    const { width, height } = this.turn;
    const whole = this.least();
    if (height > width) return Math.min(1, this.element.clientWidth / width);
    return whole < LEGIBLE ? Math.min(1, this.element.clientHeight / height) : whole;
  }

  setScale(scale) {
    this.scale = Math.max(this.least(), Math.min(MOST, scale));
    this.canvas.style.width = `${this.turn.width * this.scale}px`;
    this.canvas.style.height = `${this.turn.height * this.scale}px`;
    this.marks.style.setProperty("--scale", String(this.scale));
  }

  // A point of the screen: 0 is the left and top edges of the element, 0.5 its middle.
  at(share) {
    const { left, top } = this.element.getBoundingClientRect();
    const { clientLeft, clientTop, clientWidth, clientHeight } = this.element;
    return [left + clientLeft + share * clientWidth, top + clientTop + share * clientHeight];
  }

  // The point of the picture at a point of the screen.
  /** @param {number[]} there */
  point([clientX, clientY]) {
    const box = this.canvas.getBoundingClientRect();
    return [(clientX - box.left) / this.scale, (clientY - box.top) / this.scale];
  }

  // Scrolls a point of the picture to a point of the screen, as far as there is room.
  /** @param {number[]} point @param {number[]} there */
  put([x, y], [clientX, clientY]) {
    const box = this.canvas.getBoundingClientRect();
    this.element.scrollBy(box.left + x * this.scale - clientX, box.top + y * this.scale - clientY);
  }

  /** @param {string} id */
  place(id) {
    return this.turn?.boxes.get(id);
  }

  // The place that changed last.
  last() {
    return this.turn.marks.map(([id]) => this.place(id)).filter(Boolean).pop();
  }

  // Zooms, and leaves a point of the picture at a point of the screen: the middle, or where somebody points.
  zoom(factor, there = this.at(0.5), point = this.point(there)) {
    if (!this.turn) return;
    this.zoomed = true;
    this.setScale(this.scale * factor);
    this.put(point, there);
  }

  // Outlines what changed, and the chosen places.
  /** @param {string[]} chosen */
  outline(chosen) {
    if (!this.turn) return;
    const parts = [];
    const add = (place, color, kind) => {
      const part = document.createElement("i");
      part.className = kind;
      Object.assign(part.style, {
        left: `${place.left}px`, top: `${place.top}px`, width: `${place.width}px`, height: `${place.height}px`,
        borderRadius: `${place.radius}px`,
      });
      if (color) part.style.setProperty("--color", color);
      parts.push(part);
    };
    for (const [id, seat, numbers] of this.turn.outlined ? [] : this.turn.marks) {
      const place = this.place(id);
      const { fill, on } = seat === null ? { fill: "var(--game)", on: "var(--on-game)" } : this.turn.seats[seat];
      add(place, fill, "");
      for (const [step, number] of numbers.entries()) {
        const badge = document.createElement("b");
        badge.textContent = String(number);
        Object.assign(badge.style, {
          left: `${place.left + place.width}px`, top: `${place.top}px`, color: on,
        });
        badge.style.setProperty("--color", fill);
        badge.style.setProperty("--step", String(step));
        parts.push(badge);
      }
    }
    for (const id of chosen) if (this.place(id)) add(this.place(id), "", "chosen");
    this.marks.replaceChildren(...parts);
  }

  // Whether a place can be seen wholly.
  /** @param {import("../../tools/web/answers").Place} place */
  sees({ left, top, width, height }) {
    const [fromX, fromY] = this.point(this.at(0));
    const [toX, toY] = this.point(this.at(1));
    const edge = 1 / this.scale;
    return left >= fromX - edge && top >= fromY - edge && left + width <= toX + edge && top + height <= toY + edge;
  }

  // Scrolls a place that is not wholly to be seen into the middle.
  bring(id) {
    const place = this.place(id);
    if (place && !this.sees(place)) this.put(middle(place), this.at(0.5));
  }

  // The smallest place at a point; one that would be too small a target counts as the larger thing around it.
  find(clientX, clientY, precise) {
    if (!this.turn) return null;
    const [x, y] = this.point([clientX, clientY]);
    const all = [...this.turn.boxes.values()];
    const there = all
      .filter((place) => x >= place.left && x < place.left + place.width && y >= place.top && y < place.top + place.height)
      .sort((one, other) => one.width * one.height - other.width * other.height);
    const large = there.find((place) => precise || Math.min(place.width, place.height) * this.scale >= LEAST);
    if (large || there.length || precise) return (large || there[there.length - 1])?.id || null;
    // A finger that misses a thin place, such as a railway, means the nearest.
    const apart = (place) => Math.hypot(
      Math.max(place.left - x, 0, x - place.left - place.width), Math.max(place.top - y, 0, y - place.top - place.height),
    );
    const [near] = all.map((place) => ({ id: place.id, away: apart(place) })).sort((one, other) => one.away - other.away);
    return near && near.away * this.scale <= LEAST / 2 ? near.id : null;
  }

  // The places within one, for a card whose place is too small to tell its parts apart by a tap.
  within(id) {
    const whole = this.place(id);
    return !whole ? [] : [...this.turn.boxes.values()].filter((place) => place.id !== id
      && place.width * place.height < whole.width * whole.height
      && place.left + place.width / 2 >= whole.left && place.left + place.width / 2 < whole.left + whole.width
      && place.top + place.height / 2 >= whole.top && place.top + place.height / 2 < whole.top + whole.height);
  }

  hover(event) {
    if (event.pointerType !== "mouse") return;
    this.wheeled = 0;
    this.onPlace(this.find(event.clientX, event.clientY, true), false);
  }

  up(event) {
    const from = this.tapping;
    this.tapping = null;
    if (!from || Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > DRAG) return;
    const { time, x, y } = this.tapped;
    const twice = event.timeStamp - time < TWICE && Math.hypot(event.clientX - x, event.clientY - y) < LEAST;
    this.tapped = { time: twice ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
    if (twice) this.zoom(2, [event.clientX, event.clientY]);
    else this.onPlace(this.find(event.clientX, event.clientY, event.pointerType === "mouse"), true);
  }

  // Two fingers hold the point of the picture that was between them at first.
  pinch(event) {
    const fingers = [...event.touches].filter((touch) => this.element.contains(touch.target));
    if (fingers.length !== 2 || !this.turn) {
      this.held = null;
      return;
    }
    if (event.cancelable) event.preventDefault(); // the browser may scroll already
    const [one, other] = fingers;
    const there = [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
    this.held ||= { point: this.point(there), scale: this.scale / apart };
    this.zoom((this.held.scale * apart) / this.scale, there, this.held.point);
  }

  wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const there = [event.clientX, event.clientY];
    if (event.timeStamp - this.wheeled > TWICE) this.aim = this.point(there);
    this.wheeled = event.timeStamp;
    const pixels = event.deltaY * [1, LINE, this.element.clientHeight][event.deltaMode];
    this.zoom(Math.exp(-pixels / 100), there, this.aim);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") this.zoom(1.25);
    else if (event.key === "-") this.zoom(0.8);
  }
}

function middle({ left, top, width, height }) {
  return [left + width / 2, top + height / 2];
}
