import type { Executor } from '../platform/database';
import { newId } from '../platform/ids';
import { enqueue } from '../platform/jobs';

/** Members of a hub or its cohorts have changed. Its payload is `{ hubId }`; handled by the module assignments. */
export const HUB_MEMBERS_JOB = 'hub-members';

/**
 * Has it checked, soon, what the members of a hub are assigned now. Call it in the transaction of the change. Each
 * change has a job of its own, because one that runs already may have read the members before.
 */
export async function noteMemberChange(
  tx: Executor,
  { hubId, now }: { hubId: string; now: Date },
): Promise<void> {
  await enqueue(tx, { kind: HUB_MEMBERS_JOB, key: `${hubId}:${newId()}`, payload: { hubId }, runAt: now });
}
