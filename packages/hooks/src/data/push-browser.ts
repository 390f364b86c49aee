/** What this browser lets the site do: never asked, allowed, or refused for good. */
export type PushPermission = 'unsupported' | 'ask' | 'allowed' | 'blocked';

const WORKER = '/push-worker.js';
/** Of its own, so that the worker controls no page. */
const SCOPE = '/push/';

interface UrlPolicy {
  createScriptURL: (url: string) => string;
}
interface PolicyFactory {
  createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy;
}

let policy: UrlPolicy | undefined;

/** The worker's address, through a Trusted Types policy that accepts no other one. */
function trustedWorker(): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return WORKER;
  policy ??= factory.createPolicy('digiken-push', {
    createScriptURL: (url) => {
      if (url !== WORKER) throw new TypeError('This is not the worker of notifications.');
      return url;
    },
  });
  return policy.createScriptURL(WORKER);
}

const PERMISSIONS = { default: 'ask', granted: 'allowed', denied: 'blocked' } as const;

export function pushPermission(): PushPermission {
  const supported =
    'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  return supported ? PERMISSIONS[Notification.permission] : 'unsupported';
}

/** Not every browser tells of its own settings, so an answer and a return to the page are looked at as well. */
const watchers = new Set<() => void>();

/** Calls back when the permission may have changed, also in the browser's own settings. @returns what ends it */
export function watchPushPermission(onChange: () => void): () => void {
  watchers.add(onChange);
  globalThis.addEventListener('focus', onChange);
  let status: PermissionStatus | undefined;
  let ended = false;
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((found) => {
      if (ended) return;
      status = found;
      status.addEventListener('change', onChange);
    })
    .catch(() => {});
  return () => {
    ended = true;
    watchers.delete(onChange);
    globalThis.removeEventListener('focus', onChange);
    status?.removeEventListener('change', onChange);
  };
}

export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Asks for the permission and subscribes at the browser's push service. Call it for a click only.
 * @param publicKey of the site, in base64url
 * @returns null if the person did not allow it
 * @throws {Error} if the push service cannot be reached
 */
export async function subscribeToPush(publicKey: string): Promise<BrowserSubscription | null> {
  const answer = await Notification.requestPermission();
  for (const changed of watchers) changed();
  if (answer !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(trustedWorker(), { scope: SCOPE });
  await activated(registration);
  const { pushManager } = registration;
  const known = await pushManager.getSubscription();
  // It belongs to another key of the site, and would get nothing.
  if (known && keyOf(known) !== publicKey) await known.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) throw new Error('The browser made no subscription.');
  return { endpoint, keys: { p256dh, auth } };
}

/** Ends this browser's subscription; does nothing without one. */
export async function unsubscribeFromPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(SCOPE);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Only an active worker can subscribe. */
async function activated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker of notifications did not start.'));
    });
  });
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (digit) => digit.charCodeAt(0));

const keyOf = ({ options }: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
