import { activated, registerWorker, WORKER_SCOPE } from '../offline/worker';

/** What this browser lets the site do: never asked, allowed, or refused for good. */
export type PushPermission = 'unsupported' | 'ask' | 'allowed' | 'blocked';

/** Where a worker of notifications alone was registered until one worker served all purposes (spec 14.7). */
const EARLIER_SCOPE = '/push/';

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
  const registration = await registerWorker();
  await activated(registration);
  await endEarlier();
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
  await endEarlier();
  // The worker stays: it may serve downloaded units.
  const registration = await navigator.serviceWorker?.getRegistration(WORKER_SCOPE);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Two workers would show each notification twice. The server learns that the earlier address is gone when it sends. */
async function endEarlier(): Promise<void> {
  const earlier = await navigator.serviceWorker?.getRegistration(EARLIER_SCOPE);
  // The browser may answer with the worker of the whole site.
  if (!earlier?.scope?.endsWith(EARLIER_SCOPE)) return;
  await (await earlier.pushManager.getSubscription())?.unsubscribe();
  await earlier.unregister();
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (digit) => digit.charCodeAt(0));

const keyOf = ({ options }: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
