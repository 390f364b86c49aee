import fs, { createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeFile } from '../src/platform/close-file';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'digiken-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A disk on which files open only when `open` is called. */
function slowDisk() {
  let open = (): void => {};
  const asked = new Promise<void>((resolve) => {
    open = resolve;
  });
  const disk = {
    ...fs,
    open: (...call: Parameters<typeof fs.open>) => void asked.then(() => fs.open(...call)),
  };
  return { disk, open: () => open() };
}

describe('a file whose content breaks off while it is being opened', () => {
  test('is gone once it has been closed and removed', async () => {
    const path = join(folder, 'draft');
    const { disk, open } = slowDisk();
    const file = createWriteStream(path, { fs: disk });
    const broken = Readable.from(['a']).map((): never => {
      throw new Error('broken off');
    });
    const gone = new Promise((resolve) => broken.once('close', resolve));
    // Node 24 rejects once the file is closed as well, Node 20 before.
    const outcome = pipeline(broken, file).then(
      () => 'written',
      (error: Error) => error.message,
    );
    await gone;
    expect(existsSync(path)).toBe(false);
    const closed = closeFile(file);
    open();
    await closed;
    expect(await outcome).toBe('broken off');
    await rm(path);
    expect(existsSync(path)).toBe(false);
  });

  test('a closed file is not waited for', async () => {
    const file = createWriteStream(join(folder, 'whole'));
    await pipeline(Readable.from(['a']), file);
    await closeFile(file);
    expect(file.closed).toBe(true);
  });
});
