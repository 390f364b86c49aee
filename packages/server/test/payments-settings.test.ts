import { describe, expect, test } from 'vitest';
import { withoutQueryValues } from '../src/platform/http/logging';
import { ConfigError, loadConfig, paymentsOn } from '../src/platform/config';
import { problemOf } from '../src/payments/providers/codes';
import { isSigned, signatureOf } from '../src/payments/providers/paystack';
import { readReport } from '../src/payments/providers/daraja/callback';
import { stkCredentials, timeOf } from '../src/payments/providers/daraja/client';
import { maskPhone, newReference, newToken } from '../src/payments/references';

const LIVE = {
  MPESA_ENV: 'production',
  MPESA_CONSUMER_KEY: 'key',
  MPESA_CONSUMER_SECRET: 'secret',
  MPESA_SHORTCODE: '600123',
  MPESA_PASSKEY: 'passkey',
  PUBLIC_URL: 'https://learn.example.org',
};

describe('[11.16] a wrong setting of payments is reported in one sentence', () => {
  test.each([
    [{ MPESA_ENV: 'live' }, 'MPESA_ENV must be off, simulator, sandbox or production.'],
    [{ ...LIVE, MPESA_CONSUMER_KEY: '' }, 'MPESA_CONSUMER_KEY is needed when MPESA_ENV is production.'],
    [{ ...LIVE, MPESA_CONSUMER_SECRET: '' }, 'MPESA_CONSUMER_SECRET is needed when MPESA_ENV is production.'],
    [{ ...LIVE, MPESA_PASSKEY: '' }, 'MPESA_PASSKEY is needed when MPESA_ENV is production.'],
    [{ ...LIVE, MPESA_SHORTCODE: '' }, 'MPESA_SHORTCODE is needed when MPESA_ENV is production.'],
    [
      { ...LIVE, MPESA_SHORTCODE: '12' },
      'MPESA_SHORTCODE must be a business number of five to seven digits.',
    ],
    [{ ...LIVE, MPESA_TYPE: 'shop' }, 'MPESA_TYPE must be paybill or till.'],
    [{ ...LIVE, MPESA_TYPE: 'till' }, 'MPESA_PARTY_B is needed when MPESA_ENV is production.'],
    [
      { ...LIVE, MPESA_INITIATOR: 'me' },
      'MPESA_INITIATOR and MPESA_SECURITY_CREDENTIAL must be set together.',
    ],
    [{ ...LIVE, MPESA_C2B_TOKEN: 'x' }, 'MPESA_C2B_TOKEN must be 64 hexadecimal characters in lower case.'],
    [
      { ...LIVE, PUBLIC_URL: 'http://learn.example.org' },
      'PUBLIC_URL must be https when MPESA_ENV is not off: Safaricom calls no other address.',
    ],
    [
      { ...LIVE, PUBLIC_URL: 'https://mysqlschool.example.org' },
      'PUBLIC_URL must not contain mpesa, safaricom, query, sql, cmd or exe: Safaricom refuses such addresses.',
    ],
    [
      { NODE_ENV: 'production', MPESA_ENV: 'simulator' },
      'MPESA_ENV must not be simulator in production: no money would move.',
    ],
    [
      { NODE_ENV: 'production', PAYSTACK_SECRET_KEY: 'sk_test_1' },
      'PAYSTACK_SECRET_KEY is a test key: production needs the live key.',
    ],
    [
      { PAYSTACK_SECRET_KEY: 'pk_live_1' },
      'PAYSTACK_SECRET_KEY must be a key like sk_live_… from the Paystack dashboard.',
    ],
    [{ VAT_PERCENT: '16.5' }, 'VAT_PERCENT must be a whole number from 0 to 100.'],
    [{ SELLER_KRA_PIN: '123' }, 'SELLER_KRA_PIN must be a PIN like P051234567X.'],
  ])('%o', (env, sentence) => {
    expect(() => loadConfig(env)).toThrow(new ConfigError(sentence));
  });

  test('without settings nothing can be bought; a till pays to its own number', () => {
    expect(paymentsOn(loadConfig({}))).toBe(false);
    expect(loadConfig(LIVE).payments.mpesa).toMatchObject({ type: 'paybill', partyB: '600123' });
    const till = loadConfig({ ...LIVE, MPESA_TYPE: 'till', MPESA_PARTY_B: '555111' });
    expect(till.payments.mpesa).toMatchObject({ shortcode: '600123', partyB: '555111' });
    expect(paymentsOn(till)).toBe(true);
  });
});

describe('[15.103] a setting for tests opens no paid course', () => {
  const SIMULATOR = { MPESA_SIMULATOR_URL: 'http://127.0.0.1:4010' };
  test.each([
    { ...SIMULATOR, PAYSTACK_SECRET_KEY: 'sk_live_1', NODE_ENV: 'production' },
    { ...SIMULATOR, PAYSTACK_SECRET_KEY: 'sk_live_1' },
    { ...SIMULATOR, ...LIVE, NODE_ENV: 'production' },
    { ...SIMULATOR, NODE_ENV: 'production' },
  ])('a simulator beside real keys: %o', (env) => {
    expect(() => loadConfig(env)).toThrow(
      new ConfigError('MPESA_SIMULATOR_URL is for MPESA_ENV=simulator only: leave it out.'),
    );
  });

  test('the sandbox in production', () => {
    const sandbox = { ...LIVE, MPESA_ENV: 'sandbox' };
    expect(loadConfig(sandbox).payments.mpesa).toMatchObject({ env: 'sandbox' });
    expect(() => loadConfig({ ...sandbox, NODE_ENV: 'production' })).toThrow(
      new ConfigError('MPESA_ENV must not be sandbox in production: no money would move.'),
    );
  });

  test('the simulator itself, with its address', () => {
    const simulated = { ...SIMULATOR, MPESA_ENV: 'simulator' };
    expect(loadConfig(simulated).payments.simulatorUrl).toBe('http://127.0.0.1:4010');
    expect(() => loadConfig({ ...simulated, NODE_ENV: 'production' })).toThrow(
      new ConfigError('MPESA_ENV must not be simulator in production: no money would move.'),
    );
  });
});

test('[11.12] the token of a callback is not logged', () => {
  expect(withoutQueryValues(`/api/hooks/pay/${newToken()}`)).toBe('/api/hooks/pay/***');
  expect(withoutQueryValues(`/api/hooks/pay/${newToken()}?a=b`)).toBe('/api/hooks/pay/***?a=***');
});

test('[11.12] phone numbers are shown by their last digits', () => {
  expect(maskPhone('254712345678')).toBe('0••• ••• 678');
  expect(maskPhone('678')).toBe('0••• ••• 678');
});

test('[11.4] account numbers fit M-Pesa, and tokens spell no forbidden word', () => {
  for (let number = 0; number < 200; number += 1) {
    expect(newReference()).toMatch(/^DK[2-9A-HJ-NP-Z]{8}$/);
    expect(newToken()).toMatch(/^[0-9a-f]{64}$/);
  }
});

test('[11.6] result codes lead to what the payer is told', () => {
  const told = Object.fromEntries(
    ['1', '17', '1032', '1037', '2001', '8006', '2028', '77'].map((code) => [code, problemOf(code)]),
  );
  expect(told).toEqual({
    '1': 'balance',
    '17': 'repeated',
    '1032': 'cancelled',
    '1037': 'no-answer',
    '2001': 'wrong-pin',
    '8006': 'pin-locked',
    '2028': 'our-mistake',
    '77': 'other',
  });
});

test('[11.10] Daraja’s password and times are those of Nairobi', () => {
  const { mpesa } = loadConfig(LIVE).payments;
  if (!mpesa) throw new Error('M-Pesa is not set.');
  const { Password, Timestamp } = stkCredentials(mpesa, new Date('2026-11-23T21:30:05Z'));
  expect(Timestamp).toBe('20261124003005');
  expect(Buffer.from(Password, 'base64').toString()).toBe('600123passkey20261124003005');
  expect(timeOf('20261124003005', new Date(0)).toISOString()).toBe('2026-11-23T21:30:05.000Z');
  expect(timeOf('soon', new Date(0))).toEqual(new Date(0));
});

test('[11.7] a callback is read with or without its details, and cents or nonsense are refused', () => {
  const now = new Date(0);
  const stk = (ResultCode: number | string, Item?: unknown) => ({
    Body: {
      stkCallback: {
        CheckoutRequestID: 'ws',
        ResultCode,
        ...(Item !== undefined && { CallbackMetadata: { Item } }),
      },
    },
  });
  expect(readReport(stk(1032), now)).toEqual({ kind: 'failed', checkoutRequestId: 'ws', code: '1032' });
  const paid = [
    { Name: 'Amount', Value: 5.0 },
    { Name: 'MpesaReceiptNumber', Value: 'R1' },
    { Name: 'Balance' },
  ];
  expect(readReport(stk('0', paid), now)).toMatchObject({ kind: 'paid', amount: 5, receipt: 'R1' });
  for (const body of [
    stk(0),
    stk(0, [{ Name: 'Amount', Value: 5.5 }]),
    {},
    [],
    null,
    { TransID: 'x', TransAmount: '0' },
  ])
    expect(readReport(body, now)).toEqual({ kind: 'unreadable' });
  expect(readReport({ TransID: 'R2', TransAmount: '5.00', BillRefNumber: 'DK' }, now)).toMatchObject({
    kind: 'c2b',
    amount: 5,
    reference: 'DK',
  });
});

test('[11.11] a signature holds for exactly the bytes that were sent', () => {
  const body = Buffer.from('{"event": "charge.success"}');
  const signature = signatureOf('sk_test_1', body);
  expect(isSigned('sk_test_1', body, signature)).toBe(true);
  expect(isSigned('sk_test_1', Buffer.from(JSON.stringify(JSON.parse(body.toString()))), signature)).toBe(
    false,
  );
  expect(isSigned('sk_test_2', body, signature)).toBe(false);
  expect(isSigned('sk_test_1', body, undefined)).toBe(false);
});
