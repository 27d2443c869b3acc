// @ts-check
// The picture: drawn on a canvas from tiles, moved and zoomed with one or two fingers, a mouse or keys.
const LEAST = 32; // CSS pixels: the smallest target for a finger
const DRAG = 8; // CSS pixels that a finger moves before it drags
const MOST = 2.5; // largest zoom
const TWICE = 300; // milliseconds between the two taps that zoom in
const LINE = 16; // pixels of a wheel that counts lines
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
    this.left = 0;
    this.top = 0;
    this.fingers = new Map();
    this.drawing = 0;
    this.moved = false; // whether somebody has moved or zoomed the picture
    this.tapped = { time: 0, x: 0, y: 0 };
    element.addEventListener("pointerdown", (event) => this.down(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    element.addEventListener("pointerup", (event) => this.up(event));
    element.addEventListener("pointercancel", (event) => this.cancel(event));
    element.addEventListener("pointerleave", (event) => this.leave(event));
    element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    element.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.resize()).observe(element);
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
    const other = !this.turn || this.turn.view !== turn.view;
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
      this.canvas.style.width = `${width / share}px`;
      this.canvas.style.height = `${height / share}px`;
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
    if (other || !this.moved) this.fit();
    else this.keepSeen();
    this.outline(null);
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

  // Somebody has chosen what to see of the picture; only what changed last is moved into view.
  keepSeen() {
    this.resize();
    const marked = this.turn.marks.map(([id]) => this.place(id)).filter(Boolean);
    if (marked.length && !marked.some((place) => this.sees(place))) this.bring(marked[marked.length - 1].id);
  }

  // Shows no picture.
  clear(text) {
    this.drawing++;
    this.element.setAttribute("aria-label", text);
    delete this.element.dataset.drawn;
    this.turn = null;
    this.shown = [];
    this.canvas.width = this.canvas.height = 0;
    this.marks.replaceChildren();
  }

  // Shows the whole picture, or as much as can be read: on a phone higher than wide, that around what changed last.
  fit() {
    const { clientWidth: wide, clientHeight: high } = this.element;
    this.hidden = !wide; // behind a text; fitted when it is shown again
    if (this.hidden || !this.turn) return;
    const { width, height, marks } = this.turn;
    this.moved = false;
    this.least = Math.min(wide / width, high / height);
    const legible = Math.min(wide, 700) / width;
    const filling = wide < 700 ? Math.min(high / height, 1) : 0;
    this.scale = this.least;
    if (legible > 1.1 * this.scale) this.scale = legible; // a little more is not worth cutting something off
    if (filling > 1.25 * this.scale) this.scale = filling;
    const marked = marks.map(([id]) => this.place(id)).filter(Boolean);
    const last = marked[marked.length - 1];
    const [x, y] = last ? [last.left + last.width / 2, last.top + last.height / 2] : [width / 2, 0];
    this.left = wide / 2 - x * this.scale;
    this.top = high / 2 - y * this.scale;
    this.keepInside();
  }

  // After a phone was turned, or a window got another size.
  resize() {
    const { clientWidth: wide, clientHeight: high } = this.element;
    if (!this.turn || !wide || this.hidden || !this.moved) {
      this.fit();
      return;
    }
    this.least = Math.min(wide / this.turn.width, high / this.turn.height);
    this.scale = Math.max(this.least, this.scale);
    this.keepInside();
  }

  /** @param {string} id */
  place(id) {
    return this.turn?.boxes.get(id);
  }

  keepInside() {
    const { clientWidth: wide, clientHeight: high } = this.element;
    if (!this.turn || !wide) return;
    const width = this.turn.width * this.scale;
    const height = this.turn.height * this.scale;
    this.left = width <= wide ? (wide - width) / 2 : Math.min(0, Math.max(wide - width, this.left));
    this.top = height <= high ? (high - height) / 2 : Math.min(0, Math.max(high - height, this.top));
    const moved = `translate(${this.left}px, ${this.top}px) scale(${this.scale})`;
    this.canvas.style.transform = moved;
    this.marks.style.transform = moved;
    this.marks.style.setProperty("--scale", String(this.scale));
  }

  zoom(factor, x = this.element.clientWidth / 2, y = this.element.clientHeight / 2) {
    if (!this.turn) return;
    this.moved = true;
    const scale = Math.min(MOST, Math.max(this.least, this.scale * factor));
    this.left = x - ((x - this.left) * scale) / this.scale;
    this.top = y - ((y - this.top) * scale) / this.scale;
    this.scale = scale;
    this.keepInside();
  }

  // Outlines what changed, and the place that is being explained.
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
    for (const [id, seat, numbers] of this.turn.marks) {
      const place = this.place(id);
      const color = seat === null ? "#e4b13a" : this.turn.seats[seat].fill;
      add(place, color, "");
      for (const [step, number] of numbers.entries()) {
        const badge = document.createElement("b");
        badge.textContent = String(number);
        Object.assign(badge.style, {
          left: `${place.left + place.width}px`, top: `${place.top}px`, color: seat === null ? "#10151b" : this.turn.seats[seat].on,
        });
        badge.style.setProperty("--color", color);
        badge.style.setProperty("--step", String(step));
        parts.push(badge);
      }
    }
    if (chosen && this.place(chosen)) add(this.place(chosen), "", "chosen");
    this.marks.replaceChildren(...parts);
  }

  // Whether a place can be seen wholly.
  /** @param {import("../../tools/web/answers").Place} place */
  sees(place) {
    const [left, top] = [this.left + place.left * this.scale, this.top + place.top * this.scale];
    const [right, bottom] = [left + place.width * this.scale, top + place.height * this.scale];
    return left >= -1 && top >= -1 && right <= this.element.clientWidth + 1 && bottom <= this.element.clientHeight + 1;
  }

  // Moves a place that is not wholly to be seen into the middle.
  bring(id) {
    const place = this.place(id);
    if (!place || this.sees(place)) return;
    const x = place.left + place.width / 2;
    const y = place.top + place.height / 2;
    this.left = this.element.clientWidth / 2 - x * this.scale;
    this.top = this.element.clientHeight / 2 - y * this.scale;
    this.keepInside();
  }

  // The smallest place at a point; one that would be too small a target counts as the larger thing around it.
  find(clientX, clientY, precise) {
    if (!this.turn) return null;
    const box = this.element.getBoundingClientRect();
    const x = (clientX - box.left - this.left) / this.scale;
    const y = (clientY - box.top - this.top) / this.scale;
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
    return [...this.turn.boxes.values()].filter((place) => place.id !== id
      && place.width * place.height < whole.width * whole.height
      && place.left + place.width / 2 >= whole.left && place.left + place.width / 2 < whole.left + whole.width
      && place.top + place.height / 2 >= whole.top && place.top + place.height / 2 < whole.top + whole.height);
  }

  down(event) {
    if (event.button) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, startX: event.clientX, startY: event.clientY });
    if (this.fingers.size === 1) this.tapping = true;
    else this.tapping = false;
    this.element.setPointerCapture(event.pointerId);
  }

  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === "mouse") this.onPlace(this.find(event.clientX, event.clientY, true), false);
      return;
    }
    const before = [...this.fingers.values()].map(({ x, y }) => [x, y]);
    finger.x = event.clientX;
    finger.y = event.clientY;
    const after = [...this.fingers.values()].map(({ x, y }) => [x, y]);
    if (Math.hypot(finger.x - finger.startX, finger.y - finger.startY) > DRAG) this.tapping = false;
    if (this.tapping) return;
    const middle = (points) => [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length);
    const [fromX, fromY] = middle(before);
    const [toX, toY] = middle(after);
    this.moved = true;
    this.left += toX - fromX;
    this.top += toY - fromY;
    if (after.length === 2) {
      const box = this.element.getBoundingClientRect();
      const apart = (points) => Math.hypot(points[0][0] - points[1][0], points[0][1] - points[1][1]) || 1;
      this.zoom(apart(after) / apart(before), toX - box.left, toY - box.top);
    }
    this.keepInside();
  }

  up(event) {
    const tapped = this.tapping && this.fingers.size === 1;
    this.fingers.delete(event.pointerId);
    if (!tapped) return;
    const { time, x, y } = this.tapped;
    const twice = event.timeStamp - time < TWICE && Math.hypot(event.clientX - x, event.clientY - y) < LEAST;
    this.tapped = { time: twice ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
    if (twice) {
      const box = this.element.getBoundingClientRect();
      this.zoom(2, event.clientX - box.left, event.clientY - box.top);
    } else this.onPlace(this.find(event.clientX, event.clientY, event.pointerType === "mouse"), true);
  }

  cancel(event) {
    this.fingers.delete(event.pointerId);
    this.tapping = false;
  }

  leave(event) {
    if (event.pointerType === "mouse" && !this.fingers.size) this.onPlace(null, false);
  }

  wheel(event) {
    event.preventDefault();
    const box = this.element.getBoundingClientRect();
    const pixels = event.deltaY * [1, LINE, this.element.clientHeight][event.deltaMode];
    this.zoom(Math.exp(-pixels / (event.ctrlKey ? 100 : 400)), event.clientX - box.left, event.clientY - box.top);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] };
    if (steps[event.key]) {
      this.moved = true;
      this.left += steps[event.key][0];
      this.top += steps[event.key][1];
      this.keepInside();
    } else if (event.key === "+" || event.key === "=") this.zoom(1.25);
    else if (event.key === "-") this.zoom(0.8);
    else return;
    event.preventDefault();
  }
}
