import type { SyncAction, SyncResult } from '@digiken/contract';
import { and, eq } from 'drizzle-orm';
import { HttpError } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { type Applied, apply } from './apply';
import { KEPT_MS } from './housekeeping';
import { answersRefusal, type Refusal, refusalOf, tooOld } from './refusals';
import { syncActions } from './tables';

/** Answers after which a repetition of the same action would get the same one. */
const FINAL = new Set([403, 404, 409, 422]);

/**
 * Applies actions in their order, each in a transaction of its own together with its row in `sync_actions`, so that a
 * repeated one is applied once, also at the same moment and after a crash (spec 14.41).
 * @throws whatever the database throws: the actions before it are kept, and the client repeats the request
 */
export async function syncActionsOf(
  deps: Deps<'clock'>,
  caller: Caller,
  actions: readonly SyncAction[],
): Promise<SyncResult[]> {
  const results: SyncResult[] = [];
  for (const action of actions) results.push(await syncOne(deps, caller, action));
  return results;
}

async function syncOne(
  { db, clock }: Deps<'clock'>,
  caller: Caller,
  action: SyncAction,
): Promise<SyncResult> {
  const id = action.id.toLowerCase();
  const own = and(eq(syncActions.userId, caller.id), eq(syncActions.id, id));
  return db.transaction(async (tx) => {
    const now = clock.now();
    // Waits for a request that is applying the same action.
    const added = await tx
      .insert(syncActions)
      .values({ userId: caller.id, id, kind: action.kind, result: 'ok', createdAt: now })
      .onConflictDoNothing()
      .returning({ id: syncActions.id });
    if (added.length === 0) {
      const [stored] = await tx.select().from(syncActions).where(own);
      if (stored === undefined) throw new Error('A stored action is gone.');
      return answerOf(action.id, stored.result === 'ok' ? 'duplicate' : 'refused', stored);
    }
    // A transaction inside: a refused action leaves nothing but its row.
    const outcome = await tx
      .transaction((inner) => attempt({ db: inner, clock }, caller, action))
      .catch((error: unknown) => {
        if (error instanceof HttpError && FINAL.has(error.status)) return refusalOf(error, caller, action);
        throw error;
      });
    const refused = 'message' in outcome;
    if (refused || outcome.noteId !== undefined)
      await tx
        .update(syncActions)
        .set(refused ? { ...outcome, result: 'refused' } : { noteId: outcome.noteId })
        .where(own);
    return answerOf(action.id, refused ? 'refused' : 'ok', outcome);
  });
}

async function attempt(
  deps: Deps<'clock'>,
  caller: Caller,
  action: SyncAction,
): Promise<Refusal | Pick<Applied, 'noteId'>> {
  if (action.ageMs > KEPT_MS) return tooOld(caller, action);
  const at = new Date(deps.clock.now().getTime() - action.ageMs);
  const { refusedAnswers = [], ...done } = await apply(deps, caller, { action, at });
  // The other answers of the action are stored.
  return refusedAnswers.length > 0 ? answersRefusal(caller, refusedAnswers) : done;
}

const answerOf = (
  id: string,
  result: SyncResult['result'],
  { message, code, noteId }: { message?: string | null; code?: string | null; noteId?: string | null },
): SyncResult => ({
  id,
  result,
  ...(message && { message }),
  ...(code && { code }),
  ...(noteId && { noteId }),
});
