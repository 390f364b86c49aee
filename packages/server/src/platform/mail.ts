import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@digiken/contract/constants';
import { createTransport } from 'nodemailer';
import type { Clock } from './clock';
import type { Config } from './config';
import { newId } from './ids';
import { languageOfText } from './language/written';

export interface Mail {
  to: string;
  subject: string;
  /** Paragraphs of plain text. */
  paragraphs: string[];
  link?: { label: string; url: string };
  /** After `link`: of a list, or where to turn such mails off. */
  links?: { label: string; url: string }[];
  /** Above the text, 64 pixels high; the sender's logo. */
  picture?: { url: string; alt: string };
  attachment?: { name: string; type: string; content: Buffer };
  /** Of the text. Default: English. */
  language?: Language;
  /** Sent again with the same id, it is the same mail: programs that read mail show it once. */
  id?: string;
}

export interface Mailer {
  /** Rejects if the mail could not be sent. */
  send(mail: Mail): Promise<void>;
}

/** Names that no mail server has (RFC 6761): of accounts whose address nobody has confirmed. */
const NOWHERE = /\.invalid$/;

/** The mailer of the settings. What is for an address below `.invalid` is not sent. */
export function createMailer(...parts: Parameters<typeof openMailer>): Mailer {
  const mailer = openMailer(...parts);
  return { send: async (mail) => (NOWHERE.test(mail.to) ? undefined : mailer.send(mail)) };
}

/**
 * Sends mail by SMTP_URL. Without it, writes one .eml file per mail to DATA_DIR/outbox, and prints its link, except in
 * production: a log is kept and read by others, and the link signs in (spec 15.107).
 */
function openMailer(
  config: Pick<Config, 'env' | 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  clock: Clock,
  print: (line: string) => void,
): Mailer {
  const { env, smtpUrl, mailFrom, dataDir } = config;
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
      const date = clock.now();
      // Names sort by time of sending, also within one millisecond, however long a mail takes to write.
      sent += 1;
      const stamp = `${date.toISOString().replace(/[:.]/g, '-')}-${String(sent).padStart(6, '0')}`;
      const { message } = await transport.sendMail({ from: mailFrom, ...render(mail), date });
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const name = mail.id === undefined ? `${stamp}-${newId().slice(0, 8)}` : `${MAIL_WITH_ID}-${mail.id}`;
      await writeFile(join(outbox, `${name}.eml`), message as Buffer, {
        mode: 0o600,
      });
      const link = mail.link && env !== 'production' ? `\n  ${mail.link.url}` : '';
      print(`Mail for ${mail.to}: ${mail.subject}${link}`);
    },
  };
}

/** Starts the file name of a mail with an id, so that it replaces itself. Sorts after the others. */
const MAIL_WITH_ID = 'once';

function render({
  to,
  subject,
  paragraphs,
  link,
  links = [],
  picture,
  attachment,
  id,
  language = 'en-KE',
}: Mail) {
  const all = [...(link ? [link] : []), ...links];
  const text = [...paragraphs, ...all.map(({ label, url }) => `${label}:\n${url}`)].join('\n\n');
  const html = [
    ...(picture
      ? [`<p><img src="${escape(picture.url)}" alt="${escape(picture.alt)}" height="64"></p>`]
      : []),
    ...paragraphs.map((paragraph) => `<p${langIn(paragraph, language)}>${escape(paragraph)}</p>`),
    ...all.map(
      ({ label, url }) => `<p><a href="${escape(url)}">${escape(label)}</a></p><p>${escape(url)}</p>`,
    ),
  ].join('\n');
  return {
    to,
    subject,
    ...(id !== undefined && { messageId: `<${id}@digiken>` }),
    ...(attachment && {
      attachments: [{ filename: attachment.name, contentType: attachment.type, content: attachment.content }],
    }),
    text: `${text}\n`,
    html: `<!doctype html><html lang="${language}"><head><title>${escape(subject)}</title></head><body>${html}</body></html>`,
  };
}

const escape = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** The language of a paragraph that quotes what a person wrote, if it is the other one (spec 16.27). */
function langIn(paragraph: string, language: Language): string {
  const found = languageOfText(paragraph);
  return found === undefined || language.startsWith(found) ? '' : ` lang="${found}"`;
}
