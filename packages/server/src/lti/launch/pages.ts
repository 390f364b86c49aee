import { API_PREFIX, type Language } from '@digiken/contract/constants';
import type { FastifyReply } from 'fastify';
import { translate } from '../../platform/language';
import { PAGE } from '../wording';

const FOLDER = `${API_PREFIX}/lti`;

/** Colours of the system only, so that contrast is what the person has chosen. */
export const STYLES = `:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
body { margin: 0; padding: clamp(1rem, 6vw, 4rem) 1rem; }
main { max-width: 30rem; margin: 0 auto; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.01em; margin: 0; text-wrap: balance; }
p { margin: 0.75rem 0 0; text-wrap: pretty; overflow-wrap: anywhere; }
form { margin-top: 1.5rem; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 2px solid CanvasText; border-radius: 0.5rem; background: CanvasText; color: Canvas; cursor: pointer; }
form ~ form button { background: Canvas; color: CanvasText; }
button:focus-visible { outline: 3px solid CanvasText; outline-offset: 2px; }
`;

/** Sends a form that needs no decision, and one whose answer another tab waits for. */
export const SCRIPT = `const now = document.querySelector('form[data-now]');
if (now) now.submit();
const waiting = document.querySelector('form[data-waiting]');
if (waiting) {
  const ask = async () => {
    const answer = await fetch(waiting.action, { method: 'POST', body: new URLSearchParams([['frame', waiting.elements.frame.value], ['ask', '1']]) }).catch(() => undefined);
    if (answer && answer.status === 204) waiting.submit();
    else setTimeout(ask, 3000);
  };
  setTimeout(ask, 3000);
}
`;

const escape = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

interface FormOfPage {
  action: string;
  fields: Record<string, string>;
  button: string;
  /** Opens in a new tab. */
  newTab?: boolean;
  /** Text before it. */
  text?: string;
  /** Sent at once, or when another tab has finished; by hand without scripts. */
  sends?: 'now' | 'waiting';
}

interface PageParts {
  language: Language;
  title: string;
  text: string;
  forms?: readonly FormOfPage[];
  /** Platforms may show it in a frame. Its buttons do nothing that a link could not do. */
  framed?: boolean;
  /** May send forms to this address as well as to this site. */
  sendsTo?: string;
}

/** Sends one of the few pages that the server shows itself: they must work in frames and before any session. */
export function sendPage(reply: FastifyReply, status: number, page: PageParts): FastifyReply {
  const { language, title, text, forms = [], framed = false, sendsTo } = page;
  const inLanguage = (sentence: string) => escape(translate(sentence, language));
  const formOf = ({ action, fields, button, newTab, text: before, sends }: FormOfPage) => `${
    before === undefined ? '' : `<p>${inLanguage(before)}</p>`
  }
<form method="post" action="${escape(action)}"${newTab ? ' target="_blank"' : ''}${sends ? ` data-${sends}` : ''}>
${Object.entries(fields)
  .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
  .join('\n')}
<button type="submit">${inLanguage(button)}</button>
</form>`;
  const scripted = forms.some(({ sends }) => sends !== undefined);
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${inLanguage(title)} · Digiken</title>
<link rel="stylesheet" href="${FOLDER}/page.css">
${scripted ? `<script src="${FOLDER}/page.js" defer></script>` : ''}
</head>
<body>
<main>
<h1>${inLanguage(title)}</h1>
<p>${inLanguage(text)}</p>
${forms.map(formOf).join('\n')}
</main>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    // Browsers check the redirects of a form as well, and platforms redirect to sign-in pages of other hosts.
    `form-action 'self' ${sendsTo ?? ''}`.trim(),
    `frame-ancestors ${framed ? '*' : "'none'"}`,
  ];
  if (framed) reply.removeHeader('x-frame-options');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy.join('; '))
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The schemes that a page may send its forms to, by the address that it knows. */
const schemeOf = (address: string) => (address.startsWith('http:') ? 'http: https:' : 'https:');

/**
 * In the platform's frame: opens this site in a tab of its own.
 * @param parts `frame`: names this page, which waits for content that is chosen in the tab
 */
export const framePage = (
  reply: FastifyReply,
  {
    language,
    fields,
    frame,
    authAddress,
  }: { language: Language; fields: Record<string, string>; frame: string | undefined; authAddress: string },
) =>
  sendPage(reply, 200, {
    language,
    ...{ title: PAGE.openTitle, text: PAGE.openText, framed: true, sendsTo: schemeOf(authAddress) },
    forms: [
      {
        ...{ action: `${FOLDER}/login`, newTab: true, button: PAGE.openButton },
        fields: { ...fields, tab: '1', ...(frame !== undefined && { frame }) },
      },
      ...(frame === undefined
        ? []
        : [
            {
              ...{ action: `${FOLDER}/finish`, fields: { frame }, sends: 'waiting' as const },
              ...{ text: PAGE.chosenText, button: PAGE.chosenButton },
            },
          ]),
    ],
  });

/** Sends signed content to the platform; without scripts by a button. */
export const handOverPage = (
  reply: FastifyReply,
  { language, address, jwt, framed }: { language: Language; address: string; jwt: string; framed: boolean },
) =>
  sendPage(reply, 200, {
    language,
    ...{ title: PAGE.handTitle, text: PAGE.handText, framed, sendsTo: schemeOf(address) },
    forms: [{ action: address, fields: { JWT: jwt }, button: PAGE.handButton, sends: 'now' }],
  });

/** Says why a launch did not work. */
export const problemPage = (
  reply: FastifyReply,
  { language, status, sentence }: { language: Language; status: number; sentence: string },
) => sendPage(reply, status, { language, title: PAGE.problemTitle, text: sentence, framed: true });
