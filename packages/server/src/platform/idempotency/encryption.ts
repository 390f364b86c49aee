import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The client's key decrypts the answer. The database has only its hash, so a copy of it decrypts nothing. */
const secretOf = (key: string) => Buffer.from(hkdfSync('sha256', key.toLowerCase(), '', 'answer', 32));

export function encrypt(text: string, key: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, secretOf(key), iv);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64');
}

export function decrypt(stored: string, key: string): string {
  const bytes = Buffer.from(stored, 'base64');
  const decipher = createDecipheriv(ALGORITHM, secretOf(key), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
