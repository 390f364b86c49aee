import { createECDH } from 'node:crypto';
import { z } from 'zod';

const EXAMPLE = 'npx web-push generate-vapid-keys';
/** A push service answers in less than one second. */
const TIMEOUT_MS = 8_000;
const KEY = /^[\w-]+$/;

/** Notifications on devices: Web Push (docs/guides/push.md). */
export const PUSH_SETTINGS = {
  /** Both, or neither: then they are generated and stored in DATA_DIR/push-keys.json. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(KEY, `VAPID_PUBLIC_KEY must be a key in base64url, as \`${EXAMPLE}\` prints it.`)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(KEY, `VAPID_PRIVATE_KEY must be a key in base64url, as \`${EXAMPLE}\` prints it.`)
    .optional(),
  /** Where push services reach the operator. */
  VAPID_SUBJECT: z
    .string()
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'VAPID_SUBJECT must be an address like mailto:admin@example.org or https://learn.example.org.',
    )
    .optional(),
  /** For tests: push services may be on this machine. */
  PUSH_LOOPBACK: z
    .enum(['true', 'false'], { error: 'PUSH_LOOPBACK must be true or false.' })
    .default('false'),
};

export interface PushKeys {
  /** An uncompressed point of P-256 in base64url. */
  publicKey: string;
  /** 32 bytes in base64url. */
  privateKey: string;
}

export interface PushConfig {
  /** Undefined: those in DATA_DIR. */
  keys: PushKeys | undefined;
  subject: string;
  /** Only in tests. */
  loopback: boolean;
  /** Milliseconds for a whole request to a push service. */
  timeoutMs: number;
}

type Settings = z.infer<z.ZodObject<typeof PUSH_SETTINGS>>;

/** Whether both keys belong together. */
export function isKeyPair({ publicKey, privateKey }: PushKeys): boolean {
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** Checks what belongs together. @param refuse throws the sentence */
export function readPush(
  s: Settings,
  site: { test: boolean; publicUrl: string; mailFrom: string },
  refuse: (sentence: string) => never,
): PushConfig {
  const [publicKey, privateKey] = [s.VAPID_PUBLIC_KEY, s.VAPID_PRIVATE_KEY];
  if ((publicKey === undefined) !== (privateKey === undefined))
    refuse('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY need each other: set both, or leave both out.');
  const keys = publicKey && privateKey ? { publicKey, privateKey } : undefined;
  if (keys && !isKeyPair(keys)) refuse('VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY.');
  const loopback = s.PUSH_LOOPBACK === 'true';
  if (loopback && !site.test) refuse('PUSH_LOOPBACK is for tests: leave it out.');
  return {
    keys,
    subject: s.VAPID_SUBJECT ?? subjectOf(site),
    loopback,
    timeoutMs: loopback ? 500 : TIMEOUT_MS,
  };
}

/** Push services refuse addresses of this machine. */
const subjectOf = ({ publicUrl, mailFrom }: { publicUrl: string; mailFrom: string }): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${/<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
