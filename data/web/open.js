// @ts-check
// The page of a link: asks before the link, which works once, is used.
const question = document.getElementById("question");
const button = /** @type {HTMLButtonElement} */ (document.getElementById("open"));

async function ask(use) {
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
    location.replace(said.page);
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
