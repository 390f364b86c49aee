import { Agent as HttpAgent, type IncomingMessage, request as http } from 'node:http';
import { Agent as HttpsAgent, request as https } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Config } from '../config-files';
import { StorageUnavailable } from './object-store';

/** A request without a byte in this time, before the answer begins, has failed; milliseconds. */
const SILENCE_MS = 30_000;
/** Pauses before a request is repeated; milliseconds. */
const PAUSES_MS = [100, 500];
const CONNECTIONS = 50;
const ERROR_BYTES = 10_000;
const REPEATABLE = new Set([429, 500, 502, 503, 504]);

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Empty for the bucket. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Opened again for each try. */
  body?: { bytes: number; open: () => Readable };
}

/** The answer of the store to a request, with its body still to be read. */
export interface S3Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: IncomingMessage;
}

/**
 * Sends signed requests to an S3-compatible store. Bodies are streamed with their length as `UNSIGNED-PAYLOAD`: a
 * signature over the content would need the whole file first, and https protects it on its way.
 */
export class S3Client {
  readonly #agent: HttpAgent;

  constructor(private readonly config: S3Config) {
    const secure = config.endpoint.startsWith('https:');
    this.#agent = new (secure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: CONNECTIONS });
  }

  /**
   * @returns also answers like 404; read the body of each
   * @throws {StorageUnavailable} if the store does not answer after several tries
   */
  async send(wanted: S3Request): Promise<S3Answer> {
    for (let turn = 0; ; turn += 1) {
      const pause = PAUSES_MS[turn];
      try {
        const answer = await this.#once(wanted);
        if (!REPEATABLE.has(answer.status) || pause === undefined) return answer;
        await readError(answer);
      } catch (error) {
        // A file of this machine that cannot be read is no matter of the store.
        if ((error as NodeJS.ErrnoException).syscall === 'open') throw error;
        if (pause === undefined) throw new StorageUnavailable(`${wanted.method}: ${reasonOf(error)}`);
      }
      await wait(pause);
    }
  }

  async #once({ method, key, query = {}, headers, body }: S3Request): Promise<S3Answer> {
    const signed = await this.#signer(method, this.#urlOf(key, query)).sign();
    const send = signed.url.protocol === 'https:' ? https : http;
    const request = send(signed.url, {
      method,
      agent: this.#agent,
      headers: {
        ...Object.fromEntries(signed.headers),
        ...headers,
        ...(method === 'PUT' && { 'content-length': body?.bytes ?? 0 }),
      },
    });
    const answered = new Promise<S3Answer>((resolve, reject) => {
      request.once('response', (response) => {
        // A player that has enough for now reads on after minutes.
        request.setTimeout(0);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: response });
      });
      request.once('error', reject);
    });
    request.setTimeout(SILENCE_MS, () => request.destroy(new Error('no answer in time')));
    if (body === undefined) {
      request.end();
      return answered;
    }
    // The store may answer before it has read everything, for example with a refusal.
    const sent = pipeline(body.open(), request).then(() => answered);
    sent.catch(() => {});
    return Promise.race([answered, sent]);
  }

  #urlOf(key: string, query: Record<string, string>): string {
    const { endpoint, bucket } = this.config;
    const url = new URL(`${endpoint}/${bucket}${key === '' ? '/' : `/${key}`}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  }

  #signer(method: string, url: string): AwsV4Signer {
    const { keyId, secret, region } = this.config;
    return new AwsV4Signer({
      ...{ method, url, region },
      service: 's3',
      accessKeyId: keyId,
      secretAccessKey: secret,
    });
  }
}

/** Reads an error to its end. @returns the store's code, for example `NoSuchBucket` */
export async function readError({ status, body }: S3Answer): Promise<string> {
  const text = await readText(body).catch(() => '');
  return /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(text)?.[1] ?? `status ${status}`;
}

/** @param most bytes; longer answers are cut */
export async function readText(body: Readable, most = ERROR_BYTES): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    if (bytes < most) chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).byteLength;
  }
  return Buffer.concat(chunks).subarray(0, most).toString('utf8');
}

const reasonOf = (error: unknown): string => {
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message ?? 'no reason given';
};
