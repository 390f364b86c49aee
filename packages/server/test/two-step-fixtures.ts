import { Secret, TOTP } from 'otpauth';
import { Authenticator } from './support/authenticator';
import type { SignedIn, TestServer } from './support/server';

/** The cookies that an answer sets, as the next request sends them; `more` are those that the browser had. */
export function cookiesOf({ cookies }: Awaited<ReturnType<TestServer['call']>>, more = ''): string {
  const jar = new Map(
    [...more.split('; ').filter(Boolean), ...cookies.map(({ name, value }) => `${name}=${value}`)].map(
      (pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, at), pair.slice(at + 1)];
      },
    ),
  );
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

/** The code of an app at the test's time, `steps` periods of 30 seconds later. */
export const codeAt = (server: TestServer, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.clock.now().getTime() + steps * 30_000,
  });

/** Turns codes on for a signed-in person. */
export async function turnOn(server: TestServer, as: SignedIn) {
  const setup = await server.call('POST', `/user/${as.id}/two-step/setup`, { as });
  const { secret } = setup.body.data as { secret: string };
  const on = await server.call('POST', `/user/${as.id}/two-step`, {
    as,
    body: { code: codeAt(server, secret) },
  });
  if (on.status !== 200) throw new Error(`two-step answered ${on.status}: ${on.body.message}`);
  return { secret, recoveryCodes: on.body.data.recoveryCodes as string[] };
}

/** Enters the password. @returns the answer and the browser's cookies */
export async function enterPassword(server: TestServer, as: SignedIn, cookie = '') {
  const answer = await server.call('POST', '/auth/signin', {
    body: { email: as.email, password: as.password },
    headers: { cookie },
  });
  return { answer, cookie: cookiesOf(answer, cookie) };
}

/** Adds a passkey for a signed-in person. */
export async function addPasskey(
  server: TestServer,
  as: SignedIn,
  { authenticator = new Authenticator(), name = 'My phone' } = {},
) {
  const options = await server.call('POST', `/user/${as.id}/passkeys/options`, { as });
  if (options.status !== 200) return { authenticator, answer: options };
  const answer = await server.call('POST', `/user/${as.id}/passkeys`, {
    as,
    body: { name, passkey: authenticator.register(options.body.data) },
  });
  return { authenticator, answer };
}

/** A challenge for signing in, and the browser's cookies with it. */
export async function challenge(server: TestServer, cookie = '') {
  const answer = await server.call('POST', '/auth/passkey/options', { headers: { cookie } });
  return {
    options: answer.body.data as { challenge: string; rpId: string },
    cookie: cookiesOf(answer, cookie),
  };
}
