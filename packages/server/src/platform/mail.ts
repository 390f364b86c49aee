import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from './clock';
import type { Config } from './config';
import { newId } from './ids';

export interface Mail {
  to: string;
  subject: string;
  /** Paragraphs of plain text. */
  paragraphs: string[];
  link?: { label: string; url: string };
}

export interface Mailer {
  /** Rejects if the mail could not be sent. */
  send(mail: Mail): Promise<void>;
}

/** Sends mail by SMTP_URL. Without it, writes one .eml file per mail to DATA_DIR/outbox and prints its link. */
export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  clock: Clock,
  print: (line: string) => void,
): Mailer {
  const { smtpUrl, mailFrom, dataDir } = config;
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 });
    return {
      async send(mail) {
        await transport.sendMail({ from: mailFrom, ...render(mail), date: clock.now() });
      },
    };
  }
  const outbox = join(dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true });
  let sent = 0;
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from: mailFrom, ...render(mail), date: clock.now() });
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      // Names sort by time of sending, also within one millisecond.
      sent += 1;
      const stamp = `${clock.now().toISOString().replace(/[:.]/g, '-')}-${String(sent).padStart(6, '0')}`;
      await writeFile(join(outbox, `${stamp}-${newId().slice(0, 8)}.eml`), message as Buffer, {
        mode: 0o600,
      });
      print(`Mail for ${mail.to}: ${mail.subject}${mail.link ? `\n  ${mail.link.url}` : ''}`);
    },
  };
}

function render({ to, subject, paragraphs, link }: Mail) {
  const text = [...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : [])].join('\n\n');
  const html = [
    ...paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`),
    ...(link
      ? [`<p><a href="${escape(link.url)}">${escape(link.label)}</a></p><p>${escape(link.url)}</p>`]
      : []),
  ].join('\n');
  return {
    to,
    subject,
    text: `${text}\n`,
    html: `<!doctype html><html lang="en"><head><title>${escape(subject)}</title></head><body>${html}</body></html>`,
  };
}

const escape = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
