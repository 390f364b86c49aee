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

/** What the site sent to start. */
let start = null;
let api = null;
let sequence = 0;
/** The last state that the site has confirmed. */
let confirmed = 0;
let sent = '';
let timer;
let ended = false;
let leaving = false;
/** The page goes away: the site can no longer hear us. */
let hiding = false;

const post = (message) => PARENT.postMessage(message, SITE);

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== PARENT || source === window || origin !== SITE) return;
  if (data?.type === 'start' && start === null) begin(data);
  if (data?.type === 'saved') confirmed = Math.max(confirmed, data.sequence);
  if (data?.type === 'leave') leave();
});

window.addEventListener('pagehide', () => {
  hiding = true;
  if (start !== null && (sequence > confirmed || isChanged())) send();
});
// Back from the back/forward cache.
window.addEventListener('pageshow', () => {
  hiding = false;
});

/** Activities lay themselves out after their page has loaded; milliseconds. */
const LAYOUT_MS = [0, 400, 1500];
let told;

/** Says that the activity is shown and how wide it is, so that the site can fit it to a narrow screen. */
function tellWidth() {
  let width = 0;
  try {
    width = FRAME.contentDocument.documentElement.scrollWidth;
  } catch {
    // It has left this host.
  }
  if (width !== told) post({ type: 'view', width });
  told = width;
}

FRAME.addEventListener('load', () => {
  if (start !== null && !leaving) for (const delay of LAYOUT_MS) setTimeout(tellWidth, delay);
});

function begin(message) {
  start = message;
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
  const state = { sequence, data, ended };
  if (!hiding) post({ type: 'state', ...state });
  else if (start.session !== null)
    navigator.sendBeacon(
      'state',
      new Blob([JSON.stringify({ lessonId: start.lessonId, session: start.session, ...state })], {
        type: 'application/json',
      }),
    );
}

/** Lets the activity end by itself, as if its window were closed. */
function leave() {
  leaving = true;
  const left = () => {
    clearTimeout(late);
    if (start !== null && isChanged()) send();
    post({ type: 'left' });
  };
  const late = setTimeout(left, GOODBYE_MS);
  FRAME.addEventListener('load', left, { once: true });
  FRAME.src = 'about:blank';
}

post({ type: 'ready' });
