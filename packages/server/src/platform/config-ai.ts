import { z } from 'zod';

const ENDPOINT = 'AI_BASE_URL must be an address like https://ai.example.org/v1.';

const price = (name: string) =>
  z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?$/, `${name} must be a price of a million tokens like 0.15.`)
    .transform(Number)
    .optional();

/** Settings of the tutor's model; names are environment variables. */
export const AI_SETTINGS = {
  /** Any endpoint that answers `POST {AI_BASE_URL}/chat/completions` as OpenAI does. */
  AI_BASE_URL: z
    .string()
    .refine((value) => {
      if (!URL.canParse(value)) return false;
      const { protocol, hostname, username, search, hash } = new URL(value);
      return ['http:', 'https:'].includes(protocol) && hostname + username + search + hash === hostname;
    }, ENDPOINT)
    .optional(),
  AI_MODEL: z.string().optional(),
  /** Sent as a Bearer token. An endpoint without keys accepts any value. */
  AI_KEY: z
    .string()
    .regex(/^[\x21-\x7E]+$/, 'AI_KEY must be one word of visible ASCII characters.')
    .optional(),
  /** What people read about the model. Default of the name: AI_MODEL. */
  AI_NAME: z.string().optional(),
  /** Who runs it, and where, e.g. "Example Ltd, in Ireland". */
  AI_PLACE: z.string().optional(),
  /** Of a million tokens, in AI_CURRENCY: of questions with their passages, and of answers. */
  AI_PRICE_IN: price('AI_PRICE_IN'),
  AI_PRICE_OUT: price('AI_PRICE_OUT'),
  AI_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'AI_CURRENCY must be a code of three letters like USD.')
    .optional(),
};

type Settings = z.output<z.ZodObject<typeof AI_SETTINGS>>;

export interface ModelConfig {
  /** Without a trailing slash. */
  baseUrl: string;
  model: string;
  key: string;
  name: string;
  place: string | null;
  /** Of a million tokens; null: unknown. */
  price: { in: number; out: number; currency: string } | null;
}

/** @param fail throws the error for the operator */
export function readModel(s: Settings, fail: (sentence: string) => never): ModelConfig | undefined {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_KEY: key } = s;
  if (baseUrl === undefined || model === undefined || key === undefined) {
    const set = Object.keys(AI_SETTINGS).find((name) => s[name as keyof Settings] !== undefined);
    if (set === undefined) return undefined;
    const missing = (['AI_BASE_URL', 'AI_MODEL', 'AI_KEY'] as const).find((name) => s[name] === undefined);
    return fail(
      `${missing} is needed when ${set} is set: the tutor’s model needs AI_BASE_URL, AI_MODEL and AI_KEY.`,
    );
  }
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    model,
    key,
    name: s.AI_NAME ?? model,
    place: s.AI_PLACE ?? null,
    price: readPrice(s, fail),
  };
}

function readPrice(s: Settings, fail: (sentence: string) => never): ModelConfig['price'] {
  const { AI_PRICE_IN: input, AI_PRICE_OUT: output, AI_CURRENCY: currency } = s;
  if (input === undefined && output === undefined && currency === undefined) return null;
  if (input === undefined || output === undefined || currency === undefined)
    return fail('AI_PRICE_IN, AI_PRICE_OUT and AI_CURRENCY must be set together.');
  return { in: input, out: output, currency };
}
