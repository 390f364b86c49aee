import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ConfigError } from '../config';
import type { S3Config } from '../config-files';
import { type ByteRange, type ObjectStore, StorageUnavailable, type StoredObject } from './object-store';
import { readError, readText, type S3Answer, S3Client, type S3Request } from './s3-request';

/** A page of a list has 1,000 objects at most, of less than 1 KB each. */
const LIST_BYTES = 2_000_000;

/** Objects in a bucket of an S3-compatible store. Requests name the bucket in the path. */
export class S3Store implements ObjectStore {
  readonly kind = 's3';
  readonly #client: S3Client;

  /** @param pageSize objects in a page of a list; at most 1,000 */
  constructor(
    private readonly config: S3Config,
    private readonly pageSize = 1_000,
  ) {
    this.#client = new S3Client(config);
  }

  async put(key: string, content: Uint8Array, type: string): Promise<void> {
    await this.#put(key, type, {
      bytes: content.byteLength,
      open: () => Readable.from([content], { objectMode: false }),
    });
  }

  async putFile(key: string, path: string, type: string): Promise<void> {
    const { size } = await stat(path);
    await this.#put(key, type, { bytes: size, open: () => createReadStream(path) });
  }

  async get(key: string, range?: ByteRange): Promise<Readable | undefined> {
    const headers = range && { range: `bytes=${range.start}-${range.end}` };
    const answer = await this.#client.send({ method: 'GET', key, headers });
    if (answer.status === (range ? 206 : 200)) return answer.body;
    return this.#missing('GET', answer);
  }

  async head(key: string): Promise<StoredObject | undefined> {
    const answer = await this.#client.send({ method: 'HEAD', key });
    if (answer.status !== 200) return this.#missing('HEAD', answer);
    answer.body.resume();
    const { 'content-length': bytes, 'last-modified': modified } = answer.headers;
    return { key, bytes: Number(bytes), modifiedAt: new Date(modified ?? 0) };
  }

  async delete(key: string): Promise<void> {
    const answer = await this.#client.send({ method: 'DELETE', key });
    if (![200, 204].includes(answer.status)) return this.#missing('DELETE', answer);
    answer.body.resume();
  }

  async *list(prefix: string): AsyncGenerator<StoredObject[]> {
    let token: string | undefined;
    do {
      const page = await this.#page(prefix, token);
      if (page.objects.length > 0) yield page.objects;
      token = page.next;
    } while (token !== undefined);
  }

  async check(): Promise<void> {
    const { endpoint, bucket } = this.config;
    const query = { 'list-type': '2', 'max-keys': '1' };
    let answer: S3Answer;
    try {
      answer = await this.#client.send({ method: 'GET', key: '', query });
    } catch (error) {
      const reason = error instanceof StorageUnavailable ? error.reason : 'no reason given';
      throw new ConfigError(`The file store of FILES_S3_ENDPOINT (${endpoint}) does not answer: ${reason}.`);
    }
    if (answer.status === 200) return void answer.body.resume();
    const code = await readError(answer);
    if (answer.status === 404)
      throw new ConfigError(`The file store has no bucket ${bucket}: create it, or change FILES_S3_BUCKET.`);
    throw new ConfigError(
      `The file store refuses the bucket ${bucket} (${code}): check FILES_S3_KEY_ID, FILES_S3_SECRET, FILES_S3_REGION and the rights of the key.`,
    );
  }

  async #put(key: string, type: string, body: NonNullable<S3Request['body']>): Promise<void> {
    const answer = await this.#client.send({ method: 'PUT', key, headers: { 'content-type': type }, body });
    if (answer.status !== 200) throw new StorageUnavailable(`PUT: ${await readError(answer)}`);
    answer.body.resume();
  }

  async #page(prefix: string, token?: string): Promise<{ objects: StoredObject[]; next?: string }> {
    const limit = { 'max-keys': String(this.pageSize) };
    const query = { 'list-type': '2', prefix, ...limit, ...(token && { 'continuation-token': token }) };
    const answer = await this.#client.send({ method: 'GET', key: '', query });
    if (answer.status !== 200) throw new StorageUnavailable(`list: ${await readError(answer)}`);
    const xml = await readText(answer.body, LIST_BYTES);
    const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, one = '']) => ({
      key: textOf(one, 'Key') ?? '',
      bytes: Number(textOf(one, 'Size')),
      modifiedAt: new Date(textOf(one, 'LastModified') ?? 0),
    }));
    return { objects, next: textOf(xml, 'NextContinuationToken') };
  }

  /** Nothing for an object that does not exist. @throws {StorageUnavailable} for any other error */
  async #missing(what: string, answer: S3Answer): Promise<undefined> {
    const code = await readError(answer);
    if (answer.status !== 404 || code === 'NoSuchBucket') throw new StorageUnavailable(`${what}: ${code}`);
    return undefined;
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of the first element of this name. */
function textOf(xml: string, element: string): string | undefined {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text?.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (all, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? all;
    return String.fromCodePoint(Number(name[1] === 'x' ? `0x${name.slice(2)}` : name.slice(1)));
  });
}
