import { join } from 'node:path';
import type { Config } from '../config';
import { FolderStore } from './folder-store';
import { FileStore } from './index';
import { S3Store } from './s3-store';

/** The store of stored files that the settings name. Does not ask whether it answers: see {@link FileStore.objects}. */
export function openFileStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore {
  const folder = join(dataDir, 'files');
  return new FileStore(folder, s3 ? new S3Store(s3) : new FolderStore(folder));
}
