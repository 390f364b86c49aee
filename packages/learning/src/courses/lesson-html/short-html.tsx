import { textIn } from '@digiken/ui/internal/text-language';
import { trustedHtml } from './trusted-html';

export interface ShortHtmlProps {
  text: string;
  /** The same with formulas and emphasis, sanitised by the server. Do not pass any other HTML. */
  html?: string;
  /** BCP 47 tag of the text. */
  language?: string;
}

/** A text in a line, such as an option: plain, or with formulas and emphasis. A wide formula scrolls by itself. */
export function ShortHtml({ text, html, language }: ShortHtmlProps) {
  if (html === undefined) return <bdi {...textIn(language)}>{text}</bdi>;
  return (
    <bdi
      {...textIn(language)}
      data-slot="short-html"
      className="[&_.formula]:inline-block [&_.formula]:max-w-full [&_.formula]:overflow-x-auto [&_.formula]:overflow-y-hidden [&_.formula]:align-middle"
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
