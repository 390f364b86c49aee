import { createECDH } from 'node:crypto';
import type { BodyOf, notifications as calls, PushDevices } from '@digiken/contract';
import { PUSH_LIMITS } from '@digiken/contract/constants';
import { and, desc, eq, inArray, ne, or } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Executor } from '../../platform/database';
import { deviceCookieOf, deviceHash, isSecureSite } from '../../platform/http/device-cookie';
import { deviceName } from '../../platform/http/device-name';
import { invalid, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Deps, Services } from '../../platform/services';
import { users } from '../../users';
import { pushSubscriptions } from '../tables';
import { WORDING } from '../wording';
import { mayBeCalled } from './endpoint';
import { pushKeys } from './keys';
import { settlePushOnly } from './push-only';

interface Browser {
  caller: Pick<Caller, 'id' | 'sessionId'>;
  request: FastifyRequest;
}

const hashOf = (config: Services['config'], request: FastifyRequest): string | null => {
  const cookie = deviceCookieOf(request, isSecureSite(request, config));
  return cookie === undefined ? null : deviceHash(cookie);
};

/** The devices that show the caller's notifications, newest first (spec 13.122). */
export async function listPushDevices(
  { db, config }: Deps<'config'>,
  { caller, request }: Browser,
): Promise<PushDevices> {
  const hash = hashOf(config, request);
  const rows = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, caller.id))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));
  return {
    publicKey: pushKeys(config).publicKey,
    devices: rows.map((row) => ({
      _id: row.id,
      name: row.device,
      createdAt: row.createdAt.toISOString(),
      current: row.sessionId === caller.sessionId || (hash !== null && row.deviceHash === hash),
    })),
  };
}

/**
 * Keeps the subscription of the browser that asks. One browser shows the notifications of one account: the last one
 * that allowed it. The oldest devices beyond ten are removed.
 * @throws {HttpError} 422 on `endpoint` if the server must not call it, on `keys.p256dh` if it is no point of the curve
 */
export async function savePushDevice(
  services: Pick<Services, 'clock' | 'config'> & { db: Database },
  browser: Browser,
  { endpoint, keys }: BodyOf<typeof calls.savePushDevice>,
): Promise<PushDevices> {
  const { db, clock, config } = services;
  const { caller, request } = browser;
  if (!mayBeCalled(endpoint, config.push)) throw invalid({ endpoint: WORDING.noPushService });
  if (!isPoint(keys.p256dh)) throw invalid({ 'keys.p256dh': WORDING.noPushKey });
  const hash = hashOf(config, request);
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('no key update');
    const own = {
      userId: caller.id,
      sessionId: caller.sessionId,
      deviceHash: hash,
      device: deviceName(request.headers['user-agent']),
      ...{ p256dh: unpadded(keys.p256dh), auth: unpadded(keys.auth) },
    };
    const { href } = new URL(endpoint);
    // A browser whose subscription was renewed has another address.
    await tx
      .delete(pushSubscriptions)
      .where(
        and(
          ne(pushSubscriptions.endpoint, href),
          eq(pushSubscriptions.userId, caller.id),
          or(
            eq(pushSubscriptions.sessionId, caller.sessionId),
            hash === null ? undefined : eq(pushSubscriptions.deviceHash, hash),
          ),
        ),
      );
    await tx
      .insert(pushSubscriptions)
      .values({ ...own, endpoint: href, createdAt: clock.now() })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: own });
    const oldest = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, caller.id), ne(pushSubscriptions.endpoint, href)))
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .offset(PUSH_LIMITS.devices - 1);
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, oldest));
    await settlePushOnly(tx, caller.id);
    return listPushDevices({ db: tx, config }, browser);
  });
}

/** @throws {HttpError} 404 if the caller has no such device */
export async function removePushDevice(
  { db, config }: Deps<'config'>,
  browser: Browser,
  id: string,
): Promise<PushDevices> {
  const [gone] = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, browser.caller.id)))
    .returning({ id: pushSubscriptions.id });
  if (!gone) throw notFound(WORDING.noPushDevice);
  await settlePushOnly(db, browser.caller.id);
  return listPushDevices({ db, config }, browser);
}

/** A session was ended, so its device shows nothing more. Call it in that transaction. */
export async function dropPushOfSession(
  db: Executor,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.sessionId, sessionId)));
  await settlePushOnly(db, userId);
}

/** All sessions of a user were ended. @param input `keep`: the id of a session that stays */
export async function dropPushOfUser(
  db: Executor,
  { userId, keep }: { userId: string; keep?: string | undefined },
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        keep === undefined ? undefined : ne(pushSubscriptions.sessionId, keep),
      ),
    );
  await settlePushOnly(db, userId);
}

/**
 * A session began on a browser. It takes over the user's subscription there, whose session may have run out; another
 * person's subscription on a shared browser is deleted.
 * @param input `device`: value of the device cookie
 */
export async function movePushToSession(
  db: Executor,
  { userId, sessionId, device }: { userId: string; sessionId: string; device: string },
): Promise<void> {
  const here = eq(pushSubscriptions.deviceHash, deviceHash(device));
  const others = await db
    .delete(pushSubscriptions)
    .where(and(here, ne(pushSubscriptions.userId, userId)))
    .returning({ userId: pushSubscriptions.userId });
  for (const other of others) await settlePushOnly(db, other.userId);
  await db
    .update(pushSubscriptions)
    .set({ sessionId })
    .where(and(here, eq(pushSubscriptions.userId, userId)));
}

const unpadded = (key: string) => key.replace(/=+$/, '');

function isPoint(key: string): boolean {
  try {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    curve.computeSecret(Buffer.from(key, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
