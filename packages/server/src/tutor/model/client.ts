import type { ModelConfig } from '../../platform/config-ai';

/** Longest waits; milliseconds. Node itself gives up connecting after ten seconds. */
const MODEL_LIMITS = { firstWordMs: 20_000, totalMs: 60_000 } as const;
/** Most tokens of an answer. */
const ANSWER_TOKENS = 700;
/** Most bytes of a response: an endpoint that never ends is cut. */
const MOST_BYTES = 2_000_000;

/** The model did not answer, or not to the end. `message` names no key, no text and no address. */
export class ModelError extends Error {}

export interface ChatMessage {
  role: 'system' | 'user';
  content: string;
}

export interface Usage {
  tokensIn: number;
  tokensOut: number;
}

export interface Chat {
  messages: readonly ChatMessage[];
  /** Ends the request at once, e.g. because the person stopped the answer. */
  signal: AbortSignal;
  /** Called once, as soon as the endpoint says what was used. */
  onUsage: (usage: Usage) => void;
  limits?: { firstWordMs: number; totalMs: number };
}

/**
 * Asks an OpenAI-compatible endpoint and yields the answer's text as it arrives.
 * @throws {ModelError} if the endpoint cannot be reached, refuses, stalls, or stops in the middle
 */
export async function* streamChat(
  { baseUrl, model, key }: ModelConfig,
  { messages, signal, onUsage, limits = MODEL_LIMITS }: Chat,
): AsyncGenerator<string> {
  const late = new AbortController();
  const stop = (reason: string) => () => late.abort(new ModelError(reason));
  const total = setTimeout(stop('The model took too long.'), limits.totalMs);
  const first = setTimeout(stop('The model sent no word.'), limits.firstWordMs);
  const ended = AbortSignal.any([signal, late.signal]);
  try {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      // A redirect could send the key to another host: it counts as a refusal.
      redirect: 'manual',
      signal: ended,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({
        model,
        messages,
        stream: true,
        stream_options: { include_usage: true },
        temperature: 0.2,
        max_tokens: ANSWER_TOKENS,
      }),
    });
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      throw new ModelError(`The model answered with the status ${response.status}.`);
    }
    const streamed = !(response.headers.get('content-type') ?? '').includes('application/json');
    const parts = streamed ? events(response.body) : whole(response.body);
    let complete = !streamed;
    for await (const part of parts) {
      if (part === '[DONE]') {
        complete = true;
        break;
      }
      const { text, usage, finished } = readPart(part);
      if (usage !== undefined) onUsage(usage);
      if (finished) complete = true;
      if (text === '') continue;
      clearTimeout(first);
      yield text;
    }
    if (!complete) throw new ModelError('The model stopped in the middle.');
  } catch (error) {
    if (error instanceof ModelError || signal.aborted) throw error;
    if (late.signal.aborted) throw late.signal.reason;
    throw new ModelError('The model cannot be reached.', { cause: error });
  } finally {
    clearTimeout(total);
    clearTimeout(first);
    // Closes the connection if the reader stopped before the end.
    late.abort();
  }
}

async function* decoded(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  // Streaming, because a chunk can end in the middle of a character.
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new ModelError('The model sent too much.');
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

/** The data of server-sent events. A field may be cut anywhere, also between the two characters of a line break. */
async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  let data: string[] = [];
  for await (const chunk of decoded(body)) {
    rest += chunk;
    // A CR at the end may be half of a CRLF.
    const lines = rest.split(/\r\n|\n|\r(?=[^])/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
      else if (line === '' && data.length > 0) {
        yield data.join('\n');
        data = [];
      }
    }
  }
  const last = rest.replace(/\r$/, '');
  if (last.startsWith('data:')) data.push(last.slice(5).replace(/^ /, ''));
  if (data.length > 0) yield data.join('\n');
}

/** The response of an endpoint that does not stream. */
async function* whole(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of decoded(body)) text += chunk;
  yield text;
}

interface Part {
  choices?: {
    delta?: { content?: unknown };
    message?: { content?: unknown };
    finish_reason?: unknown;
  }[];
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null;
  error?: unknown;
}

function readPart(data: string): { text: string; usage: Usage | undefined; finished: boolean } {
  let part: Part | null;
  try {
    part = JSON.parse(data) as Part | null;
  } catch {
    throw new ModelError('The model sent something that is not JSON.');
  }
  if (typeof part !== 'object' || part === null || part.error !== undefined)
    throw new ModelError('The model sent an error.');
  const choice = part.choices?.[0];
  const content = choice?.delta?.content ?? choice?.message?.content;
  const { prompt_tokens: tokensIn, completion_tokens: tokensOut } = part.usage ?? {};
  const known = isCount(tokensIn) && isCount(tokensOut);
  return {
    text: typeof content === 'string' ? content : '',
    usage: known ? { tokensIn, tokensOut } : undefined,
    finished: typeof choice?.finish_reason === 'string',
  };
}

/** Up to what the counters hold. */
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 10_000_000;

/** Tokens of a text, if the endpoint does not say it: rather too many than too few. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / 3);
