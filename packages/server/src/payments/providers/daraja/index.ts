import { textOf } from '../http';
import type {
  AttemptToCheck,
  AttemptToStart,
  Checked,
  Listed,
  PaymentProvider,
  Refunded,
  Started,
} from '../provider';
import { PENDING_CODES } from '../codes';
import { takeTurn } from '../shared-state';
import { DarajaClient, type DarajaParts, stkCredentials, timeOf, timestampOf } from './client';

/** One status query a second over all processes: Safaricom does not publish its limit. */
const QUERY_EVERY_MS = 1_000;

/** M-Pesa by Safaricom's Daraja. */
export class Daraja implements PaymentProvider {
  readonly name = 'mpesa';
  readonly #client: DarajaClient;

  constructor(parts: DarajaParts) {
    this.#client = new DarajaClient(parts);
  }

  /** Sends the prompt to the payer's phone (STK push). */
  async start({ amount, phone, reference, callbackUrl }: AttemptToStart): Promise<Started> {
    const { config, deps } = this.#client;
    const answer = await this.#client.post('/mpesa/stkpush/v1/processrequest', {
      ...stkCredentials(config, deps.clock.now()),
      TransactionType: config.type === 'till' ? 'CustomerBuyGoodsOnline' : 'CustomerPayBillOnline',
      Amount: amount,
      PartyA: phone,
      PartyB: config.partyB,
      PhoneNumber: phone,
      CallBackURL: callbackUrl,
      AccountReference: reference,
      TransactionDesc: 'Digiken units',
    });
    if (answer.kind === 'refused') return { kind: 'failed', code: 'no-token' };
    if (answer.kind === 'none') return { kind: 'unknown' };
    const { body, status } = answer;
    if (textOf(body, 'ResponseCode') === '0') {
      return {
        kind: 'waiting',
        merchantRequestId: textOf(body, 'MerchantRequestID'),
        checkoutRequestId: textOf(body, 'CheckoutRequestID'),
      };
    }
    const code = textOf(body, 'errorCode') || textOf(body, 'ResponseCode');
    // A gateway's error page says nothing about the payer's phone.
    return code === '' && status >= 500
      ? { kind: 'unknown' }
      : { kind: 'failed', code: code || String(status) };
  }

  /** Asks for the result of a prompt (STK query). The answer has no receipt and no amount. */
  async check({ checkoutRequestId, amount }: AttemptToCheck): Promise<Checked> {
    const { config, deps } = this.#client;
    if (checkoutRequestId === null) return { kind: 'unknown' };
    const until = await takeTurn(deps, 'mpesa-query', QUERY_EVERY_MS);
    if (until) return { kind: 'busy', until };
    const answer = await this.#client.post('/mpesa/stkpushquery/v1/query', {
      ...stkCredentials(config, deps.clock.now()),
      CheckoutRequestID: checkoutRequestId,
    });
    if (answer.kind !== 'answer') return { kind: 'unknown' };
    const { body } = answer;
    const problem = textOf(body, 'errorCode');
    // 500.001.1001 also stands for wrong credentials: only its text says that the payer has not decided.
    if (problem !== '')
      return PENDING_CODES.includes(problem) && /being processed/i.test(textOf(body, 'errorMessage'))
        ? { kind: 'pending' }
        : { kind: 'unknown' };
    const code = textOf(body, 'ResultCode');
    if (code === '') return { kind: 'unknown' };
    if (code === '0') return { kind: 'paid', receipt: null, amount };
    return PENDING_CODES.includes(code) ? { kind: 'pending' } : { kind: 'failed', code };
  }

  /** Reverses a whole payment. The result arrives at `resultUrl`. */
  async refund({
    receipt,
    amount,
    resultUrl,
    reason,
  }: {
    receipt: string;
    amount: number;
    resultUrl: string;
    reason: string;
  }): Promise<Refunded> {
    const { config } = this.#client;
    if (config.initiator === undefined) return { kind: 'failed', code: 'no-initiator' };
    const answer = await this.#client.post('/mpesa/reversal/v1/request', {
      Initiator: config.initiator,
      SecurityCredential: config.securityCredential,
      CommandID: 'TransactionReversal',
      TransactionID: receipt,
      Amount: amount,
      ReceiverParty: config.shortcode,
      RecieverIdentifierType: '11',
      ResultURL: resultUrl,
      QueueTimeOutURL: resultUrl,
      Remarks: reason.slice(0, 100),
    });
    if (answer.kind === 'refused') return { kind: 'failed', code: 'no-token' };
    if (answer.kind === 'none') return { kind: 'unknown' };
    if (textOf(answer.body, 'ResponseCode') === '0')
      return { kind: 'sent', providerId: textOf(answer.body, 'ConversationID') };
    return { kind: 'failed', code: textOf(answer.body, 'errorCode') || String(answer.status) };
  }

  /** Payments of the shortcode (Pull), which finds those that no callback named. */
  async list(since: Date): Promise<Listed[] | undefined> {
    const { config, deps } = this.#client;
    const now = deps.clock.now();
    const listed: Listed[] = [];
    for (let offset = 0; ; ) {
      const answer = await this.#client.post('/pulltransactions/v1/query', {
        ShortCode: config.shortcode,
        StartDate: dateOf(since),
        EndDate: dateOf(new Date(now.getTime() + 60_000)),
        OffSetValue: String(offset),
      });
      if (answer.kind !== 'answer' || !Array.isArray(answer.body.Response)) return undefined;
      const rows = (answer.body.Response as unknown[]).flat() as Record<string, unknown>[];
      listed.push(...rows.flatMap((row) => readRow(row, now)));
      offset += rows.length;
      if (rows.length < PULL_PAGE) return listed;
    }
  }
}

/** Rows of one page of Pull. */
const PULL_PAGE = 1_000;

function readRow(row: Record<string, unknown>, now: Date): Listed[] {
  const receipt = textOf(row, 'transactionId');
  const amount = Number(textOf(row, 'amount'));
  if (receipt === '' || !Number.isInteger(amount) || amount < 1) return [];
  return [
    { receipt, amount, reference: textOf(row, 'billreference'), at: timeOf(textOf(row, 'trxDate'), now) },
  ];
}

/** `2026-11-23 09:30:00` in Nairobi. */
const dateOf = (at: Date): string =>
  timestampOf(at).replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3 $4:$5:$6');
