import { open } from 'node:fs/promises';
import { sizeOf } from './archive-paths';

const HEAD = 512;
/** Where the header of a tar archive names its format. */
const TAR_AT = 257;

/** What the first bytes of an archive say about it; null if it is of no known kind. */
export function kindOfHead(head: Buffer): 'zip' | 'gzip' | 'tar' | null {
  if (head.toString('latin1', 0, 2) === 'PK') return 'zip';
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip';
  return head.toString('latin1', TAR_AT, TAR_AT + 5) === 'ustar' ? 'tar' : null;
}

/** @throws {ImportRefused} if there is no such file, or it is too large */
export async function archiveKind(path: string, name = path): Promise<ReturnType<typeof kindOfHead>> {
  await sizeOf(path, name);
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return kindOfHead(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
