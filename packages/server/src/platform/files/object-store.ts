import type { Readable } from 'node:stream';
import { HttpError } from '../http/errors';

export interface StoredObject {
  /** Path in the store, with `/`. */
  key: string;
  bytes: number;
  modifiedAt: Date;
}

/** Both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the content of files is: a folder, or a bucket of an S3-compatible store (docs/adr/0044-file-store.md). */
export interface ObjectStore {
  readonly kind: 'folder' | 's3';
  /** Readers see the old object or the new one, never a part. @throws {StorageUnavailable} nothing is stored */
  put(key: string, content: Uint8Array, type: string): Promise<void>;
  /**
   * Puts a file of this machine into the store. A folder moves it; a store on another machine leaves it to the caller.
   * @param path on the disk of the store if that is a folder
   * @throws {StorageUnavailable} nothing is stored
   */
  putFile(key: string, path: string, type: string): Promise<void>;
  /** @returns undefined if there is no such object */
  get(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** @returns undefined if there is no such object */
  head(key: string): Promise<StoredObject | undefined>;
  /** An object that does not exist is no error. */
  delete(key: string): Promise<void>;
  /** Pages of all objects whose keys begin with `prefix`, in no particular order. */
  list(prefix: string): AsyncIterable<StoredObject[]>;
  /** @throws {ConfigError} with one sentence if the store cannot be used */
  check(): Promise<void>;
}

const UNAVAILABLE = 'Files cannot be stored or read at the moment. Please try again in a few minutes.';

/** 503: the store does not answer, or refuses. The request can be repeated. */
export class StorageUnavailable extends HttpError {
  override readonly cause: Error;

  /** @param reason for the log; without keys */
  constructor(readonly reason: string) {
    super(503, UNAVAILABLE, undefined, { 'retry-after': '30' });
    this.cause = new Error(reason);
  }
}

/** Where a file of the content-addressed store is. @param name `<sha256>.<ext>` */
export const keyOf = (name: string): string => `${name.slice(0, 2)}/${name}`;
