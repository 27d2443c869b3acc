// @ts-check
// What the other scripts share: elements, and what the browser keeps.

/** @type {(id: string) => import("../../tools/web/answers").Control} */
export const at = (id) => /** @type {any} */ (document.getElementById(id));

export function element(name, text, kind) {
  const found = document.createElement(name);
  if (text !== undefined) found.textContent = text;
  if (kind) found.className = kind;
  return found;
}

// A button that does something when it is pressed.
export function button(text, press, kind) {
  const found = element("button", text, kind);
  found.type = "button";
  found.addEventListener("click", press);
  return found;
}

// A line of a list: what belongs to a sign hangs beside it; a line without a sign leads those below it.
export function hung(sign, text, press = null) {
  const kind = sign ? "line" : "leading";
  const item = element("li", undefined, press ? "" : kind);
  const line = press ? item.appendChild(button(undefined, press, kind)) : item;
  if (sign) line.append(element("span", sign));
  line.append(text);
  return item;
}

// Names a control that shows a sign only, for those who point at it, too.
export function entitle(id, text) {
  at(id).setAttribute("aria-label", text);
  at(id).title = text;
}

// What the browser has kept under a name; one that may keep nothing does without.
export function recall(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function remember(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // it is not there next time
  }
}
