import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createContext, runInContext } from 'node:vm';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import AdminSettingsPage from '../src/areas/admin/pages/settings-page';
import { PushDevices } from '../src/shell/push-devices';
import { NJOKI, renderAt, resetBrowser, signIn, stubNetwork, stubWideWindow } from './support/render';

const PUBLIC_KEY = 'BAECAw';
const SUBSCRIPTION = { endpoint: 'https://push.example/a', keys: { p256dh: 'p', auth: 'a' } };
const DEVICE = { _id: 'd1', name: 'Chrome on Android', createdAt: '2026-11-24T08:00:00.000Z', current: true };
const page = (devices: object[]) => ({ body: { message: 'Done', data: { publicKey: PUBLIC_KEY, devices } } });

/** A browser with push, whose permission the person gives when asked. */
function stubPush(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  const requestPermission = vi.fn(async () => {
    notification.permission = answer;
    return answer;
  });
  const notification = { permission, requestPermission };
  const unsubscribe = vi.fn(async () => true);
  const subscription = { toJSON: () => SUBSCRIPTION, options: {}, unsubscribe };
  const pushManager = {
    getSubscription: vi.fn(async () => subscription),
    subscribe: vi.fn(async () => subscription),
  };
  const register = vi.fn(async () => ({ active: {}, pushManager }));
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistration: async () => ({ pushManager }) },
  });
  return { requestPermission, register, pushManager, unsubscribe };
}

beforeEach(stubWideWindow);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  resetBrowser();
});

function open(devices: object[] = []) {
  const answers: Parameters<typeof stubNetwork>[0] = {
    'GET /api/user/u1': { body: { data: { ...NJOKI, role: 'user' } } },
    'GET /api/push-devices': page(devices),
    'PUT /api/push-devices/this': page([DEVICE]),
    'DELETE /api/push-devices/d1': page([]),
  };
  stubNetwork(answers);
  signIn('user');
  const sent = vi.spyOn(globalThis, 'fetch');
  renderAt('/console/settings', <PushDevices />);
  return { answers, sent };
}

it('[13.127] asks nothing before the button is pressed, and then saves what the browser subscribed', async () => {
  const { requestPermission, register, pushManager, unsubscribe } = stubPush('default');
  const { answers, sent } = open();
  const allow = await screen.findByRole('button', { name: 'Allow notifications on this device' });
  expect(requestPermission).not.toHaveBeenCalled();
  expect(register).not.toHaveBeenCalled();
  answers['GET /api/push-devices'] = page([DEVICE]);
  fireEvent.click(allow);
  await screen.findByText('This device shows your notifications.');
  expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/' });
  // The browser's subscription was made for another key of the site.
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: Uint8Array.of(4, 1, 2, 3),
  });
  const put = sent.mock.calls.find(([, init]) => init?.method === 'PUT');
  expect(JSON.parse(put?.[1]?.body as string)).toEqual(SUBSCRIPTION);

  answers['GET /api/push-devices'] = page([]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Chrome on Android' }));
  await screen.findByRole('button', { name: 'Allow notifications on this device' });
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(2));
});

it('[13.127] says that notifications are blocked, also when they are blocked by the answer', async () => {
  stubPush('default', 'denied');
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Allow notifications on this device' }));
  await screen.findByText(/Notifications of Digiken are blocked in this browser/);
});

it('[13.127] says when the browser has no push, also to administrators', async () => {
  stubNetwork({
    'GET /api/user/u1': { body: { data: { ...NJOKI, role: 'admin' } } },
    'GET /api/push-devices': page([]),
  });
  signIn('admin');
  renderAt('/admin/settings', <AdminSettingsPage />);
  fireEvent.click(await screen.findByRole('tab', { name: 'Notifications' }));
  await screen.findByText('This browser cannot show notifications.');
});

/** The worker with what a browser gives it. */
function worker(pages: { url: string; focus: () => unknown }[]) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(async () => {});
  const openWindow = vi.fn(async () => {});
  const self = {
    location: { origin: 'https://learn.example' },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: { showNotification },
    clients: { openWindow, matchAll: async () => pages },
  };
  runInContext(readFileSync('public/push-worker.js', 'utf8'), createContext({ self, URL }));
  const send = async (name: string, event: object) => {
    let done: Promise<unknown> | undefined;
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  const click = (path: unknown) =>
    send('notificationclick', { notification: { close: () => {}, data: { path } } });
  return { send, click, showNotification, openWindow };
}

it('[13.128] the worker shows a message, and one that it cannot read', async () => {
  const { send, showNotification } = worker([]);
  await send('push', { data: { json: () => ({ title: 'Digiken', text: 'Ready.', path: '/console/a' }) } });
  expect(showNotification).toHaveBeenCalledWith(
    'Digiken',
    expect.objectContaining({ body: 'Ready.', tag: '/console/a Ready.', data: { path: '/console/a' } }),
  );
  await send('push', { data: null });
  expect(showNotification).toHaveBeenLastCalledWith('Digiken', expect.objectContaining({ body: '' }));
});

it('[13.128] a click focuses the page if it is open, else opens it, and never another site', async () => {
  const focus = vi.fn();
  const { click, openWindow } = worker([{ url: 'https://learn.example/console/a#notes', focus }]);
  await click('/console/a');
  expect(focus).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
  await click('/console/b');
  expect(openWindow).toHaveBeenLastCalledWith('https://learn.example/console/b');
  for (const path of [
    'https://evil.example/',
    '//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    null,
  ]) {
    await click(path);
    const [[href] = []] = openWindow.mock.calls.slice(-1) as unknown as [string][];
    expect(href?.startsWith('https://learn.example/')).toBe(true);
  }
});
