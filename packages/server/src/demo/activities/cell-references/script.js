'use strict';

/** Per cent that passes, unless the package says another number. */
const PASS = 60;

/**
 * `accepts` gets the typed answer without spaces and dollar signs, in capital letters. `hint` may add a sentence to a
 * wrong answer.
 */
const QUESTIONS = [
  {
    text: 'Which cell holds the number of samosas that were sold? Type its name.',
    right: 'C4',
    accepts: (answer) => answer === 'C4',
    hint: (answer) => (answer === '4C' ? 'The letter comes first, then the number.' : ''),
    why: 'Samosas are in row 4, and the pieces sold are in column C. The letter comes first: C4.',
  },
  {
    text: 'What stands in cell B5?',
    right: '60',
    accepts: (answer) => answer === '60',
    hint: (answer) => (answer === '20' ? '20 is in C5, one column further to the right.' : ''),
    why: 'Go down column B to row 5: 60, the price of milk.',
  },
  {
    text: 'Which range holds the four numbers of pieces sold, and nothing else?',
    options: ['C1:C5', 'C2:C5', 'B2:C5', 'C2:C6'],
    right: 'C2:C5',
    why: 'The four numbers begin in C2 and end in C5. C1 is the heading, and C6 is empty.',
  },
  {
    text: 'In D2 stands =B2*C2. You copy it to D4. What does D4 say?',
    options: ['=B2*C2', '=B2*C4', '=B4*C4', '=D2*2'],
    right: '=B4*C4',
    why: 'Both references are relative. Two rows down, B2 becomes B4, and C2 becomes C4. It shows 900.',
  },
  {
    text: 'In E2 Baraka writes =D2*$B$7, and copies it to E5. What does E5 say?',
    options: ['=D2*$B$7', '=D5*$B$10', '=$D$5*B7', '=D5*$B$7'],
    right: '=D5*$B$7',
    why: 'D2 moves along and becomes D5. The dollar signs hold $B$7, where the share stands. It shows 120.',
  },
  {
    text: 'D6 adds up the totals from D2 to D5. Type its formula, with the function SUM.',
    right: '=SUM(D2:D5)',
    accepts: (answer) =>
      answer === '=SUM(D2:D5)' || answer === '=SUM(D2;D3;D4;D5)' || answer === '=SUM(D2,D3,D4,D5)',
    hint: (answer) =>
      answer === 'SUM(D2:D5)'
        ? 'Nearly: a formula begins with an equals sign.'
        : /D6/.test(answer)
          ? 'D6 is the cell of the formula itself. It must not be in its own range.'
          : '',
    why: 'An equals sign, the name SUM, and the range from the first to the last cell in brackets: =SUM(D2:D5).',
  },
];

const plain = (answer) => answer.replace(/[\s$]/g, '').toUpperCase();
const isRight = ({ right, accepts }, answer) => (accepts ? accepts(plain(answer)) : answer === right);

/* The run-time of SCORM 1.2 */

/** The run-time in this window, a parent window or the window that has opened it; null if there is none. */
function findApi() {
  const inParents = (start) => {
    let win = start;
    for (let level = 0; win && level < 50; level += 1) {
      if (win.API) return win.API;
      if (win.parent === win) break;
      win = win.parent;
    }
    return null;
  };
  for (const start of [() => window, () => window.opener, () => window.top.opener]) {
    try {
      const api = start() && inParents(start());
      if (api) return api;
    } catch {
      // A window of another site.
    }
  }
  return null;
}

let api = null;
let began = 0;

const get = (element) => (api ? String(api.LMSGetValue(element)) : '');
const set = (element, value) => api && api.LMSSetValue(element, String(value));
const commit = () => api && api.LMSCommit('');

function connect() {
  const found = findApi();
  api = found && String(found.LMSInitialize('')) === 'true' ? found : null;
  began = Date.now();
  if (api && /^(not attempted|unknown|)$/.test(get('cmi.core.lesson_status'))) {
    set('cmi.core.lesson_status', 'incomplete');
    set('cmi.core.score.min', 0);
    set('cmi.core.score.max', 100);
    commit();
  }
  const kept = api && get('cmi.core.credit') !== 'no-credit';
  notify(kept ? '' : 'You can answer all questions, but your answers and your result are not saved here.');
}

function sessionTime() {
  const seconds = Math.round((Date.now() - began) / 1000);
  const two = (number) => String(number).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

function finish() {
  if (!api) return;
  set('cmi.core.session_time', sessionTime());
  set('cmi.core.exit', isOver() ? '' : 'suspend');
  commit();
  api.LMSFinish('');
  api = null;
}

/* What the learner has done */

/** Answers in the order of the questions, and the best score of all tries in per cent; -1 before the first one ends. */
let state = { answers: [], best: -1 };

const isOver = () => state.answers.length === QUESTIONS.length;
const score = () => state.answers.filter((answer, at) => isRight(QUESTIONS[at], answer)).length;

function hasPassed() {
  const mastery = Number.parseFloat(get('cmi.student_data.mastery_score'));
  return state.best >= (Number.isNaN(mastery) ? PASS : mastery);
}

function restore() {
  try {
    const { answers, best } = JSON.parse(get('cmi.suspend_data'));
    if (answers.length <= QUESTIONS.length && answers.every((answer) => typeof answer === 'string'))
      state = { answers, best: Number(best) };
  } catch {
    // Nothing was saved yet.
  }
}

function save() {
  if (isOver()) {
    state.best = Math.max(state.best, Math.round((score() / QUESTIONS.length) * 100));
    set('cmi.core.score.raw', state.best);
    set('cmi.core.lesson_status', hasPassed() ? 'passed' : 'failed');
  } else if (get('cmi.core.lesson_status') !== 'passed') set('cmi.core.lesson_status', 'incomplete');
  set('cmi.core.lesson_location', state.answers.length);
  set('cmi.suspend_data', JSON.stringify(state));
  commit();
}

/* The page */

const stage = document.getElementById('stage');

/** @param {Record<string, unknown>} properties of the element; `for`, `role` and names with a hyphen are attributes */
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties))
    if (name === 'for' || name === 'role' || name.includes('-')) element.setAttribute(name, value);
    else element[name] = value;
  element.append(...children);
  return element;
}

function notify(text) {
  const notice = document.getElementById('notice');
  notice.textContent = text;
  notice.hidden = text === '';
}

/** Shows another part of the activity. @param focused the element that gets the focus; the heading by default */
function show(title, children, { focused, quietly = false } = {}) {
  const heading = make('h2', { id: 'stage-heading', tabIndex: -1 }, title);
  stage.textContent = '';
  stage.append(heading, ...children);
  if (!quietly) (focused || heading).focus();
}

function ask(options) {
  const at = state.answers.length;
  const question = QUESTIONS[at];
  const error = make('p', { id: 'error', className: 'error', role: 'alert' });
  const form = make(
    'form',
    { noValidate: true },
    question.options ? choices(question) : field(question),
    error,
  );
  form.append(make('button', { type: 'submit' }, 'Check my answer'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const answer = String(new FormData(form).get('answer') || '').trim();
    if (answer === '') {
      const first = form.querySelector('input');
      error.textContent = question.options ? 'Choose an answer.' : 'Type an answer.';
      for (const input of form.querySelectorAll('input')) {
        input.setAttribute('aria-describedby', 'error');
        if (input.type === 'text') input.setAttribute('aria-invalid', 'true');
      }
      first.focus();
      return;
    }
    state.answers.push(answer.slice(0, 100));
    save();
    explain();
  });
  show(`Question ${at + 1} of ${QUESTIONS.length}`, [form], options);
}

const choices = ({ text, options }) =>
  make(
    'fieldset',
    {},
    make('legend', {}, text),
    ...options.map((option) =>
      make(
        'label',
        { className: 'choice' },
        make('input', { type: 'radio', name: 'answer', value: option }),
        make('span', { className: 'answer' }, option),
      ),
    ),
  );

function field({ text }) {
  const label = make('label', { className: 'question', for: 'answer' }, text);
  const input = make('input', {
    type: 'text',
    id: 'answer',
    name: 'answer',
    autocomplete: 'off',
    maxLength: 100,
  });
  input.setAttribute('autocapitalize', 'characters');
  input.spellcheck = false;
  return make('div', {}, label, input);
}

/** Says whether the last answer was right, and why. */
function explain() {
  const at = state.answers.length - 1;
  const question = QUESTIONS[at];
  const answer = state.answers[at];
  const right = isRight(question, answer);
  const hint = (!right && question.hint && question.hint(plain(answer))) || '';
  const result = make(
    'div',
    { className: `result ${right ? 'is-right' : 'is-wrong'}`, tabIndex: -1, role: 'group' },
    make('h3', { id: 'verdict' }, right ? 'Right' : 'Not right'),
    make('p', {}, 'Your answer: ', make('span', { className: 'answer' }, answer)),
    ...(hint === '' ? [] : [make('p', { id: 'hint' }, hint)]),
    make('p', { id: 'why' }, question.why),
  );
  result.setAttribute('aria-labelledby', 'verdict');
  result.setAttribute('aria-describedby', hint === '' ? 'why' : 'hint why');
  const next = make('button', { type: 'button' }, isOver() ? 'Show my result' : 'Next question');
  next.addEventListener('click', () => (isOver() ? summarise() : ask()));
  show(
    `Question ${at + 1} of ${QUESTIONS.length}`,
    [make('p', { className: 'question' }, question.text), result, next],
    { focused: result },
  );
}

function summarise(options) {
  const right = score();
  const lines = QUESTIONS.map((question, at) => {
    const answer = state.answers[at];
    const good = isRight(question, answer);
    return make(
      'li',
      {},
      `${question.text} `,
      make('strong', {}, good ? 'Right: ' : 'Not right: '),
      make('span', { className: 'answer' }, answer),
      ...(good ? ['.'] : ['. Right is ', make('span', { className: 'answer' }, question.right), '.']),
    );
  });
  const again = make('button', { type: 'button' }, 'Try again');
  again.addEventListener('click', () => {
    state.answers = [];
    save();
    ask();
  });
  const words = [
    `${right} of ${QUESTIONS.length} answers are right.`,
    `Your best result so far: ${state.best}%.`,
    hasPassed() ? 'You have passed.' : 'Look at the sheet once more, and try again.',
  ];
  show(
    'Your result',
    [make('p', {}, words.join(' ')), make('ol', { className: 'summary' }, ...lines), again],
    options,
  );
}

connect();
restore();
// When the page opens, the focus stays at its start.
if (isOver()) summarise({ quietly: true });
else ask({ quietly: true });

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') commit();
});
window.addEventListener('pagehide', finish);
// Back from the browser's memory: the run-time may not begin a second time, and then the notice says so.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) connect();
});
