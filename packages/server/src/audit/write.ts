import type { Clock } from '../platform/clock';
import type { Executor } from '../platform/database';
import type { Caller } from '../platform/http/route';
import { auditLog } from './tables';

export interface Act {
  /** The sentence's verb in plain words: "changed the role of", "approved". */
  action: string;
  target: {
    kind: 'person' | 'course' | 'category' | 'hub' | 'enrolment' | 'ticket' | 'report' | 'settings';
    id: string | null;
    name: string;
  };
  /** What changed, in words. */
  detail?: string;
}

/** Writes an administrative act into the log, in the transaction of the act itself. */
export async function audit(
  tx: Executor,
  clock: Clock,
  actor: Pick<Caller, 'id' | 'user'>,
  { action, target, detail }: Act,
): Promise<void> {
  await tx.insert(auditLog).values({
    actorId: actor.id,
    actorName: actor.user.name,
    action,
    targetKind: target.kind,
    targetId: target.id,
    targetName: target.name,
    detail: detail ?? null,
    createdAt: clock.now(),
  });
}
