import { textIn } from '@digiken/ui/internal/text-language';
import { trustedHtml } from './trusted-html';

export interface ShortHtmlProps {
  text: string;
  /** The same with formulas and emphasis, sanitised by the server. Do not pass any other HTML. */
  html?: string;
  /** BCP 47 tag of the text. */
  language?: string;
}

/** In characters: a longer formula may be wider than a phone, where keyboard users must be able to scroll it. */
const WIDE = 24;

/** A text in a line, such as an option: plain, or with formulas and emphasis. A wide formula scrolls by itself. */
export function ShortHtml({ text, html, language }: ShortHtmlProps) {
  if (html === undefined) return <bdi {...textIn(language)}>{text}</bdi>;
  const scrolls = text.length > WIDE && html.includes('<math');
  return (
    <bdi
      {...textIn(language)}
      {...(scrolls && {
        role: 'group',
        'aria-label': text,
        tabIndex: 0,
        className: 'inline-block max-w-full overflow-x-auto overflow-y-hidden align-middle',
      })}
      data-slot="short-html"
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
