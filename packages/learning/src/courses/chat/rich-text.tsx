import { memo } from 'react';
import { TextLink } from '@digiken/ui/text-link';
import { useMessages } from '@digiken/ui/messages-provider';
import { type Inline, parseMarkdownLight } from './markdown-light';
import { chatMessages } from './messages';
import type { ChatCitation } from './types';

export interface RichTextProps {
  text: string;
  citations?: readonly ChatCitation[];
}

/** Is the URL allowed for a citation: a page of this or another site, never a script? */
export const isSafeHref = (href: string) => /^(?:https?:\/\/|\/(?!\/)|#|\?)/i.test(href);

/** Renders markdown-light as elements; text never becomes HTML. */
export const RichText = memo(function RichText({ text, citations = [] }: RichTextProps) {
  return (
    <div data-slot="rich-text" dir="auto" className="dk-prose min-w-0 wrap-anywhere">
      {parseMarkdownLight(text).map((block, index) => {
        const key = `${block.kind} ${index}`;
        if (block.kind === 'code') {
          return (
            <pre key={key} dir="ltr" className="rounded-md bg-sunken p-3 text-sm whitespace-pre-wrap">
              <code>{block.text}</code>
            </pre>
          );
        }
        if (block.kind === 'list') {
          const items = block.items.map((item, index) => (
            // Items are only appended, so the index is a stable key.
            <li key={index}>
              <Line content={item} citations={citations} />
            </li>
          ));
          return block.ordered ? (
            <ol key={key} start={block.start}>
              {items}
            </ol>
          ) : (
            <ul key={key}>{items}</ul>
          );
        }
        return (
          <p key={key} className={block.kind === 'title' ? 'font-bold' : 'whitespace-pre-line'}>
            <Line content={block.content} citations={citations} />
          </p>
        );
      })}
    </div>
  );
});

function Line({ content, citations }: { content: readonly Inline[]; citations: readonly ChatCitation[] }) {
  return content.map((part, index) => {
    const key = `${part.kind} ${index}`;
    if (part.kind === 'strong') return <strong key={key}>{part.text}</strong>;
    if (part.kind === 'code') return <code key={key}>{part.text}</code>;
    if (part.kind === 'cite')
      return <Citation key={key} number={part.number} citation={citations[part.number - 1]} />;
    return <span key={key}>{part.text}</span>;
  });
}

function Citation({ number, citation }: { number: number; citation?: ChatCitation }) {
  const t = useMessages(chatMessages);
  if (!citation || !isSafeHref(citation.href)) return <span>{`[${number}]`}</span>;
  return (
    <TextLink href={citation.href} aria-label={t('source', { number, label: citation.label })}>
      {`[${number}]`}
    </TextLink>
  );
}
