import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, exportJWK, generateKeyPair, type JWK, jwtVerify, SignJWT } from 'jose';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim';
const AGS = 'https://purl.imsglobal.org/spec/lti-ags';
export const DEEP_LINKING = 'https://purl.imsglobal.org/spec/lti-dl/claim';

/** This site as the platform sees it. */
export interface Tool {
  clock: { now: () => Date };
  /** Reads the site's keys. */
  call: (method: 'GET', path: '/lti/keys') => Promise<{ body: any }>;
}

type Claims = Record<string, unknown>;

/** What the platform says in the next launch. */
export interface Said {
  sub?: string;
  /** Path of this site that the link opens. */
  to?: string;
  /** Id of the place of the link. */
  place?: string;
  /** Replaces or adds claims; undefined removes one. */
  claims?: Claims;
  /** Replaces the signed token. */
  forge?: (claims: Claims, platform: TestPlatform) => Promise<string>;
}

/** A learning platform with an authentication, a token, a keys and a grade service on a free port. */
export class TestPlatform {
  readonly clientId = `client-${randomUUID()}`;
  readonly deploymentId = 'deployment-1';
  kid = 'platform-1';
  origin = '';
  /** Scores by the path of their column. */
  readonly scores = new Map<string, Claims[]>();
  readonly columns: Claims[] = [];
  /** Of the requests to the grade service, with this status; undefined: as they should be. */
  failing: number | undefined;
  requests: string[] = [];
  tokens = 0;
  #key!: CryptoKey;
  #jwk!: JWK;
  #said: Said = {};
  #close: () => void = () => {};

  private constructor(private readonly site: string) {}

  static async start(tool: () => Tool, site = 'http://localhost:3000'): Promise<TestPlatform> {
    const platform = new TestPlatform(site);
    await platform.newKey('platform-1');
    const server = createServer((request, response) => void platform.#answer(tool(), request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    platform.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    platform.#close = () => server.close();
    return platform;
  }

  async newKey(kid: string): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    this.kid = kid;
    this.#key = privateKey;
    this.#jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  }

  get publicKey(): JWK {
    return this.#jwk;
  }

  close(): void {
    this.#close();
  }

  /** As an administrator registers it. */
  details(more: object = {}) {
    return {
      ...{ name: 'Moodle of Moi School', issuer: this.origin, clientId: this.clientId },
      ...{ deploymentIds: [this.deploymentId], authAddress: `${this.origin}/auth` },
      ...{ tokenAddress: `${this.origin}/token`, tokenAudience: '', keysAddress: `${this.origin}/keys` },
      ...{ serviceHosts: [], hubId: null, enabled: true },
      ...more,
    };
  }

  /** What begins a launch. */
  login(to = '/console/dashboard') {
    return {
      ...{ iss: this.origin, client_id: this.clientId, login_hint: 'hint-1', lti_message_hint: 'message-1' },
      target_link_uri: `${this.site}${to}`,
    };
  }

  /** Opens an address of the platform like a browser. @returns the fields of the form that it shows */
  async visit(address: string, said: Said): Promise<Record<string, string>> {
    this.#said = said;
    const page = await (await fetch(address)).text();
    return Object.fromEntries(
      [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
  }

  /** Claims of a launch as they should be. */
  claims(nonce: string, now: Date): Claims {
    const { sub = 'person-1', to = '/console/dashboard', place = 'place-1', claims = {} } = this.#said;
    const seconds = Math.floor(now.getTime() / 1000);
    const column = `${this.origin}/columns/${place}`;
    return {
      ...{ iss: this.origin, aud: this.clientId, sub, nonce, iat: seconds, exp: seconds + 300 },
      ...{ given_name: 'Achieng', family_name: 'Otieno' },
      [`${LTI}/version`]: '1.3.0',
      [`${LTI}/message_type`]: 'LtiResourceLinkRequest',
      [`${LTI}/deployment_id`]: this.deploymentId,
      [`${LTI}/target_link_uri`]: `${this.site}${to}`,
      [`${LTI}/roles`]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
      [`${LTI}/resource_link`]: { id: place },
      [`${AGS}/claim/endpoint`]: { scope: [`${AGS}/scope/score`], lineitem: `${column}?type=quiz` },
      ...claims,
    };
  }

  sign(claims: Claims): Promise<string> {
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: this.kid }).sign(this.#key);
  }

  async #answer(tool: Tool, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.origin);
    let body = '';
    for await (const chunk of request) body += String(chunk);
    this.requests.push(`${request.method} ${pathname}`);
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (pathname === '/keys') return void json(200, { keys: [this.#jwk] });
    if (pathname === '/auth') return void response.end(await this.#form(tool, searchParams));
    if (pathname === '/course') return void response.end(this.#course());
    if (pathname === '/return')
      return void response.end('<!doctype html><title>M</title><p>Content added</p>');
    if (pathname === '/token') return void json(...(await this.#token(tool, new URLSearchParams(body))));
    if (request.headers.authorization !== `Bearer token-${this.tokens}`) return void json(401, {});
    if (this.failing !== undefined) return void json(this.failing, {});
    return void json(...this.#grade(request.method ?? '', pathname, body));
  }

  /** What the platform says in launches from its page. */
  set said(said: Said) {
    this.#said = said;
  }

  /** A page of the platform that shows the link in a frame. */
  #course(): string {
    const { to } = this.#said;
    const address = `${this.site}/api/lti/login?${new URLSearchParams(this.login(to)).toString()}`;
    const frame = `<iframe title="Digiken" width="340" height="400" src="${address.replaceAll('&', '&amp;')}">`;
    return `<!doctype html><html lang="en"><title>Moodle</title><h1>Moodle</h1>${frame}</iframe>`;
  }

  /** The form that a platform sends with the person's browser. */
  async #form(tool: Tool, query: URLSearchParams): Promise<string> {
    const right =
      query.get('client_id') === this.clientId &&
      query.get('redirect_uri') === `${this.site}/api/lti/launch` &&
      query.get('response_type') === 'id_token' &&
      query.get('login_hint') === 'hint-1' &&
      query.get('lti_message_hint') === 'message-1';
    if (!right) return 'wrong request';
    const all = this.claims(query.get('nonce') ?? '', tool.clock.now());
    const claims = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    const token = await (this.#said.forge?.(claims, this) ?? this.sign(claims));
    const field = (name: string, value: string) => `<input name="${name}" value="${value}">`;
    const fields = field('id_token', token) + field('state', query.get('state') ?? '');
    const form = `<form method="post" action="${this.site}/api/lti/launch">${fields}</form>`;
    return `<!doctype html><title>Moodle</title>${form}<script>document.forms[0].submit()</script>`;
  }

  async #token(tool: Tool, form: URLSearchParams): Promise<[number, unknown]> {
    const { body } = await tool.call('GET', '/lti/keys');
    try {
      await jwtVerify(form.get('client_assertion') ?? '', createLocalJWKSet(body), {
        ...{ issuer: this.clientId, subject: this.clientId, audience: `${this.origin}/token` },
        currentDate: tool.clock.now(),
      });
    } catch {
      return [401, { error: 'invalid_client' }];
    }
    this.tokens += 1;
    return [200, { access_token: `token-${this.tokens}`, token_type: 'Bearer', expires_in: 3600 }];
  }

  #grade(method: string, path: string, body: string): [number, unknown] {
    if (path === '/columns' && method === 'GET') return [200, this.columns];
    if (path === '/columns') {
      const column = { ...JSON.parse(body), id: `${this.origin}/columns/made-${this.columns.length + 1}` };
      this.columns.push(column);
      return [201, column];
    }
    const [, column] = /^\/columns\/([\w-]+)\/scores$/.exec(path) ?? [];
    if (column === undefined) return [404, {}];
    this.scores.set(column, [...(this.scores.get(column) ?? []), JSON.parse(body)]);
    return [200, {}];
  }
}
