import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** All links in its text, in order. */
  links: string[];
}

/** The mails of DATA_DIR/outbox, oldest first. */
async function readOutbox(dataDir: string): Promise<Mail[]> {
  const folder = join(dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => simpleParser(await readFile(join(folder, name)))),
  );
  return mails
    .sort((a, b) => (a.date?.getTime() ?? 0) - (b.date?.getTime() ?? 0))
    .map(({ to, subject = '', text = '', html }) => ({
      to: [to ?? []]
        .flat()
        .flatMap(({ value }) => value.map(({ address = '' }) => address))
        .join(', '),
      subject,
      text,
      html: html || '',
      links: text.match(/https?:\/\/[^\s<>"]+/g) ?? [],
    }));
}

/**
 * Waits for a mail to a person and returns the newest.
 * @throws after `withinMs`, listing the mails that did arrive
 */
export async function waitForMail(
  dataDir: string,
  { to, subject, withinMs = 10_000 }: { to: string; subject?: RegExp; withinMs?: number },
): Promise<Mail> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const mails = await readOutbox(dataDir);
    const found = mails
      .filter((mail) => mail.to.includes(to) && (subject?.test(mail.subject) ?? true))
      .at(-1);
    if (found) return found;
    if (Date.now() > deadline) {
      const arrived = mails.map((mail) => `${mail.to}: ${mail.subject}`).join('\n') || 'none';
      throw new Error(
        `No mail to ${to}${subject ? ` about ${subject}` : ''}. Mails that arrived:\n${arrived}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
