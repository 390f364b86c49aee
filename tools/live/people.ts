import { setTimeout } from 'node:timers/promises';
import { chromium, type Page as ChromiumPage } from 'playwright';
import { launch, type Page as FirefoxPage } from 'puppeteer-core';
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium-flags.mjs';
import { findChromium } from '../../scripts/lib/chromium.mjs';

const PASSWORD = 'karibu-digiken';
/** How long a picture, a button or a status may take. */
const PATIENCE = 15_000;

/** What both drivers can run in a page. */
export interface Browser {
  name: string;
  goto: (path: string) => Promise<void>;
  /** Waits until the function returns something true in the page. */
  until: <A>(what: string, condition: (argument: A) => unknown, argument: A) => Promise<void>;
  evaluate: <A, T>(read: (argument: A) => T, argument: A) => Promise<Awaited<T>>;
  /** Presses the visible button or link of this name. */
  press: (name: string) => Promise<void>;
  /** SIGKILL, like a phone whose battery is empty. */
  kill: () => void;
  close: () => Promise<void>;
}

export interface Account {
  email: string;
  token: string;
  cookies: { name: string; value: string }[];
}

/** Signs in as a demo account. */
export async function signIn(url: string, email: string): Promise<Account> {
  const answer = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${email} is not signed in: ${answer.status}`);
  const { data } = (await answer.json()) as { data: { token: string } };
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1) };
  });
  return { email, token: data.token, cookies };
}

/** Calls the API as an account. @throws {Error} with the status and the body of a refusal */
export async function call<T>(
  url: string,
  { token, cookies }: Account,
  { method = 'GET', path, body }: { method?: string; path: string; body?: object },
): Promise<T> {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      // The token is bound to a cookie.
      Authorization: `Bearer ${token}`,
      Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A Chromium process of its own, with a made-up camera and microphone. */
export async function openChromium(name: string, url: string, account: Account): Promise<Browser> {
  const server = await chromium.launchServer({
    executablePath: findChromium(),
    args: [
      ...CHROMIUM_FLAGS,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
  const browser = await chromium.connect(server.wsEndpoint());
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const driver = driven(name, url, await context.newPage());
  await enter(driver, account);
  return {
    ...driver,
    kill: () => void server.process().kill('SIGKILL'),
    close: () => server.close(),
  };
}

/** A Firefox process of its own, which asks nothing before it shows a made-up camera. */
export async function openFirefox(
  name: string,
  url: string,
  { account, executablePath }: { account: Account; executablePath: string },
): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      'media.autoplay.default': 0,
    },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const driver = driven(name, url, page);
  await enter(driver, account);
  return {
    ...driver,
    kill: () => void browser.process()?.kill('SIGKILL'),
    close: () => browser.close(),
  };
}

type Driver = Omit<Browser, 'kill' | 'close'>;

/** Gives the browser the cookies of the account by the real call. */
async function enter(driver: Driver, { email }: Account): Promise<void> {
  await driver.goto('/api/health');
  const status = await driver.evaluate(
    async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch('/api/auth/signin', { method: 'POST', headers, body });
      return answer.status;
    },
    JSON.stringify({ email, password: PASSWORD }),
  );
  if (status !== 200) throw new Error(`${email} is not signed in: ${status}`);
}

function driven(name: string, url: string, page: ChromiumPage | FirefoxPage): Driver {
  const evaluate = page.evaluate.bind(page) as Browser['evaluate'];
  const until: Browser['until'] = async (what, condition, argument) => {
    const deadline = Date.now() + PATIENCE;
    while (!(await evaluate(condition, argument).catch(() => false))) {
      if (Date.now() > deadline) {
        const shown = await evaluate(() => document.body.innerText.slice(0, 2000), undefined);
        throw new Error(`${name} does not see this: ${what}\n${shown}`);
      }
      await setTimeout(100);
    }
  };
  return {
    name,
    evaluate,
    until,
    goto: async (path) => void (await page.goto(url + path)),
    press: async (label) => {
      await until(`“${label}”`, pressNamed, label);
    },
  };
}

/** Runs in the page, so without named functions inside: tsx would wrap them. A name may go on after a comma. @returns false while there is no such control */
function pressNamed(label: string): boolean {
  const controls = [...document.querySelectorAll<HTMLElement>('button, a[href], input[role=switch], label')];
  const found = controls.find(
    (one) =>
      one.checkVisibility() &&
      [one.innerText?.trim(), one.ariaLabel].some((name) => name === label || name?.startsWith(`${label}, `)),
  );
  found?.click();
  return found !== undefined;
}
