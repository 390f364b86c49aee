import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import Provider from 'oidc-provider';

/** What a provider knows of a person. */
export interface ProviderPerson {
  email?: string;
  email_verified?: boolean | string;
  given_name?: string;
  family_name?: string;
  name?: string;
}

export interface TestProvider {
  issuer: string;
  /** Signs ID tokens. */
  key: JWK;
  people: Map<string, ProviderPerson>;
  /** Who is at the provider's sign-in page; undefined refuses there. */
  present: string | undefined;
  /** Replaces the ID token of the next answer of the token endpoint. */
  tamper: ((idToken: string) => Promise<string>) | undefined;
  /** Answers every request like a broken gateway. */
  broken: boolean;
  /** Opens an address of the provider like a browser, and signs in or refuses. @returns where it sends the browser to */
  visit: (address: string) => Promise<string>;
  close: () => Promise<void>;
}

const REFUSED = { error: 'access_denied', error_description: 'The person refused' };

/**
 * A real OpenID Connect provider on a free port. Agreeing is one step without a page.
 * @param client the registered client
 */
export async function startOidcProvider(client: {
  id: string;
  secret: string;
  redirects: string[];
}): Promise<TestProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'test' };
  const people: TestProvider['people'] = new Map();

  let respond: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const server = createServer((request, response) => respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: client.redirects,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [key] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  });
  const answer = provider.callback();

  const world: TestProvider = {
    ...{ issuer, key, people, present: undefined, tamper: undefined, broken: false },
    visit: (address) => visit(address, issuer),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  respond = (request, response) => {
    if (world.broken) {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return;
    }
    if (request.url?.startsWith('/interaction/')) {
      const result = world.present === undefined ? REFUSED : { login: { accountId: world.present } };
      void provider.interactionFinished(request, response, result);
      return;
    }
    if (request.url === '/token' && world.tamper) rewriteToken(response, world.tamper);
    void answer(request, response);
  };
  return world;
}

/** Replaces the ID token in a JSON answer before it is sent. */
function rewriteToken(response: ServerResponse, tamper: (idToken: string) => Promise<string>): void {
  const end = response.end.bind(response) as (body: string) => ServerResponse;
  response.end = ((body: string | Buffer) => {
    const answer = JSON.parse(String(body)) as { id_token?: string };
    void tamper(answer.id_token ?? '').then((idToken) => {
      const changed = JSON.stringify({ ...answer, id_token: idToken });
      response.setHeader('content-length', Buffer.byteLength(changed));
      end(changed);
    });
    return response;
  }) as ServerResponse['end'];
}

/** Follows the provider's redirects with its cookies, until one leaves the provider. */
async function visit(address: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = address;
  while (next.startsWith(issuer)) {
    const response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
    next = new URL(location, next).href;
  }
  return next;
}
