import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';

export interface ReadMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Addresses in the text, in order. */
  links: string[];
  /** Attached files with their first eight bytes. */
  attachments: { name: string; type: string; start: string }[];
}

/** The mails in the outbox, oldest first. */
export async function readOutbox(dataDir: string): Promise<ReadMail[]> {
  const outbox = join(dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const parsed = await Promise.all(
    names.sort().map(async (name) => simpleParser(await readFile(join(outbox, name)))),
  );
  return parsed.map(({ to, subject = '', text = '', html, attachments = [] }) => ({
    to: to?.text ?? '',
    subject,
    text,
    html: html || '',
    links: text.match(/https?:\/\/\S+/g) ?? [],
    attachments: attachments.map(({ filename = '', contentType = '', content }) => ({
      name: filename,
      type: contentType,
      start: content.subarray(0, 8).toString('latin1'),
    })),
  }));
}

/**
 * The code of a gift, read from the link to it: titles of tests hold ids, and parts of an id can look like a code.
 * @returns '' if the mail has no such link
 */
export const giftCodeIn = (mail: ReadMail | undefined) =>
  mail?.links.map((link) => link.split('/console/gift#')[1]).find(Boolean) ?? '';
