import { z } from 'zod';

/** Words that Safaricom refuses in the address of a callback. */
const FORBIDDEN = /mpesa|safaricom|query|sql|cmd|exe/i;

const percent = (name: string) =>
  z
    .string()
    .regex(/^(100|\d{1,2})$/, `${name} must be a whole number from 0 to 100.`)
    .transform(Number);

const digits = (name: string) =>
  z.string().regex(/^\d{5,7}$/, `${name} must be a business number of five to seven digits.`);

/** Settings of payments; names are environment variables. */
export const PAYMENT_SETTINGS = {
  /** Default: off, and nothing can be bought. `simulator` moves no money. */
  MPESA_ENV: z
    .enum(['off', 'simulator', 'sandbox', 'production'], {
      error: 'MPESA_ENV must be off, simulator, sandbox or production.',
    })
    .default('off'),
  MPESA_CONSUMER_KEY: z.string().optional(),
  MPESA_CONSUMER_SECRET: z.string().optional(),
  /** The paybill, or the store (head office) number of a till. */
  MPESA_SHORTCODE: digits('MPESA_SHORTCODE').optional(),
  MPESA_TYPE: z
    .enum(['paybill', 'till'], { error: 'MPESA_TYPE must be paybill or till.' })
    .default('paybill'),
  /** The till number; a paybill receives itself. */
  MPESA_PARTY_B: digits('MPESA_PARTY_B').optional(),
  MPESA_PASSKEY: z.string().optional(),
  /** Both are needed for refunds. */
  MPESA_INITIATOR: z.string().optional(),
  MPESA_SECURITY_CREDENTIAL: z.string().optional(),
  /** The 64 hexadecimal characters in the address that C2B confirmations are sent to. */
  MPESA_C2B_TOKEN: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'MPESA_C2B_TOKEN must be 64 hexadecimal characters in lower case.')
    .optional(),
  /** A simulator that runs elsewhere; without it the server starts its own. Only with `MPESA_ENV=simulator`. */
  MPESA_SIMULATOR_URL: z
    .string()
    .regex(/^http:\/\/[^/]+$/, 'MPESA_SIMULATOR_URL must be an address like http://127.0.0.1:4010.')
    .optional(),
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(
      /^sk_(test|live)_\w+$/,
      'PAYSTACK_SECRET_KEY must be a key like sk_live_… from the Paystack dashboard.',
    )
    .optional(),
  /** Value added tax that the prices include. */
  VAT_PERCENT: percent('VAT_PERCENT').default(0),
  /** What of a price, without VAT, its instructor gets. */
  INSTRUCTOR_SHARE_PERCENT: percent('INSTRUCTOR_SHARE_PERCENT').default(70),
  /** On receipts. */
  SELLER_NAME: z.string().default('Digiken'),
  SELLER_KRA_PIN: z
    .string()
    .regex(/^[AP]\d{9}[A-Z]$/, 'SELLER_KRA_PIN must be a PIN like P051234567X.')
    .optional(),
};

type Settings = z.output<z.ZodObject<typeof PAYMENT_SETTINGS>>;

export interface MpesaConfig {
  env: 'simulator' | 'sandbox' | 'production';
  consumerKey: string;
  consumerSecret: string;
  shortcode: string;
  type: 'paybill' | 'till';
  partyB: string;
  passkey: string;
  initiator: string | undefined;
  securityCredential: string | undefined;
  c2bToken: string | undefined;
}

export interface PaymentsConfig {
  mpesa: MpesaConfig | undefined;
  /** Undefined: cards are not accepted. */
  paystackSecret: string | undefined;
  /** Undefined: the server starts its own simulator if `mpesa.env` asks for one. */
  simulatorUrl: string | undefined;
  vatPercent: number;
  instructorPercent: number;
  seller: { name: string; kraPin: string | undefined };
}

/** The simulator's credentials. They open nothing. */
const SIMULATED: MpesaConfig = {
  env: 'simulator',
  consumerKey: 'simulator-key',
  consumerSecret: 'simulator-secret',
  shortcode: '174379',
  type: 'paybill',
  partyB: '174379',
  passkey: 'simulator-passkey',
  initiator: 'simulator',
  securityCredential: 'simulator-credential',
  c2bToken: 'c'.repeat(64),
};
const SIMULATED_PAYSTACK = 'sk_test_simulator';

/**
 * @param fail throws the error for the operator
 * @param site `publicUrl` is where providers send their callbacks
 */
export function readPayments(
  s: Settings,
  site: { production: boolean; publicUrl: string },
  fail: (sentence: string) => never,
): PaymentsConfig {
  const mpesa = readMpesa(s, site, fail);
  const common = {
    simulatorUrl: s.MPESA_SIMULATOR_URL,
    vatPercent: s.VAT_PERCENT,
    instructorPercent: s.INSTRUCTOR_SHARE_PERCENT,
    seller: { name: s.SELLER_NAME, kraPin: s.SELLER_KRA_PIN },
  };
  if (s.MPESA_SIMULATOR_URL !== undefined && mpesa?.env !== 'simulator')
    fail('MPESA_SIMULATOR_URL is for MPESA_ENV=simulator only: leave it out.');
  if (site.production && s.PAYSTACK_SECRET_KEY?.startsWith('sk_test_'))
    fail('PAYSTACK_SECRET_KEY is a test key: production needs the live key.');
  const simulated = mpesa?.env === 'simulator';
  return { ...common, mpesa, paystackSecret: simulated ? SIMULATED_PAYSTACK : s.PAYSTACK_SECRET_KEY };
}

function readMpesa(
  s: Settings,
  { production, publicUrl }: { production: boolean; publicUrl: string },
  fail: (sentence: string) => never,
): MpesaConfig | undefined {
  const env = s.MPESA_ENV;
  if (env === 'off') return undefined;
  if (production && env !== 'production')
    fail(`MPESA_ENV must not be ${env} in production: no money would move.`);
  if (env === 'simulator') return SIMULATED;
  const needed = (
    name:
      | 'MPESA_CONSUMER_KEY'
      | 'MPESA_CONSUMER_SECRET'
      | 'MPESA_SHORTCODE'
      | 'MPESA_PASSKEY'
      | 'MPESA_PARTY_B',
  ): string => s[name] ?? fail(`${name} is needed when MPESA_ENV is ${env}.`);
  const consumerKey = needed('MPESA_CONSUMER_KEY');
  const consumerSecret = needed('MPESA_CONSUMER_SECRET');
  const shortcode = needed('MPESA_SHORTCODE');
  const passkey = needed('MPESA_PASSKEY');
  const partyB = s.MPESA_TYPE === 'till' ? needed('MPESA_PARTY_B') : shortcode;
  if ((s.MPESA_INITIATOR === undefined) !== (s.MPESA_SECURITY_CREDENTIAL === undefined))
    fail('MPESA_INITIATOR and MPESA_SECURITY_CREDENTIAL must be set together.');
  if (!publicUrl.startsWith('https:'))
    fail('PUBLIC_URL must be https when MPESA_ENV is not off: Safaricom calls no other address.');
  if (FORBIDDEN.test(publicUrl))
    fail(
      'PUBLIC_URL must not contain mpesa, safaricom, query, sql, cmd or exe: Safaricom refuses such addresses.',
    );
  return {
    env,
    consumerKey,
    consumerSecret,
    shortcode,
    type: s.MPESA_TYPE,
    partyB,
    passkey,
    initiator: s.MPESA_INITIATOR,
    securityCredential: s.MPESA_SECURITY_CREDENTIAL,
    c2bToken: s.MPESA_C2B_TOKEN,
  };
}
