import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';
import { ConfigError, isWeakSecret } from './config';

/** The signing secret: TOKEN_SECRET, otherwise the one in DATA_DIR, generated at the first start. */
export function loadSecret(config: Pick<Config, 'tokenSecret' | 'dataDir'>): Uint8Array {
  if (config.tokenSecret !== undefined) return Buffer.from(config.tokenSecret);
  const file = join(config.dataDir, 'token-secret');
  mkdirSync(config.dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (isWeakSecret(secret))
    throw new ConfigError(`The secret in ${file} is too weak: delete the file and start again.`);
  return Buffer.from(secret);
}
