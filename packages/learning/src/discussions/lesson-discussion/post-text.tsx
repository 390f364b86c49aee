import { Fragment, type ReactElement, type ReactNode } from 'react';

const FENCE = /```\n?([\s\S]*?)(?:\n?```|$)/g;
const INLINE = /`([^`\n]+)`|(https?:\/\/[^\s<>"]+)/g;
/** Punctuation after an address belongs to the sentence. */
const AFTER = /[.,;:!?)\]}]+$/;

const CODE = 'rounded-sm bg-selected px-1 font-mono text-sm';

function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, address] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + whole.length;
    if (code !== undefined) {
      parts.push(<code className={CODE}>{code}</code>);
    } else if (address !== undefined) {
      const href = address.replace(AFTER, '');
      parts.push(
        <a href={href} rel="nofollow ugc noopener" className="text-link underline underline-offset-4">
          {href}
        </a>,
        address.slice(href.length),
      );
    }
  }
  parts.push(text.slice(end));
  return parts;
}

/**
 * Plain text with line breaks; addresses become links, and text between backticks code.
 * @param props `language`: BCP 47 tag of the text; undefined if it is not known
 */
export function PostText({ text, language }: { text: string; language?: string }) {
  const blocks: ReactElement[] = [];
  let end = 0;
  const paragraph = (part: string) => {
    const trimmed = part.trim();
    if (trimmed === '') return;
    blocks.push(
      <p dir="auto" className="whitespace-pre-line">
        {inline(trimmed).map((item, index) => (
          <span key={index}>{item}</span>
        ))}
      </p>,
    );
  };
  for (const match of text.matchAll(FENCE)) {
    paragraph(text.slice(end, match.index));
    end = match.index + match[0].length;
    blocks.push(
      <pre className="rounded-md bg-selected px-3 py-2 font-mono text-sm whitespace-pre-wrap">
        <code>{match[1]}</code>
      </pre>,
    );
  }
  paragraph(text.slice(end));
  return (
    <div lang={language} className="flex max-w-measure flex-col gap-3 wrap-anywhere">
      {blocks.map((block: ReactElement, index) => (
        <Fragment key={index}>{block}</Fragment>
      ))}
    </div>
  );
}
