import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import type { Deps } from '../../platform/services';
import { ledgerEntries } from '../tables';

export const HELD = 'held';
/** Differences between an order's total and the money that an administrator accepted for it; a debit is a loss. */
export const WRITTEN_OFF = 'written-off';
export const clearing = (provider: string) => `clearing:${provider}`;

/** What an order's money is for. Amounts in whole shillings; they add up to the order's total. */
export interface Earnings {
  total: number;
  vat: number;
  shares: readonly { instructorId: string | null; share: number }[];
}

/**
 * Credits of a paid order by account: VAT, each instructor, and the rest as revenue. Below zero, as credits are;
 * they add up to minus the total.
 */
export function creditsOf({ total, vat, shares }: Earnings): Map<string, number> {
  const credits = new Map<string, number>();
  const add = (account: string, amount: number) => {
    if (amount !== 0) credits.set(account, (credits.get(account) ?? 0) - amount);
  };
  add('vat', vat);
  for (const { instructorId, share } of shares)
    if (instructorId !== null) add(`instructor:${instructorId}`, share);
  const given = [...credits.values()].reduce((sum, amount) => sum - amount, 0);
  add('revenue', total - given);
  return credits;
}

/**
 * Writes one transaction of the ledger. Call it in the transaction of the event. The database refuses a
 * transaction that does not sum to zero, and a second one of the same name.
 * @param entries amounts by account, debits above zero
 */
export async function post(
  { db: tx, clock }: Deps<'clock'>,
  { txn, orderId, entries }: { txn: string; orderId: string | null; entries: Iterable<[string, number]> },
): Promise<void> {
  const rows = [...entries].filter(([, amount]) => amount !== 0);
  await tx
    .insert(ledgerEntries)
    .values(rows.map(([account, amount]) => ({ txn, account, amount, orderId, createdAt: clock.now() })));
}

export interface LedgerCheck {
  /** Sum of all entries: zero. */
  balance: number;
  /** Transactions that do not sum to zero: none. */
  unbalanced: number;
  /** Shillings that the ledger holds at the providers minus those of `money_in` less refunds and payouts: zero. */
  difference: number;
  /** Shillings on the account `held` minus money that is held: zero. */
  heldDifference: number;
  /** Shillings that the ledger owes instructors minus their shares less refunds and payouts: zero. */
  earningsDifference: number;
}

/** Compares the ledger with itself and with the money. All figures of a correct ledger are zero. */
export async function checkLedger(db: Executor): Promise<LedgerCheck> {
  const { rows } = await db.execute<Record<keyof LedgerCheck, string>>(sql`
    select
      (select coalesce(sum(amount), 0) from ledger_entries) as balance,
      (select count(*) from (select 1 from ledger_entries group by txn having sum(amount) <> 0) t) as unbalanced,
      (select coalesce(sum(amount), 0) from ledger_entries where account like 'clearing:%')
        - (select coalesce(sum(amount), 0) from money_in where state <> 'dismissed' and state <> 'merged')
        + (select coalesce(sum(amount), 0) from refunds where state = 'done')
        + (select coalesce(sum(amount), 0) from payouts where state = 'paid') as difference,
      -(select coalesce(sum(amount), 0) from ledger_entries where account = 'held')
        - (select coalesce(sum(amount), 0) from money_in where state = 'held') as "heldDifference",
      -(select coalesce(sum(amount), 0) from ledger_entries where account like 'instructor:%')
        - (select coalesce(sum(share), 0) from earnings where reversed_at is null)
        + (select coalesce(sum(amount), 0) from payouts where state = 'paid') as "earningsDifference"`);
  const [row] = rows;
  return {
    balance: Number(row?.balance),
    unbalanced: Number(row?.unbalanced),
    difference: Number(row?.difference),
    heldDifference: Number(row?.heldDifference),
    earningsDifference: Number(row?.earningsDifference),
  };
}

export const isClean = (check: LedgerCheck): boolean => Object.values(check).every((figure) => figure === 0);
