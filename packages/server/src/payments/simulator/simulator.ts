import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MPESA_MAX, MPESA_MIN } from '@digiken/contract/constants';
import type { Clock } from '../../platform/clock';
import type { MpesaConfig } from '../../platform/config-payments';
import { timestampOf } from '../providers/daraja/client';
import { signatureOf } from '../providers/paystack';
import { cardPage, phonesPage, type ShownPrompt } from './pages';
import { type Outcome, type Scenario, scenarioOf } from './scenarios';

interface Prompt extends ShownPrompt {
  callbackUrl: string;
  at: number;
  scenario: Scenario;
}

interface Received {
  receipt: string;
  amount: number;
  reference: string;
  at: Date;
}

interface Card {
  reference: string;
  /** Cents. */
  amount: number;
  email: string;
  returnUrl: string;
  status: 'ongoing' | 'success' | 'failed';
  id: string;
}

export interface SimulatorOptions {
  clock: Clock;
  mpesa: MpesaConfig;
  paystackSecret: string;
  /** Where Paystack's webhooks go. */
  webhookUrl: string;
  /** Sends a callback. Default: an HTTP request. Tests hand it to a server that does not listen. */
  deliver?: (url: string, body: string, headers: Record<string, string>) => Promise<void>;
}

const TOKEN_SECONDS = 3_599;

async function post(url: string, body: string, headers: Record<string, string>): Promise<void> {
  // A callback that fails is lost, as Safaricom's are.
  await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(5_000) }).catch(() => {});
}

/** A Safaricom and a Paystack of our own: real HTTP, and no money moves. */
export class PaymentSimulator {
  readonly prompts = new Map<string, Prompt>();
  readonly cards = new Map<string, Card>();
  readonly received: Received[] = [];
  readonly #due: { at: number; run: () => Promise<void> }[] = [];
  readonly #deliver: NonNullable<SimulatorOptions['deliver']>;
  #token: { value: string; until: number } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #server: Server | undefined;
  /** Its address, once it listens. */
  url = '';

  constructor(private readonly options: SimulatorOptions) {
    this.#deliver = options.deliver ?? post;
  }

  /** @param port 0 for any free one @param tick moves its time on by the wall clock; tests call {@link tick} */
  async start({ port = 0, tick = false }: { port?: number; tick?: boolean } = {}): Promise<void> {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => this.#server?.listen(port, '127.0.0.1', () => resolve()));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    if (!tick) return;
    this.#timer = setInterval(() => void this.tick(), 250);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#server?.closeAllConnections();
    await new Promise((resolve) => (this.#server ? this.#server.close(resolve) : resolve(undefined)));
  }

  /** Lets happen what is due by the clock. */
  async tick(): Promise<void> {
    const now = this.options.clock.now().getTime();
    const due = this.#due.filter(({ at }) => at <= now).sort((item, other) => item.at - other.at);
    for (const event of due) this.#due.splice(this.#due.indexOf(event), 1);
    for (const { run } of due) await run();
  }

  /** Decides a prompt as its payer would. @param code 0: paid */
  async decide(id: string, code: string): Promise<void> {
    const prompt = this.prompts.get(id);
    if (prompt && prompt.code === undefined) await this.#result(prompt, { code });
  }

  /** A card is charged or refused on the hosted page; Paystack tells the site. */
  async charge(reference: string, status: 'success' | 'failed'): Promise<void> {
    const card = this.cards.get(reference);
    if (!card || card.status === 'success') return;
    card.status = status;
    const event = status === 'success' ? 'charge.success' : 'charge.failed';
    await this.#webhook(event, { reference, status, amount: card.amount, currency: 'KES' });
  }

  async #webhook(event: string, data: Record<string, unknown>): Promise<void> {
    const body = JSON.stringify({ event, data });
    const signature = signatureOf(this.options.paystackSecret, Buffer.from(body));
    await this.#deliver(this.options.webhookUrl, body, {
      'content-type': 'application/json',
      'x-paystack-signature': signature,
    });
  }

  #later(seconds: number, run: () => Promise<void>): void {
    this.#due.push({ at: this.options.clock.now().getTime() + seconds * 1000, run });
  }

  #paid(amount: number, reference: string): Received {
    const receipt = `S${randomBytes(6).toString('hex').toUpperCase().slice(0, 9)}`;
    return { receipt, amount, reference, at: this.options.clock.now() };
  }

  #book(amount: number, reference: string): Received {
    const money = this.#paid(amount, reference);
    this.received.push(money);
    return money;
  }

  async #result(
    prompt: Prompt,
    { code, callbacks = 1, amountOff = 0, unbooked = false }: Omit<Outcome, 'after'>,
  ): Promise<void> {
    prompt.code = code;
    const total = prompt.amount + amountOff;
    const take = () => (unbooked ? this.#paid(total, prompt.reference) : this.#book(total, prompt.reference));
    const money = code === '0' ? take() : undefined;
    const details = money && {
      CallbackMetadata: {
        Item: [
          { Name: 'Amount', Value: money.amount },
          { Name: 'MpesaReceiptNumber', Value: money.receipt },
          { Name: 'Balance' },
          { Name: 'TransactionDate', Value: Number(timestampOf(money.at)) },
          { Name: 'PhoneNumber', Value: Number(prompt.phone) },
        ],
      },
    };
    const body = JSON.stringify({
      Body: {
        stkCallback: {
          MerchantRequestID: `sim-${prompt.id}`,
          CheckoutRequestID: prompt.id,
          ResultCode: Number(code),
          ResultDesc: code === '0' ? 'The service request is processed successfully.' : 'Not completed.',
          ...details,
        },
      },
    });
    const json = { 'content-type': 'application/json' };
    await Promise.all(Array.from({ length: callbacks }, () => this.#deliver(prompt.callbackUrl, body, json)));
  }

  /** The payer pays to the paybill; M-Pesa confirms it to the registered address. */
  async payByHand({ amount, reference, callbackUrl }: Pick<Prompt, 'amount' | 'reference' | 'callbackUrl'>) {
    const { receipt, at } = this.#book(amount, reference);
    const { c2bToken, shortcode } = this.options.mpesa;
    const body = JSON.stringify({
      TransactionType: 'Pay Bill',
      TransID: receipt,
      TransTime: timestampOf(at),
      TransAmount: `${amount}.00`,
      BusinessShortCode: shortcode,
      BillRefNumber: reference,
      MSISDN: '2547 ***** 126',
    });
    const url = callbackUrl.replace(/[0-9a-f]{64}$/, c2bToken ?? '');
    await this.#deliver(url, body, { 'content-type': 'application/json' });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://simulator');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const fail = (status: number, errorCode: string, errorMessage: string) =>
      send(status, { requestId: randomUUID(), errorCode, errorMessage });
    const html = (page: string) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    };

    if (pathname === '/') return html(phonesPage([...this.prompts.values()]));
    if (pathname === '/decide') {
      const form = new URLSearchParams(text);
      await this.decide(form.get('id') ?? '', form.get('code') ?? '1032');
      return void response.writeHead(303, { location: '/' }).end();
    }
    if (pathname.startsWith('/card/')) {
      const card = this.cards.get(pathname.slice('/card/'.length));
      if (!card) return void response.writeHead(404).end('There is no such payment.');
      if (request.method !== 'POST') return html(cardPage(card));
      await this.charge(
        card.reference,
        new URLSearchParams(text).get('pay') === 'yes' ? 'success' : 'failed',
      );
      return void response.writeHead(303, { location: card.returnUrl }).end();
    }
    if (pathname.startsWith('/transaction/') || pathname === '/refund')
      return this.#paystack(request, pathname, text, send);
    if (pathname === '/oauth/v1/generate') return this.#newToken(request, send, fail);
    if (!this.#authorised(request)) return fail(401, '404.001.03', 'Invalid Access Token');
    const body = JSON.parse(text) as Record<string, string | number>;
    switch (pathname) {
      case '/mpesa/stkpush/v1/processrequest':
        return this.#push(body, response, send, fail);
      case '/mpesa/stkpushquery/v1/query':
        return this.#query(body, send, fail);
      case '/pulltransactions/v1/query':
        return send(200, { ResponseCode: '1000', Response: [this.#listed(Number(body.OffSetValue))] });
      case '/mpesa/reversal/v1/request':
        return this.#reverse(body, send);
      default:
        return fail(404, '404.001.01', 'Resource not found');
    }
  }

  #newToken(
    request: IncomingMessage,
    send: (status: number, body: unknown) => void,
    fail: (status: number, code: string, message: string) => void,
  ): void {
    const { consumerKey, consumerSecret } = this.options.mpesa;
    const expected = `Basic ${Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64')}`;
    if (request.headers.authorization !== expected)
      return fail(400, '400.008.01', 'Invalid Authentication passed');
    // A new token ends the old one.
    const until = this.options.clock.now().getTime() + TOKEN_SECONDS * 1000;
    this.#token = { value: randomBytes(14).toString('hex'), until };
    send(200, { access_token: this.#token.value, expires_in: String(TOKEN_SECONDS) });
  }

  #authorised({ headers }: IncomingMessage): boolean {
    const token = this.#token;
    return (
      token !== undefined &&
      headers.authorization === `Bearer ${token.value}` &&
      this.options.clock.now().getTime() < token.until
    );
  }

  #passwordFits({ Password, Timestamp, BusinessShortCode }: Record<string, string | number>): boolean {
    const { shortcode, passkey } = this.options.mpesa;
    const expected = Buffer.from(`${shortcode}${passkey}${Timestamp}`).toString('base64');
    return Password === expected && BusinessShortCode === shortcode;
  }

  #push(
    body: Record<string, string | number>,
    response: ServerResponse,
    send: (status: number, body: unknown) => void,
    fail: (status: number, code: string, message: string) => void,
  ): void {
    if (!this.#passwordFits(body)) return fail(500, '500.001.1001', 'Wrong credentials');
    const [phone, amount, reference] = [
      String(body.PhoneNumber),
      Number(body.Amount),
      String(body.AccountReference),
    ];
    if (!/^254[17]\d{8}$/.test(phone)) return fail(400, '400.002.02', 'Bad Request - Invalid PhoneNumber');
    if (!Number.isInteger(amount) || amount < MPESA_MIN || amount > MPESA_MAX)
      return fail(400, '400.002.02', 'Bad Request - Invalid Amount');
    if (reference.length > 12 || String(body.TransactionDesc).length > 13)
      return fail(400, '400.002.02', 'Bad Request - Invalid AccountReference');
    const scenario = scenarioOf(phone);
    if (scenario.push === 'busy') return fail(500, '500.003.02', 'Spike arrest violation');
    const prompt: Prompt = {
      id: `ws_CO_${timestampOf(this.options.clock.now())}${randomBytes(5).toString('hex')}`,
      phone,
      amount,
      reference,
      callbackUrl: String(body.CallBackURL),
      at: this.options.clock.now().getTime(),
      scenario,
    };
    this.prompts.set(prompt.id, prompt);
    for (const { after, ...result } of scenario.results ?? [])
      this.#later(after, () => this.#result(prompt, result));
    if (scenario.c2bAfter !== undefined) this.#later(scenario.c2bAfter, () => this.payByHand(prompt));
    if (scenario.push === 'none') return void response.destroy();
    send(200, {
      MerchantRequestID: `sim-${prompt.id}`,
      CheckoutRequestID: prompt.id,
      ResponseCode: '0',
      ResponseDescription: 'Success. Request accepted for processing',
      CustomerMessage: 'Success. Request accepted for processing',
    });
  }

  #query(
    body: Record<string, string | number>,
    send: (status: number, body: unknown) => void,
    fail: (status: number, code: string, message: string) => void,
  ): void {
    if (!this.#passwordFits(body)) return fail(500, '500.001.1001', 'Wrong credentials');
    const prompt = this.prompts.get(String(body.CheckoutRequestID));
    if (!prompt) return fail(400, '400.002.02', 'Bad Request - Invalid CheckoutRequestID');
    const { code } = prompt;
    if (code === undefined) return fail(500, '500.001.1001', 'The transaction is being processed');
    const resultCode = prompt.scenario.queryCode ?? code;
    send(200, {
      ResponseCode: '0',
      ResponseDescription: 'The service request has been accepted successsfully',
      MerchantRequestID: `sim-${prompt.id}`,
      CheckoutRequestID: prompt.id,
      ResultCode: resultCode,
      ResultDesc: resultCode === '0' ? 'The service request is processed successfully.' : 'Not completed.',
    });
  }

  #listed(offset: number) {
    return this.received.slice(offset, offset + 1_000).map(({ receipt, amount, reference, at }) => ({
      transactionId: receipt,
      trxDate: timestampOf(at),
      billreference: reference,
      amount: String(amount),
    }));
  }

  #reverse(body: Record<string, string | number>, send: (status: number, body: unknown) => void): void {
    const id = `AG_${randomUUID()}`;
    const found = this.received.some(({ receipt }) => receipt === body.TransactionID);
    const result = { Result: { ResultType: 0, ResultCode: found ? 0 : 2001, ConversationID: id } };
    this.#later(2, () =>
      this.#deliver(String(body.ResultURL), JSON.stringify(result), { 'content-type': 'application/json' }),
    );
    send(200, { ConversationID: id, ResponseCode: '0', ResponseDescription: 'Accept the service request.' });
  }

  #paystack(
    { headers, method }: IncomingMessage,
    pathname: string,
    text: string,
    send: (status: number, body: unknown) => void,
  ): void {
    if (headers.authorization !== `Bearer ${this.options.paystackSecret}`)
      return send(401, { status: false, message: 'Invalid key' });
    if (method === 'POST' && pathname === '/transaction/initialize') {
      const body = JSON.parse(text) as Record<string, string | number>;
      const reference = String(body.reference);
      if (this.cards.has(reference))
        return send(400, { status: false, message: 'Duplicate Transaction Reference' });
      this.cards.set(reference, {
        reference,
        amount: Number(body.amount),
        email: String(body.email),
        returnUrl: String(body.callback_url),
        status: 'ongoing',
        id: String(randomBytes(4).readUInt32BE()),
      });
      return send(200, {
        status: true,
        data: { authorization_url: `${this.url}/card/${reference}`, reference },
      });
    }
    if (pathname === '/refund') {
      const id = randomUUID();
      this.#later(2, () => this.#webhook('refund.processed', { id }));
      return send(200, { status: true, data: { id } });
    }
    const card = this.cards.get(decodeURIComponent(pathname.slice('/transaction/verify/'.length)));
    if (!card) return send(404, { status: false, message: 'Transaction reference not found' });
    const { amount, status, id, reference } = card;
    send(200, { status: true, data: { amount, status, id, reference, currency: 'KES' } });
  }
}
