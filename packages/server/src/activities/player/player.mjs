/**
 * Runs in a browser, on the content host, between the site and an activity: gives the activity its run-time (SCORM looks
 * for it in the parents of its window), and tells the site what to save. The activity shares this origin and can send
 * anything in our name; the server checks what arrives.
 */
const SITE = document.querySelector('meta[name="site"]').content;
const FRAME = document.querySelector('iframe');
const PARENT = window.parent;
// An activity that looks for the run-time of another version walks up to the top. The site's window would throw an error:
// for the activity, the top is here.
window.parent = window;
/** Changes are collected for so long; milliseconds. */
const COLLECT_MS = 1000;
/** The activity has so long to say goodbye; milliseconds. */
const GOODBYE_MS = 1500;
/** Between attempts to send a kept state; milliseconds. */
const RETRY_MS = 3000;
/** Where a state is kept that could not be sent; of each lesson. */
const KEPT = 'digiken-state:';
/** For so long; milliseconds. */
const KEPT_MS = 30 * 86_400_000;
/** They belong to one session, so the server does not keep them with the state. */
const OF_SESSION = /^cmi\.(core\.)?(session_time|exit)$/;

/** What the site sent to start. */
let start = null;
let api = null;
let sequence = 0;
/** The last state that the site has confirmed. */
let confirmed = 0;
/** States that were sent, by sequence: the confirmed one and those after it. */
const states = new Map();
let sent = '';
let timer;
let ended = false;
let leaving = false;
let hasBegun = false;
/** The page goes away: the site can no longer hear us. */
let hiding = false;

const post = (message) => PARENT.postMessage(message, SITE);

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== PARENT || source === window || origin !== SITE) return;
  if (data?.type === 'start' && start === null) void recover(data);
  if (data?.type === 'saved') confirm(data.sequence);
  if (data?.type === 'leave') leave();
});

window.addEventListener('pagehide', () => {
  hiding = true;
  if (hasBegun && (sequence > confirmed || isChanged())) send();
});
// Back from the back/forward cache.
window.addEventListener('pageshow', () => {
  hiding = false;
});

/** Activities lay themselves out after their page has loaded; milliseconds. */
const LAYOUT_MS = [0, 400, 1500];
let postedWidth;

/** Says that the activity is shown and how wide it is, so that the site can fit it to a narrow screen. */
function tellWidth() {
  let width = 0;
  try {
    width = FRAME.contentDocument.documentElement.scrollWidth;
  } catch {
    // It has left this host.
  }
  if (width !== postedWidth) post({ type: 'view', width });
  postedWidth = width;
}

FRAME.addEventListener('load', () => {
  if (hasBegun && !leaving) for (const delay of LAYOUT_MS) setTimeout(tellWidth, delay);
});

function begin(message) {
  hasBegun = true;
  sequence = message.sequence ?? 0;
  if (start.tracked) {
    const is12 = start.format === 'scorm-1.2';
    const settings = {
      autocommit: false,
      lmsCommitUrl: false,
      dataCommitFormat: 'flattened',
      mastery_override: false,
      logLevel: 5,
    };
    api = is12 ? new window.Scorm12API(settings) : new window.Scorm2004API(settings);
    api.loadFromFlattenedJSON(start.data);
    sent = JSON.stringify(stateOf());
    const of = is12
      ? { set: 'LMSSetValue.*', commit: 'LMSCommit', end: 'LMSFinish' }
      : { set: 'SetValue.*', commit: 'Commit', end: 'Terminate' };
    api.on(of.set, collect);
    api.on(of.commit, () => send());
    api.on(of.end, () => {
      ended = true;
      send();
    });
    window[is12 ? 'API' : 'API_1484_11'] = api;
  } else {
    FRAME.addEventListener(
      'load',
      () => {
        ended = true;
        send();
      },
      { once: true },
    );
  }
  FRAME.src = start.launch;
}

/** Elements with their values; those without one are left out. */
function stateOf() {
  if (api === null) return {};
  const all = Object.entries(api.renderCommitCMI(false));
  return Object.fromEntries(
    all
      .filter(([, value]) => typeof value !== 'object' && value !== '')
      .map(([key, value]) => [key, String(value)]),
  );
}

const isChanged = () => api !== null && JSON.stringify(stateOf()) !== sent;

function collect() {
  if (hiding) return;
  timer ??= setTimeout(() => send(), COLLECT_MS);
}

function send() {
  clearTimeout(timer);
  timer = undefined;
  const data = stateOf();
  sent = JSON.stringify(data);
  sequence += 1;
  states.set(sequence, data);
  const state = { sequence, data, ended };
  if (!hiding) post({ type: 'state', ...state });
  else if (start.session !== null) sendLast(state);
}

function confirm(upTo) {
  confirmed = Math.max(confirmed, upTo);
  for (const number of states.keys()) if (number < confirmed) states.delete(number);
}

/**
 * Sends what has changed. Browsers refuse beacons above 64 KB, and none arrives without a connection: then the state is
 * kept on this device.
 */
function sendLast(state) {
  const { lessonId, session } = start;
  const body = JSON.stringify({ lessonId, session, ...state, ...changesOf(state.data) });
  const isSent =
    navigator.onLine && navigator.sendBeacon('state', new Blob([body], { type: 'application/json' }));
  if (!isSent) keep({ lessonId, session, ...state, keptAt: Date.now() });
}

/** Elements that differ from the confirmed state, in this state or in one between; all, if an element is gone. */
function changesOf(data) {
  const base = states.get(confirmed);
  if (base === undefined || Object.keys(base).some((key) => !(key in data))) return {};
  const all = [...states.values()];
  const changed = Object.entries(data).filter(
    ([key]) => OF_SESSION.test(key) || all.some((state) => state[key] !== base[key]),
  );
  return { base: confirmed, data: Object.fromEntries(changed) };
}

/** Where the states of this learner in this lesson are kept. */
const placeOf = ({ lessonId, data }) =>
  `${KEPT}${data['cmi.core.student_id'] ?? data['cmi.learner_id']}:${lessonId}`;

function keep(state) {
  try {
    localStorage.setItem(placeOf(start), JSON.stringify(state));
  } catch {
    // Storage full or blocked by the browser.
  }
}

/** The state that an earlier visit has kept here; those that nobody came back for are removed. */
function keptState(message) {
  try {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith(KEPT))) {
      const state = JSON.parse(localStorage.getItem(key));
      if (!(Date.now() - state?.keptAt < KEPT_MS)) localStorage.removeItem(key);
    }
    return JSON.parse(localStorage.getItem(placeOf(message)));
  } catch {
    return null;
  }
}

/** Sends what an earlier visit has kept, if the server does not have it, and asks to be opened again with it. */
async function recover(message) {
  start = message;
  const state = keptState(message);
  const isNew = ({ session, sequence: last }) => state?.session === session && state.sequence > last;
  if (message.previous?.some(isNew)) {
    const { lessonId, session, sequence: number, data, ended: isOver } = state;
    const body = { lessonId, session, sequence: number, data, ended: isOver };
    const headers = { 'content-type': 'application/json' };
    for (;;) {
      const answer = await fetch('kept-state', { method: 'POST', body: JSON.stringify(body), headers }).catch(
        () => undefined,
      );
      // Nothing is set before the server has answered: a new state would take the place of this one.
      if (answer === undefined || answer.status >= 500 || answer.status === 429) {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
        continue;
      }
      localStorage.removeItem(placeOf(message));
      if (answer.ok) return post({ type: 'again' });
      break;
    }
  }
  begin(message);
}

/** Lets the activity end by itself, as if its window were closed. */
function leave() {
  leaving = true;
  const left = () => {
    clearTimeout(late);
    if (isChanged()) send();
    post({ type: 'left' });
  };
  const late = setTimeout(left, GOODBYE_MS);
  FRAME.addEventListener('load', left, { once: true });
  FRAME.src = 'about:blank';
}

post({ type: 'ready' });
