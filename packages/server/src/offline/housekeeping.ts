import { OFFLINE_LIMITS } from '@digiken/contract/constants';
import { lt } from 'drizzle-orm';
import { dropRemovedBookmarks, dropRemovedNotes } from '../notes';
import type { Deps } from '../platform/services';
import { syncActions } from './tables';

const DAY_MS = 86_400_000;
export const KEPT_MS = OFFLINE_LIMITS.keptDays * DAY_MS;

/**
 * Deletes what is kept only for actions that may still arrive: applied actions, and what is left of removed notes and
 * bookmarks. A day later than the oldest action that is taken, so that none of them can be applied twice (spec 14.52).
 */
export async function dropOldSyncActions({ db, clock }: Deps<'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS - DAY_MS);
  await db.delete(syncActions).where(lt(syncActions.createdAt, before));
  await dropRemovedNotes(db, before);
  await dropRemovedBookmarks(db, before);
}
