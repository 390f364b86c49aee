import type { BodyOf, NotificationSettings, notifications as calls } from '@digiken/contract';
import { ALWAYS_MAILED, DEFAULT_TIME_ZONE, notificationTypesOf } from '@digiken/contract/constants';
import { eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';
import { notificationHours, notificationSettings } from './tables';

/** What the caller is notified of: the types of their role, by default in the app and on allowed devices (spec 13.46). */
export async function readUserSettings(
  db: Executor,
  caller: Pick<Caller, 'id' | 'role'>,
): Promise<NotificationSettings> {
  const rows = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, caller.id));
  const chosen = new Map(rows.map((row) => [row.type, row]));
  const [hours] = await db.select().from(notificationHours).where(eq(notificationHours.userId, caller.id));
  const { quietFrom = null, quietTo = null, timeZone = DEFAULT_TIME_ZONE } = hours ?? {};
  return {
    types: notificationTypesOf(caller.role).map((type) => ({
      type,
      inApp: chosen.get(type)?.inApp ?? true,
      mail: ALWAYS_MAILED.includes(type) ? null : (chosen.get(type)?.mail ?? 'off'),
      push: chosen.get(type)?.push ?? true,
    })),
    quiet: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
    timeZone,
  };
}

/** Saves what the caller chose. It counts for events from now on; quiet hours also for mails that wait. */
export async function saveUserSettings(
  db: Database,
  caller: Pick<Caller, 'id' | 'role'>,
  { types, quiet, timeZone }: BodyOf<typeof calls.saveNotificationSettings>,
): Promise<NotificationSettings> {
  return db.transaction(async (tx) => {
    const wanted = new Map(types.map((type) => [type.type, type]));
    const known = new Map((await readUserSettings(tx, caller)).types.map((type) => [type.type, type.push]));
    if (wanted.size > 0)
      await tx
        .insert(notificationSettings)
        .values(
          [...wanted.values()].map(({ type, inApp, mail, push }) => ({
            userId: caller.id,
            type,
            inApp,
            // A mail of its own is sent in any case; a second one never.
            mail: ALWAYS_MAILED.includes(type) ? ('off' as const) : (mail ?? ('off' as const)),
            // An older client does not know it.
            push: push ?? known.get(type) ?? true,
          })),
        )
        .onConflictDoUpdate({
          target: [notificationSettings.userId, notificationSettings.type],
          set: { inApp: sql`excluded.in_app`, mail: sql`excluded.mail`, push: sql`excluded.push` },
        });
    const hours = { quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null, timeZone };
    await tx
      .insert(notificationHours)
      .values({ userId: caller.id, ...hours })
      .onConflictDoUpdate({ target: notificationHours.userId, set: hours });
    return readUserSettings(tx, caller);
  });
}
