import { activities as calls } from '@digiken/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { packageFiles, packages } from '../courses';
import { contentHostOf } from '../platform/config-content';
import { keyOf } from '../platform/files/object-store';
import { sendObject } from '../platform/files/send';
import { MESSAGES } from '../platform/http/errors';
import type { Services } from '../platform/services';
import { mayProceed, users } from '../users';
import { findActivity } from './find';
import type { PackageTokens } from './package-tokens';
import { PlayerFiles, playerPage } from './player-files';
import { saveState } from './save-state';

const CONTENT_HOST = { config: { contentHost: true } } as const;
/** Files whose place in the store is remembered. */
const REMEMBERED = 20_000;

type InPackage = { Params: { token: string; '*': string } };

/**
 * What the content host serves: the player, the files of a package to the holder of its token, and the last state of an
 * activity whose window closes. No cookie is read or set.
 */
export function servePackages(
  app: FastifyInstance,
  { tokens, ...services }: Pick<Services, 'db' | 'files' | 'config' | 'clock'> & { tokens: PackageTokens },
): void {
  const { db, files, config } = services;
  const player = new PlayerFiles();
  const site = new URL(config.publicUrl).origin;
  // The file of a path never changes.
  const known = new LRUCache<string, { file: string; type: string }>({ max: REMEMBERED });
  const missing = (reply: FastifyReply) => reply.code(404).send({ message: MESSAGES[404] });

  /** A package is served on its own host only, so that no other one can act for it. */
  const accessOf = ({ params, raw }: FastifyRequest<InPackage>) => {
    const access = tokens.read(params.token);
    const at = contentHostOf(config.contentUrl ?? '', raw.headers.host ?? '');
    return at?.packageId === null || at?.packageId === access?.packageId.toLowerCase() ? access : null;
  };

  const find = async (packageId: string, path: string) => {
    const key = `${packageId}/${path}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const [row] = await db
      .select({ file: packageFiles.file, type: packageFiles.type })
      .from(packageFiles)
      .where(
        and(eq(packageFiles.packageId, packageId), inArray(packageFiles.path, [path, path.normalize('NFC')])),
      );
    if (row !== undefined) known.set(key, row);
    return row;
  };

  app.get<{ Params: { name: string } }>('/player/:name', CONTENT_HOST, async (request, reply) => {
    const file = player.get(request.params.name);
    if (file === undefined) return missing(reply);
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(file.text);
  });

  app.get<InPackage>('/packages/:token/player', CONTENT_HOST, async (request, reply) => {
    const access = accessOf(request);
    if (access === null) return missing(reply);
    const [row] = await db
      .select({ format: packages.format })
      .from(packages)
      .where(eq(packages.id, access.packageId));
    if (row === undefined) return missing(reply);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-cache')
      .send(playerPage(player, { format: row.format, site }));
  });

  app.get<InPackage>('/packages/:token/content/*', CONTENT_HOST, async (request, reply) => {
    const access = accessOf(request);
    const path = request.params['*'];
    const file =
      access === null || path === '' || path.includes('\0') ? undefined : await find(access.packageId, path);
    if (access === null || file === undefined) return missing(reply);
    reply.header('cache-control', `private, max-age=${access.secondsLeft}, immutable`);
    const object = { key: keyOf(file.file), type: file.type, etag: file.file, runs: true };
    if (await sendObject(files.objects, { request, reply }, object)) return reply;
    reply.removeHeader('cache-control');
    return missing(reply);
  });

  // The site cannot hear an activity whose window closes, so its player sends the last state itself (spec 14.263), or at
  // the next opening, if it could not (spec 14.325).
  for (const [name, kept] of [
    ['state', false],
    ['kept-state', true],
  ] as const)
    app.post<InPackage>(
      `/packages/:token/${name}`,
      { ...CONTENT_HOST, bodyLimit: calls.saveActivityState.maxBytes },
      async (request, reply) => {
        const access = accessOf(request);
        const [user] = access === null ? [] : await userOf(access.userId);
        const body = bodyOf(request);
        if (access === null || user === undefined || body === undefined) return missing(reply);
        const activity = await findActivity(db, body.lessonId);
        if (activity.packageId !== access.packageId) return missing(reply);
        const viewer = { id: user.id, role: user.role, verified: mayProceed(user) };
        await saveState(services, viewer, { ...body, kept });
        return reply.code(204).send();
      },
    );

  const userOf = async (id: string | null) =>
    id === null
      ? []
      : db
          .select()
          .from(users)
          .where(and(eq(users.id, id), eq(users.status, 'active')));
}

/** @returns undefined for what is no state */
function bodyOf({ body: given }: FastifyRequest) {
  const { params, body } = calls.saveActivityState;
  const { data: place } = params?.safeParse(given) ?? {};
  const { data: state } = body?.safeParse(given) ?? {};
  if (place === undefined || state === undefined || !/^[\w-]+$/.test(place.lessonId)) return undefined;
  return { ...place, ...state };
}
