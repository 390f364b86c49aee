import type { Readable } from 'node:stream';

/** A stream of server-sent events, as a client reads it. */
export interface ReadableEvents {
  status: number;
  /** Of an answer without events: parsed JSON. Typed by the test. */
  body: any;
  /** The next event, or undefined at the end. Typed by the test. */
  next: () => Promise<any>;
  close: () => void;
}

/** Reads the events of an answer; an error is read to its end. */
export async function readStream(
  status: number,
  type: unknown,
  source: Readable | NodeJS.ReadableStream,
): Promise<ReadableEvents> {
  const stream = source as Readable;
  if (!String(type).startsWith('text/event-stream')) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
    const text = Buffer.concat(chunks).toString();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    return { status, body, next: async () => undefined, close: () => {} };
  }
  const events = parse(stream);
  return {
    status,
    body: undefined,
    next: async () => (await events.next()).value,
    close: () => stream.destroy(),
  };
}

async function* parse(stream: Readable): AsyncGenerator<unknown, undefined> {
  let text = '';
  try {
    for await (const chunk of stream.setEncoding('utf8')) {
      text += String(chunk);
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const data = block.split('\n').flatMap((line) => (line.startsWith('data: ') ? [line.slice(6)] : []));
        if (data.length > 0) yield JSON.parse(data.join('\n'));
      }
    }
  } catch {
    // Cut by the server.
  }
  return undefined;
}
