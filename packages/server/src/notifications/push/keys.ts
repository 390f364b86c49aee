import { createECDH } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from '../../platform/config';
import { isKeyPair, type PushKeys } from '../../platform/config-push';
import { newId } from '../../platform/ids';

/** In the data folder, which all processes of a site share. */
const FILE = 'push-keys.json';

const read = new Map<string, PushKeys>();

/**
 * The keys by which push services know the site: the settings', or those in the data folder, which are generated once.
 * Other keys end all subscriptions, so they are never replaced.
 * @throws {ConfigError} if the file does not have a pair of keys
 */
export function pushKeys({ push, dataDir }: Pick<Config, 'push' | 'dataDir'>): PushKeys {
  if (push.keys) return push.keys;
  const file = join(dataDir, FILE);
  const known = read.get(file);
  if (known) return known;
  const keys = readKeys(file) ?? generate(file);
  if (!isKeyPair(keys))
    throw new ConfigError(`There are no valid keys in ${file}: restore it from a backup.`);
  read.set(file, keys);
  return keys;
}

function readKeys(file: string): PushKeys | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PushKeys;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new ConfigError(`The keys in ${file} cannot be read: restore it from a backup.`);
  }
}

/** Of several processes that start at the same time, the first one wins; nobody reads half a file. */
function generate(file: string): PushKeys {
  mkdirSync(join(file, '..'), { recursive: true });
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  // Leading zeros belong to a key of 32 bytes.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
  const keys = { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
  const draft = `${file}.${newId()}`;
  writeFileSync(draft, JSON.stringify(keys), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readKeys(file) ?? keys;
}
