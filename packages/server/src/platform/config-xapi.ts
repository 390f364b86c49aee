import { z } from 'zod';

/** Where statements about learning are sent (docs/guides/xapi.md). */
export const XAPI_SETTINGS = {
  /** The store's endpoint, to which `/statements` is added. */
  XAPI_ENDPOINT: z
    .string()
    .refine((value) => {
      if (!URL.canParse(value)) return false;
      const { protocol, username, search, hash } = new URL(value);
      return ['http:', 'https:'].includes(protocol) && username + search + hash === '';
    }, 'XAPI_ENDPOINT must be an address like https://lrs.example.org/xapi.')
    .optional(),
  XAPI_KEY: z.string().optional(),
  XAPI_SECRET: z.string().optional(),
};

export interface XapiConfig {
  /** Without a trailing slash. */
  endpoint: string;
  key: string;
  secret: string;
}

type Settings = z.output<z.ZodObject<typeof XAPI_SETTINGS>>;

/** @param fail throws the sentence for the operator */
export function readXapi(s: Settings, fail: (sentence: string) => never): XapiConfig | undefined {
  const { XAPI_ENDPOINT: endpoint, XAPI_KEY: key, XAPI_SECRET: secret } = s;
  if (endpoint === undefined && key === undefined && secret === undefined) return undefined;
  if (endpoint === undefined || key === undefined || secret === undefined)
    return fail('XAPI_ENDPOINT, XAPI_KEY and XAPI_SECRET need each other: set all three, or none.');
  return { endpoint: endpoint.replace(/\/+$/, ''), key, secret };
}
