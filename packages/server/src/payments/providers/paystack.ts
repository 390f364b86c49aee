import { createHmac, timingSafeEqual } from 'node:crypto';
import { ask, textOf } from './http';
import type { AttemptToCheck, AttemptToStart, Checked, PaymentProvider, Refunded, Started } from './provider';

const HOST = 'https://api.paystack.co';

/** Cards, on Paystack's own page: no card number reaches this site. */
export class Paystack implements PaymentProvider {
  readonly name = 'paystack';
  readonly #base: string;

  constructor(
    private readonly secret: string,
    simulatorUrl: string | undefined,
  ) {
    this.#base = simulatorUrl ?? HOST;
  }

  async start({ amount, reference, email, returnUrl }: AttemptToStart): Promise<Started> {
    const answer = await this.#ask('POST', '/transaction/initialize', {
      email,
      amount: amount * 100,
      currency: 'KES',
      reference,
      callback_url: returnUrl,
      channels: ['card'],
    });
    if (answer.kind === 'none') return { kind: 'unknown' };
    const payUrl = textOf(dataOf(answer.body), 'authorization_url');
    if (answer.status === 200 && payUrl !== '') return { kind: 'waiting', payUrl };
    return answer.status >= 500 ? { kind: 'unknown' } : { kind: 'failed', code: String(answer.status) };
  }

  async check({ reference, amount }: AttemptToCheck): Promise<Checked> {
    const answer = await this.#ask('GET', `/transaction/verify/${encodeURIComponent(reference)}`);
    if (answer.kind === 'none' || answer.status !== 200) return { kind: 'unknown' };
    const data = dataOf(answer.body);
    const status = textOf(data, 'status');
    if (status === 'success' && textOf(data, 'currency') === 'KES') {
      const paid = Number(textOf(data, 'amount')) / 100;
      return {
        kind: 'paid',
        receipt: textOf(data, 'id') || null,
        amount: Number.isInteger(paid) ? paid : amount,
      };
    }
    return status === 'failed' ? { kind: 'failed', code: status } : { kind: 'pending' };
  }

  async refund({ receipt, amount }: { receipt: string; amount: number }): Promise<Refunded> {
    const answer = await this.#ask('POST', '/refund', { transaction: receipt, amount: amount * 100 });
    if (answer.kind === 'none' || answer.status >= 500) return { kind: 'unknown' };
    if (answer.status >= 300) return { kind: 'failed', code: String(answer.status) };
    return { kind: 'sent', providerId: textOf(dataOf(answer.body), 'id') };
  }

  #ask(method: 'GET' | 'POST', path: string, body?: Record<string, unknown>) {
    return ask(`${this.#base}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.secret}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}

const dataOf = (body: Record<string, unknown>): Record<string, unknown> =>
  typeof body.data === 'object' && body.data !== null ? (body.data as Record<string, unknown>) : {};

export const signatureOf = (secret: string, body: Buffer): string =>
  createHmac('sha512', secret).update(body).digest('hex');

/** Whether Paystack signed exactly these bytes. */
export function isSigned(secret: string, body: Buffer, signature: unknown): boolean {
  const expected = Buffer.from(signatureOf(secret, body));
  const given = Buffer.from(typeof signature === 'string' ? signature : '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
