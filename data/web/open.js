// The page of a link: asks before the link, which works once, is used.
const question = document.getElementById("question");
const button = document.getElementById("open");
const secret = location.hash.slice(1);

async function ask(use) {
  const answer = await fetch("/open", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ secret, use }),
  });
  const said = await answer.json();
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
  button.hidden = false;
  button.focus();
}

button.addEventListener("click", () => ask(true));
ask(false);
