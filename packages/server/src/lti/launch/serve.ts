import { API_PREFIX } from '@digiken/contract/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSecureSite, randomToken } from '../../auth';
import { HttpError } from '../../platform/http/errors';
import { countTry, networkOf } from '../../platform/rate-limit';
import type { Services } from '../../platform/services';
import { toolAddresses } from '../addresses';
import { responseFor } from '../content/response';
import { publishedKeys } from '../keys';
import { findPlatform, notePlatform } from '../platforms/find';
import { PAGE, type Problem, PROBLEMS } from '../wording';
import { confirmedBy, LaunchRefused, problemOf } from './claims';
import { bindBrowser, browserOf } from './cookie';
import { answerFlow, beginFlow, chosenInTab, confirmedFlow, confirmFlow, nonceOf } from './flows';
import { framePage, handOverPage, problemPage, SCRIPT, sendPage, STYLES } from './pages';
import { PlatformKeys } from './platform-keys';
import { pathOnThisSite } from './targets';

/** Launches of one network: high enough for a school behind one address. */
const STARTS = { max: 600, windowSeconds: 600 };
/** ID tokens with many claims are some kilobytes. */
const BODY_BYTES = 128 * 1024;
const FOLDER = `${API_PREFIX}/lti`;
/** The page that finishes a launch. */
const START = '/lti/start';

type Parts = Pick<Services, 'db' | 'clock' | 'config'>;
type Fields = Record<string, string>;

const STATUS: Partial<Record<Problem, number>> = { busy: 429, unreachable: 503, unknown: 404 };

/**
 * Serves the addresses of LTI that browsers and platforms open themselves: a session begins in `continueLaunch`, and
 * nowhere here (spec 14.282).
 */
export function serveLti(app: FastifyInstance, parts: Parts): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    serveLogin(scope, parts);
    serveLaunch(scope, parts);
    serveFinish(scope, parts);
    serveFixed(scope, parts);
  });
}

const anyone = { config: { access: 'public' as const } };

const fail = (request: FastifyRequest, reply: FastifyReply, problem: Problem) => {
  request.log.warn({ problem }, 'A launch was refused');
  const { language } = request;
  return problemPage(reply, { language, status: STATUS[problem] ?? 400, sentence: PROBLEMS[problem] });
};

/** Whether the page is in a frame of the platform. Browsers that do not say so get the page with the button. */
const isFramed = ({ headers }: FastifyRequest, { tab }: Fields): boolean =>
  tab === undefined && headers['sec-fetch-dest'] !== 'document';

/** Third-party initiated login (OpenID Connect Core 4; security framework 5.1.1.1). */
function serveLogin(app: FastifyInstance, { db, clock, config }: Parts): void {
  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    const fields = fieldsOf(request);
    try {
      const limits = [{ key: `lti:network:${networkOf(request.ip)}`, ...STARTS }];
      await countTry({ db, clock }, { limits, message: PROBLEMS.busy });
    } catch (error) {
      if (error instanceof HttpError) return fail(request, reply, 'busy');
      throw error;
    }
    const platform = await findPlatform(db, { issuer: fields.iss ?? '', clientId: fields.client_id });
    if (!platform) return fail(request, reply, 'unknown');
    if (!platform.enabled) return fail(request, reply, 'disabled');
    if (pathOnThisSite(config, fields.target_link_uri) === undefined) return fail(request, reply, 'target');
    if (fields.login_hint === undefined) return fail(request, reply, 'claims');
    const { authAddress } = platform;
    // A frame has no cookies of this site in most browsers, so everything happens in a tab of its own.
    if (isFramed(request, fields)) {
      const { language } = request;
      // A platform that waits for content takes it only from its own frame.
      const chooses = fields.target_link_uri === toolAddresses(config).deepLinking;
      const frame = chooses ? randomToken() : undefined;
      return framePage(reply, { language, fields: repeated(fields), frame, authAddress });
    }
    const browser = bindBrowser(request, reply, isSecureSite(request, config));
    // Only this site's own page says which tab waits for the content.
    const frame = request.headers['sec-fetch-site'] === 'same-origin' ? fields.frame : undefined;
    const state = await beginFlow({ db, clock }, { platformId: platform.id, browser, frame });
    const address = new URL(authAddress);
    const query = {
      ...{ scope: 'openid', response_type: 'id_token', response_mode: 'form_post', prompt: 'none' },
      ...{ client_id: platform.clientId, redirect_uri: toolAddresses(config).launch },
      ...{ login_hint: fields.login_hint, state, nonce: nonceOf({ launch: state, browser }) },
      ...(fields.lti_message_hint !== undefined && { lti_message_hint: fields.lti_message_hint }),
    };
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    return reply.header('cache-control', 'no-store').redirect(address.href, 303);
  };
  app.get(`${FOLDER}/login`, anyone, begin);
  app.post(`${FOLDER}/login`, { ...anyone, bodyLimit: BODY_BYTES }, begin);
}

const REPEATED = [
  'iss',
  'client_id',
  'login_hint',
  'lti_message_hint',
  'target_link_uri',
  'lti_deployment_id',
];

/** The parameters that the new tab sends again. */
const repeated = (fields: Fields): Fields =>
  Object.fromEntries(
    REPEATED.flatMap((name) => {
      const value = fields[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Query and form as texts; a parameter that is sent twice counts as missing. */
function fieldsOf({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): Fields {
  const all = { ...(query as object), ...(body as object | null) };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The answer of the platform: an ID token that says who comes, and from where. */
function serveLaunch(app: FastifyInstance, { db, clock, config }: Parts): void {
  const keys = new PlatformKeys({ clock, config });
  app.post(`${FOLDER}/launch`, { ...anyone, bodyLimit: BODY_BYTES }, async (request, reply) => {
    const { state = '', id_token: token, error } = fieldsOf(request);
    const browser = browserOf(request, isSecureSite(request, config));
    const own = { launch: state, browser };
    // What this browser did not ask for must not use up the launch that it waits for.
    const platform = browser === undefined ? undefined : await answerFlow({ db, clock }, own);
    if (!platform) return fail(request, reply, 'expired');
    try {
      if (error !== undefined || token === undefined) throw new LaunchRefused('refused');
      if (!platform.enabled) throw new LaunchRefused('disabled');
      const payload = await keys.verify(token, platform);
      const confirmed = confirmedBy(payload, { nonce: nonceOf(own), config, platform });
      await confirmFlow({ db, clock }, { ...own, confirmed });
      await notePlatform({ db, clock }, platform.id);
      return await reply.header('cache-control', 'no-store').redirect(`${START}?launch=${state}`, 303);
    } catch (failure) {
      const problem = problemOf(failure);
      await notePlatform({ db, clock }, platform.id, PROBLEMS[problem]);
      return fail(request, reply, problem);
    }
  });
}

/** Hands chosen content over to the platform: from this tab, or from the one in the platform's frame. */
function serveFinish(app: FastifyInstance, parts: Parts): void {
  const { db, clock, config } = parts;
  const handOver = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { hash, framed }: { hash: string | undefined; framed: boolean },
  ) => {
    const response = hash === undefined ? undefined : await responseFor(parts, hash);
    if (!response) return fail(request, reply, 'expired');
    return handOverPage(reply, { language: request.language, framed, ...response });
  };

  app.get(`${FOLDER}/finish`, anyone, async (request, reply) => {
    const { launch = '' } = fieldsOf(request);
    const browser = browserOf(request, isSecureSite(request, config));
    const flow = await confirmedFlow({ db, clock }, { launch, browser });
    return handOver(request, reply, { hash: flow?.chosen ? flow.hash : undefined, framed: false });
  });

  app.post(`${FOLDER}/finish`, { ...anyone, bodyLimit: BODY_BYTES }, async (request, reply) => {
    const { frame = '', ask } = fieldsOf(request);
    const hash = await chosenInTab({ db, clock }, frame);
    if (ask !== undefined) return reply.code(hash === undefined ? 202 : 204).send();
    if (hash !== undefined) return handOver(request, reply, { hash, framed: true });
    const { language } = request;
    return sendPage(reply, 404, {
      ...{ language, title: PAGE.openTitle, text: PAGE.notYet, framed: true },
      forms: [{ action: `${FOLDER}/finish`, fields: { frame }, button: PAGE.chosenButton, sends: 'waiting' }],
    });
  });
}

function serveFixed(app: FastifyInstance, parts: Parts): void {
  app.get(`${FOLDER}/keys`, anyone, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(await publishedKeys(parts))),
  );
  const file = (name: string, type: string, content: string) =>
    app.get(`${FOLDER}/${name}`, anyone, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(content),
    );
  file('page.css', 'text/css', STYLES);
  file('page.js', 'text/javascript', SCRIPT);
}
