import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const BUCKET = 'digiken-files';
/** The only access key of the store, and its secret. */
const KEY = 'S3RVER';

export interface TestS3 {
  /** Settings of a server that stores its files here. */
  env: Record<string, string>;
  /** Cuts every connection. */
  down: boolean;
  /** What was asked for, as `GET /bucket/key`. */
  requests: string[];
  /** Makes an object this much older. */
  age: (key: string, ms: number) => Promise<void>;
  close: () => Promise<void>;
}

/** A real S3-compatible store on a free port, which checks signatures. */
export async function startS3(): Promise<TestS3> {
  replaceDes();
  const directory = await mkdtemp(join(tmpdir(), 'digiken-s3-'));
  const store = new S3rver({ silent: true, directory, configureBuckets: [{ name: BUCKET, configs: [] }] });
  await store.configureBuckets();
  const respond = store.callback();
  const server = createServer((request, response) => {
    s3.requests.push(`${request.method} ${request.url}`);
    if (s3.down) request.socket.destroy();
    else if (isSigned(request)) respond(request, response);
    else {
      request.resume();
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const s3: TestS3 = {
    env: {
      FILES_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      FILES_S3_BUCKET: BUCKET,
      FILES_S3_KEY_ID: KEY,
      FILES_S3_SECRET: KEY,
    },
    down: false,
    requests: [],
    age: async (key, ms) => {
      const at = new Date(Date.now() - ms);
      await utimes(join(directory, BUCKET, `${key}._S3rver_object`), at, at);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true, force: true });
    },
  };
  return s3;
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature version 4, which s3rver does not check. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const [, scope = '', names = '', given = ''] =
    /Credential=S3RVER\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    ...[method, path, query.split('&').sort().join('&')],
    ...names.split(';').map((name) => `${name}:${String(headers[name])}`),
    ...['', names, headers['x-amz-content-sha256']],
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${KEY}`);
  const wanted = hmac(key, text).toString('hex');
  return given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}

let replaced = false;

/** s3rver encrypts the tokens of its lists with DES, which OpenSSL 3 has no more. */
function replaceDes(): void {
  if (replaced) return;
  replaced = true;
  const crypto = createRequire(import.meta.url)('node:crypto') as Record<string, unknown>;
  for (const name of ['createCipheriv', 'createDecipheriv']) {
    const create = crypto[name] as (cipher: string, key: Buffer, iv: Buffer) => unknown;
    const twice = (bytes: Buffer) => Buffer.concat([bytes, bytes]);
    crypto[name] = (cipher: string, key: Buffer, iv: Buffer, ...rest: []) =>
      cipher === 'des' ? create('aes-128-cbc', twice(key), twice(iv)) : create(cipher, key, iv, ...rest);
  }
}
