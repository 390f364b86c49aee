import type { TutorFlagReason } from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import { notifyAdministrators } from '../../notifications';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { isAbusive } from './abuse';
import { soundsLikeDistress } from './distress';
import { givesOrders } from './injection';

/** Why a person should read a question; undefined if nobody needs to. Distress comes before anything else. */
export function reasonToFlag(question: string): TutorFlagReason | undefined {
  if (soundsLikeDistress(question)) return 'distress';
  if (isAbusive(question)) return 'abuse';
  return givesOrders(question) ? 'injection' : undefined;
}

/** So many answers of a conversation that did not help flag it. */
export const RATED_DOWN = 3;

/**
 * Flags a conversation for administrators, and tells them at once of somebody in distress. A new reason opens a reviewed
 * flag again. Call it in the transaction of the event.
 */
export async function flag(
  { db: tx, clock }: Deps<'clock'>,
  caller: Pick<Caller, 'user'>,
  { conversationId, reason }: { conversationId: string; reason: TutorFlagReason },
): Promise<void> {
  const now = clock.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into tutor_flags (conversation_id, reasons, state, flagged_at)
    values (${conversationId}, array[${reason}]::text[], 'open', ${at})
    on conflict (conversation_id) do update set state = 'open', flagged_at = excluded.flagged_at,
      reasons = case when ${reason} = any(tutor_flags.reasons) then tutor_flags.reasons
        else tutor_flags.reasons || ${reason}::text end`);
  if (reason !== 'distress') return;
  const message = `${caller.user.name} may be in distress. Read the conversation with the tutor and reach out.`;
  await notifyAdministrators({ db: tx, clock }, { type: 'Tutor', message });
}
