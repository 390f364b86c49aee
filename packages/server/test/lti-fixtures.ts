import { TestPlatform, type Said } from './support/lti-platform';
import { type SignedIn, sessionOf, type TestServer } from './support/server';

/** One browser at this site. */
export interface Browser {
  cookie: string;
  /** Of the launch that is under way. */
  launch: string;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** What a browser says of a page that is not in a frame. */
export const IN_A_TAB = { 'sec-fetch-dest': 'document' };

export const formOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

const cookiesOf = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** A platform that is registered at the server. */
export async function registeredPlatform(server: TestServer, admin: SignedIn, more: object = {}) {
  const platform = await TestPlatform.start(() => server);
  const added = await server.call('POST', '/admin/lti/platforms', {
    as: admin,
    body: platform.details(more),
  });
  if (added.status !== 201) throw new Error(`The platform was not registered: ${added.body.message}`);
  return { platform, id: added.body.data._id as string };
}

/** Begins a launch in a tab. @returns the address at the platform, and the browser's cookie */
export async function beginLaunch(
  server: TestServer,
  platform: TestPlatform,
  { to, cookie = '', frame }: { to?: string | undefined; cookie?: string; frame?: string } = {},
) {
  const answer = await server.call('POST', '/lti/login', {
    headers: {
      ...FORM,
      ...IN_A_TAB,
      cookie,
      'sec-fetch-site': frame === undefined ? 'cross-site' : 'same-origin',
    },
    payload: formOf({ ...platform.login(to), ...(frame !== undefined && { frame, tab: '1' }) }),
  });
  return { answer, address: String(answer.headers.location), cookie: cookiesOf(answer) || cookie };
}

/** The platform's form arrives. */
export const answerLaunch = (server: TestServer, fields: Record<string, string>, cookie: string) =>
  server.call('POST', '/lti/launch', { headers: { ...FORM, cookie }, payload: formOf(fields) });

/** From the link at the platform to this site's page, as far as it comes. */
export async function launch(
  server: TestServer,
  platform: TestPlatform,
  { cookie, frame, ...said }: Said & { cookie?: string; frame?: string } = {},
) {
  const begun = await beginLaunch(server, platform, {
    to: said.to,
    ...(cookie !== undefined && { cookie }),
    ...(frame !== undefined && { frame }),
  });
  const fields = await platform.visit(begun.address, said);
  const answer = await answerLaunch(server, fields, begun.cookie);
  const place = new URL(String(answer.headers.location ?? '/'), 'http://localhost:3000');
  const browser: Browser = { cookie: begun.cookie, launch: place.searchParams.get('launch') ?? '' };
  return { answer, browser, fields };
}

/** Asks what the launch leads to. */
export const proceed = (
  server: TestServer,
  browser: Browser,
  { as, ...body }: { as?: SignedIn; fresh?: boolean } = {},
) =>
  server.call('POST', '/lti/continue', {
    body: { launch: browser.launch, ...body },
    headers: { ...as?.headers, cookie: [browser.cookie, as?.headers.cookie].filter(Boolean).join('; ') },
  });

/** Another call of the launch. */
export const send = (
  server: TestServer,
  browser: Browser,
  { path, as, ...body }: { path: string; as?: SignedIn; [field: string]: unknown },
) =>
  server.call('POST', `/lti/${path}`, {
    body: { launch: browser.launch, ...body },
    headers: { ...as?.headers, cookie: [browser.cookie, as?.headers.cookie].filter(Boolean).join('; ') },
  });

/** A person of the platform who has come here, with the session that began. */
export async function arrive(server: TestServer, platform: TestPlatform, said: Said = {}): Promise<SignedIn> {
  const { browser } = await launch(server, platform, said);
  const answer = await proceed(server, browser);
  if (answer.body.data?.step !== 'signed-in') throw new Error(`Nobody came: ${JSON.stringify(answer.body)}`);
  return sessionOf(answer, '');
}
