import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { auditLog } from './tables';

export interface AuditedAction {
  /** The verb of the entry's sentence: "changed the role of", "approved". */
  action: string;
  target: {
    kind:
      | 'person'
      | 'course'
      | 'category'
      | 'hub'
      | 'enrolment'
      | 'ticket'
      | 'report'
      | 'settings'
      | 'payment'
      | 'certificate'
      | 'live-class'
      | 'platform';
    id: string | null;
    name: string;
  };
  /** Description of the change. */
  detail?: string;
}

/** Who acts without an account, e.g. the command line. */
interface Machine {
  id: null;
  user: { name: string };
}

/** Writes an administrative action into the audit log. Call it in the transaction of the action. */
export async function audit(
  { db, clock }: Deps<'clock'>,
  caller: (Pick<Caller, 'id'> & { user: Pick<Caller['user'], 'name'> }) | Machine,
  { action, target, detail }: AuditedAction,
): Promise<void> {
  await db.insert(auditLog).values({
    actorId: caller.id,
    actorName: caller.user.name,
    action,
    targetKind: target.kind,
    targetId: target.id,
    targetName: target.name,
    detail: detail ?? null,
    createdAt: clock.now(),
  });
}
