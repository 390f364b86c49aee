import { z } from 'zod';

/** Where stored files are (docs/guides/files.md). Without an endpoint: the folder `files` of DATA_DIR. */
export const FILES_SETTINGS = {
  FILES_S3_ENDPOINT: z
    .string()
    .refine(
      isEndpoint,
      'FILES_S3_ENDPOINT must be an address like https://s3.eu-west-1.amazonaws.com, without a path.',
    )
    .optional(),
  FILES_S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'FILES_S3_BUCKET must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.',
    )
    .optional(),
  FILES_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'FILES_S3_REGION must be a region like eu-west-1.')
    .optional(),
  FILES_S3_KEY_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,128}$/, 'FILES_S3_KEY_ID must be an access key without spaces.')
    .optional(),
  FILES_S3_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{1,256}$/, 'FILES_S3_SECRET must be a secret key without spaces.')
    .optional(),
};

export interface S3Config {
  /** Without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
}

type Settings = z.infer<z.ZodObject<typeof FILES_SETTINGS>>;

function isEndpoint(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(value);
  const rest = pathname.replace(/^\/+$/, '') + search + hash + username + password;
  return ['http:', 'https:'].includes(protocol) && hostname !== '' && rest === '';
}

/** Checks what belongs together. @param refuse throws the sentence @returns undefined for the folder */
export function readFileStore(s: Settings, refuse: (sentence: string) => never): S3Config | undefined {
  const needed = {
    FILES_S3_BUCKET: s.FILES_S3_BUCKET,
    FILES_S3_KEY_ID: s.FILES_S3_KEY_ID,
    FILES_S3_SECRET: s.FILES_S3_SECRET,
  };
  if (s.FILES_S3_ENDPOINT === undefined) {
    const alone = Object.entries({ ...needed, FILES_S3_REGION: s.FILES_S3_REGION });
    const [name] = alone.find(([, value]) => value !== undefined) ?? [];
    if (name !== undefined) refuse(`${name} needs FILES_S3_ENDPOINT as well.`);
    return undefined;
  }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length > 0) refuse(`FILES_S3_ENDPOINT needs ${missing.join(' and ')} as well.`);
  return {
    endpoint: new URL(s.FILES_S3_ENDPOINT).origin,
    bucket: s.FILES_S3_BUCKET ?? '',
    region: s.FILES_S3_REGION ?? 'us-east-1',
    keyId: s.FILES_S3_KEY_ID ?? '',
    secret: s.FILES_S3_SECRET ?? '',
  };
}
