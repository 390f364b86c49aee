import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { FileStore, ReceivedFile } from '../files';
import { HttpError, invalid } from './errors';

const KIB = 1024;
const MIB = KIB * KIB;
const sizeOf = (bytes: number): string => {
  if (bytes < KIB) return `${bytes} bytes`;
  return bytes < MIB ? `${Math.floor(bytes / KIB)} KB` : `${Math.floor((bytes / MIB) * 10) / 10} MB`;
};

const WORDING = {
  fileMissing: 'Choose a file first.',
  cutShort: 'The file did not arrive completely. Send it again.',
  fileTooLarge: (bytes: number) => `That file is larger than ${sizeOf(bytes)}. Choose a smaller one.`,
} as const;

/** How the reader of multipart bodies says that one ends too early. */
const CUT_SHORT = /terminated early|unexpected end/i;

export interface WantedFile {
  /** The multipart field's name. */
  field: string;
  maxBytes: number;
}

export interface Upload {
  /** As {@link plainFileName} leaves it. */
  name: string;
  stream: Readable & { truncated?: boolean };
}

/** Control characters, and those that turn the direction of a text around and so hide an ending. */
const UNWANTED = /[\p{Cc}\p{Bidi_Control}]/gu;

/** The name of a file in NFC, because a Mac sends it decomposed, without characters that hide what it is (spec 15.202). */
export const plainFileName = (given: string): string => given.normalize('NFC').replace(UNWANTED, '');

/**
 * Opens the file of an upload as a stream. Read it to its end, then call {@link refuseTruncated}.
 * @throws {HttpError} 422 on `field` without a file
 */
export async function openUpload(request: FastifyRequest, { field, maxBytes }: WantedFile): Promise<Upload> {
  const part = await request.file({ limits: { fileSize: maxBytes }, throwFileSizeLimit: false });
  if (part === undefined) throw invalid({ [field]: WORDING.fileMissing });
  if (part.fieldname === field)
    return { name: plainFileName(part.filename ?? '') || field, stream: part.file };
  part.file.resume();
  throw invalid({ [field]: WORDING.fileMissing });
}

/**
 * Writes an upload to disk.
 * @throws {HttpError} 400 if its body ends before the file does
 */
export async function receiveUpload(files: FileStore, { stream }: Upload): Promise<ReceivedFile> {
  try {
    return await files.receive(stream);
  } catch (error) {
    if (error instanceof Error && CUT_SHORT.test(error.message)) throw new HttpError(400, WORDING.cutShort);
    throw error;
  }
}

/** @throws {HttpError} 422 on `field` if the file is too large or empty */
export function refuseTruncated({ stream }: Upload, { field, maxBytes }: WantedFile, bytes: number): void {
  if (stream.truncated === true) throw invalid({ [field]: WORDING.fileTooLarge(maxBytes) });
  if (bytes === 0) throw invalid({ [field]: WORDING.fileMissing });
}

/** A small upload, in memory. */
export async function readUpload(request: FastifyRequest, wanted: WantedFile): Promise<Buffer> {
  const upload = await openUpload(request, wanted);
  const chunks: Buffer[] = [];
  for await (const chunk of upload.stream) chunks.push(chunk as Buffer);
  const content = Buffer.concat(chunks);
  refuseTruncated(upload, wanted, content.byteLength);
  return content;
}
