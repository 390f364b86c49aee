import { resolve } from 'node:path';
import { z } from 'zod';
import { AI_SETTINGS, type ModelConfig, readModel } from './config-ai';
import { CONTENT_SETTINGS, readContentUrl } from './config-content';
import { FILES_SETTINGS, readFileStore, type S3Config } from './config-files';
import { PAYMENT_SETTINGS, type PaymentsConfig, readPayments } from './config-payments';
import { LIVE_SETTINGS, type LiveConfig, readLive } from './config-live';
import { OPERATIONS_SETTINGS, type OperationsConfig, readOperations } from './config-operations';
import { PUSH_SETTINGS, type PushConfig, readPush } from './config-push';
import { type ProviderConfig, readProviders } from './config-oidc';
import { readXapi, XAPI_SETTINGS, type XapiConfig } from './config-xapi';
import { PATHS } from './paths';

/** An invalid setting. `message` is one sentence for the operator. */
export class ConfigError extends Error {}

const flag = (name: string) =>
  z
    .enum(['true', 'false', '1', '0'], { error: `${name} must be true or false.` })
    .transform((v) => v === 'true' || v === '1');

const address = (name: string, schemes: string[], example: string) =>
  z.string().refine((value) => {
    if (!URL.canParse(value)) return false;
    const url = new URL(value);
    return schemes.includes(url.protocol) && url.hostname !== '';
  }, `${name} must be an address like ${example}.`);

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** All settings with their rules and defaults. Names are environment variables. */
const Settings = z.object({
  /** Default: development. Production redirects http to https and refuses a weak secret. */
  NODE_ENV: z
    .enum(['development', 'production', 'test'], {
      error: 'NODE_ENV must be development, production or test.',
    })
    .default('development'),
  /** 0 takes any free port. */
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'PORT must be a number from 0 to 65535.')
    .transform(Number)
    .refine((port) => port <= 65535, 'PORT must be a number from 0 to 65535.')
    .default(3000),
  /** Only this machine by default; 0.0.0.0 or :: to be reached from others. */
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/, 'HOST must be a host name or an IP address.')
    .default('127.0.0.1'),
  /** Database, stored files without FILES_S3_ENDPOINT, outbox and the generated secret. */
  DATA_DIR: z.string().default('./data'),
  /** A PostgreSQL server; without it the embedded PGlite in DATA_DIR. `memory:` keeps PGlite in memory (tests). */
  DATABASE_URL: z
    .union(
      [
        z.literal('memory:'),
        address('DATABASE_URL', ['postgres:', 'postgresql:'], 'postgresql://user:password@host:5432/digiken'),
      ],
      {
        error: 'DATABASE_URL must be an address like postgresql://user:password@host:5432/digiken.',
      },
    )
    .optional(),
  /** Public address of the site, used in mailed links. Default: http://localhost:PORT. */
  PUBLIC_URL: address('PUBLIC_URL', ['http:', 'https:'], 'https://learn.example.org').optional(),
  /** Signs session tokens. Default: generated and stored in DATA_DIR/token-secret. */
  TOKEN_SECRET: z.string().optional(),
  /** Outgoing mail; without it mails go to DATA_DIR/outbox. */
  SMTP_URL: address('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/@/, 'MAIL_FROM must be a mail address like Digiken <no-reply@example.org>.')
    .default('Digiken <no-reply@digiken.example>'),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.` }).optional(),
  /** The built app to serve. */
  APP_DIR: z.string().default(PATHS.app),
  /** true behind one reverse proxy, to trust its X-Forwarded-For and X-Forwarded-Proto. */
  TRUST_PROXY: flag('TRUST_PROXY').default(false),
  /** Load the demo content at the first start; on unless production. */
  DEMO: flag('DEMO').optional(),
  ...CONTENT_SETTINGS,
  ...FILES_SETTINGS,
  ...PAYMENT_SETTINGS,
  ...AI_SETTINGS,
  ...LIVE_SETTINGS,
  ...PUSH_SETTINGS,
  ...XAPI_SETTINGS,
  ...OPERATIONS_SETTINGS,
});

/** The names of all settings with a fixed name; those of OpenID Connect providers carry the provider's name. */
export const SETTING_NAMES: readonly string[] = Object.keys(Settings.shape);

export interface Config {
  env: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** undefined: PGlite in `dataDir`; `memory:`: PGlite in memory. */
  databaseUrl: string | undefined;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Origin of the host for packages; undefined: there is none. */
  contentUrl: string | undefined;
  tokenSecret: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Absolute. */
  appDir: string;
  trustProxy: boolean;
  demo: boolean;
  payments: PaymentsConfig;
  /** Undefined: the tutor quotes passages, and nothing leaves the site. */
  model: ModelConfig | undefined;
  live: LiveConfig;
  push: PushConfig;
  /** Undefined: no statements leave the site. */
  xapi: XapiConfig | undefined;
  operations: OperationsConfig;
  /** Undefined: stored files are in the folder `files` of `dataDir`. */
  s3: S3Config | undefined;
  /** OpenID Connect providers to sign in with, in the order of their buttons. */
  providers: ProviderConfig[];
}

/** Whether anything can be bought on this site. */
export const paymentsOn = ({ payments }: Pick<Config, 'payments'>): boolean =>
  payments.mpesa !== undefined || payments.paystackSecret !== undefined;

/** Reads the settings. @throws {ConfigError} with one sentence for the first invalid one */
export function loadConfig(env: Record<string, string | undefined>): Config {
  // An empty variable is what compose files and shells leave for "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Settings.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues[0]?.message ?? 'The settings are not valid.');
  const s = parsed.data;
  const production = s.NODE_ENV === 'production';
  if (production && s.TOKEN_SECRET !== undefined && isWeakSecret(s.TOKEN_SECRET)) {
    throw new ConfigError(
      'TOKEN_SECRET is too weak: use at least 32 random characters, or leave it out and one is generated.',
    );
  }
  const publicUrl = (s.PUBLIC_URL ?? `http://localhost:${s.PORT}`).replace(/\/+$/, '');
  const fail = (sentence: string): never => {
    throw new ConfigError(sentence);
  };
  const payments = readPayments(s, { production, publicUrl }, fail);
  const live = readLive(s, fail);
  const push = readPush(s, { test: s.NODE_ENV === 'test', publicUrl, mailFrom: s.MAIL_FROM }, fail);
  return {
    env: s.NODE_ENV,
    port: s.PORT,
    host: s.HOST,
    dataDir: resolve(s.DATA_DIR),
    databaseUrl: s.DATABASE_URL,
    publicUrl,
    contentUrl: readContentUrl(s, { production, publicUrl }, fail),
    tokenSecret: s.TOKEN_SECRET,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM,
    logLevel: s.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    appDir: resolve(s.APP_DIR),
    trustProxy: s.TRUST_PROXY,
    demo: s.DEMO ?? !production,
    payments,
    model: readModel(s, fail),
    live,
    push,
    xapi: readXapi(s, fail),
    operations: readOperations(s, s.DATABASE_URL, fail),
    s3: readFileStore(s, fail),
    providers: readProviders(given, fail),
  };
}

/** Shorter than 32 bytes, or with too few different characters to be random. */
export function isWeakSecret(secret: string): boolean {
  return Buffer.byteLength(secret) < 32 || new Set(secret).size < 10;
}
