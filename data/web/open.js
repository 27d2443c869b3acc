// @ts-check
// The page of a link: asks before the link, which works once, is used. Without a link it says how to get one.
import { recall, remember } from "./parts.js";

const HOUR = 3600000; // milliseconds for which the address of a page that could not be shown is kept
const question = document.getElementById("question");
const button = /** @type {HTMLButtonElement} */ (document.getElementById("open"));

// Returns where a link leads: to the page that could not be shown before it, if it can be now, or to its own.
async function target(own) {
  const [page, time] = JSON.parse(recall("wanted") || "[]");
  remember("wanted", "[]");
  if (!page || Date.now() - time > HOUR) return own;
  const answer = await fetch(`${page.split("#")[0]}/words`).catch(() => null);
  return answer?.ok ? page : own;
}

async function ask(use) {
  if (!location.hash) {
    question.textContent = document.body.dataset.signIn;
    return;
  }
  let answer;
  let said;
  button.disabled = true; // a second press would find the link used
  try {
    answer = await fetch("/open", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ secret: location.hash.slice(1), use }),
    });
    said = await answer.json();
  } catch {
    question.textContent = document.body.dataset.lost;
    button.disabled = false;
    if (!use) setTimeout(() => ask(false), 5000);
    return;
  }
  if (!answer.ok) {
    question.textContent = said.error;
    button.hidden = true;
    return;
  }
  if (said.page) {
    location.replace(await target(said.page));
    return;
  }
  question.textContent = said.question;
  button.textContent = said.open;
  button.hidden = button.disabled = false;
  button.focus();
}

button.addEventListener("click", () => ask(true));
addEventListener("hashchange", () => ask(false)); // another link, opened where one was
ask(false);
