const WORKER = '/sw.js';
export const WORKER_SCOPE = '/';

interface UrlPolicy {
  createScriptURL: (url: string) => string;
}
interface PolicyFactory {
  createPolicy: (name: string, rules: UrlPolicy) => UrlPolicy;
}

let policy: UrlPolicy | undefined;

/** The worker's address, through a Trusted Types policy that accepts no other one (spec 14.6). */
function trustedWorker(): string {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory) return WORKER;
  policy ??= factory.createPolicy('digiken-worker', {
    createScriptURL: (url) => {
      if (url !== WORKER) throw new TypeError('This is not the worker of this site.');
      return url;
    },
  });
  return policy.createScriptURL(WORKER);
}

/**
 * Registers the worker of the site, which shows notifications and serves what is stored on the device. Call it when
 * the user asks for one of both: no page needs it.
 * @throws {Error} if the browser has no workers or refuses them
 */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(trustedWorker(), { scope: WORKER_SCOPE });
}

/** Waits until the worker of the registration is active. @throws {Error} if it could not be installed */
export async function activated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return;
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker of the site did not start.'));
    });
  });
}

/** `full`: the device has no room for the app. `failed`: its files could not be fetched, or there are no workers. */
export type ShellOutcome = 'stored' | 'full' | 'failed';

/** Stores the code of the learner's pages on the device, once for each release (spec 14.2). */
export async function storeShell(): Promise<ShellOutcome> {
  try {
    const registration = await registerWorker();
    await activated(registration);
    const worker = registration.active;
    if (!worker) return 'failed';
    return await new Promise<ShellOutcome>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data as ShellOutcome);
      worker.postMessage('store-shell', [port2]);
    });
  } catch {
    return 'failed';
  }
}
