import type { Call } from '@digiken/contract';
import { newId } from '../../src/platform/ids';
import type { SignedIn, TestServer } from '../support/server';
import type { Try, Upload, World } from './world';

/** Sends a request; without `as` as a visitor. Of a stream the body is the first event. */
export function send(
  world: World,
  call: Call,
  request: Try,
  as: SignedIn | undefined,
  headers: Record<string, string> = {},
) {
  const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(request.params?.[name] ?? 'missing'),
  );
  const upload = request.upload && multipart(request.upload);
  return answerTo(world.server, call, path, {
    as: request.as && as ? request.as : as,
    query: request.query,
    // A different address each time, to avoid rate limits.
    remoteAddress: `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`,
    ...(upload ? { payload: upload.payload } : { body: request.body }),
    headers: { ...upload?.headers, ...headers },
  });
}

/** The answer to a request. Of a stream, `body` is the first event, and the stream is closed after it. */
export async function answerTo(
  server: TestServer,
  call: Call,
  path: string,
  options: Parameters<TestServer['call']>[2],
): Promise<Awaited<ReturnType<TestServer['call']>>> {
  if (!call.stream) return server.call(call.method, path, options);
  const stream = await server.stream(path, { method: call.method, ...options });
  const body: unknown = stream.status < 300 ? await stream.next() : stream.body;
  stream.close();
  return { status: stream.status, body, headers: {}, cookies: [] };
}

/** A multipart body as a browser sends it. */
export function multipart({ field, name, content }: Upload) {
  const boundary = `----${newId()}`;
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
