import { useMemo } from 'react';
import { useMessages } from '@digiken/ui/messages-provider';
import { VisuallyHidden } from '@digiken/ui/visually-hidden';
import { textIn } from '@digiken/ui/internal/text-language';
import { versionListMessages } from './messages';
import { differences, type Passage, shorten } from './words';

export interface TextDiffProps {
  before: string;
  after: string;
  /** BCP 47 tag of both texts. */
  language: string;
}

const MARK = {
  added: 'rounded-sm bg-success-soft text-success-ink underline decoration-2 underline-offset-4',
  removed: 'rounded-sm bg-danger-soft text-danger-ink line-through decoration-2',
} as const;

/** What turns one text into another: words that come are `ins`, words that go are `del`. */
export function TextDiff({ before, after, language }: TextDiffProps) {
  const passages = useMemo(() => placed(differences(before, after)), [before, after]);
  return (
    <p data-slot="text-diff" {...textIn(language)} className="leading-relaxed whitespace-pre-wrap">
      {passages.map(({ start, ...passage }, index) => (
        <PassageText key={start} passage={passage} first={index === 0} last={index === passages.length - 1} />
      ))}
    </p>
  );
}

/** Each passage with its start among all characters, which is its key. */
function placed(passages: readonly Passage[]) {
  let start = 0;
  return passages.map((passage) => {
    const place = { ...passage, start };
    start += passage.text.length;
    return place;
  });
}

function PassageText({ passage, ...at }: { passage: Passage; first: boolean; last: boolean }) {
  const t = useMessages(versionListMessages);
  const { kind, text } = passage;
  if (kind !== 'same') {
    const Mark = kind === 'added' ? 'ins' : 'del';
    return (
      <Mark className={MARK[kind]}>
        <VisuallyHidden>{`${t(kind)} `}</VisuallyHidden>
        <span>{text}</span>
      </Mark>
    );
  }
  const short = shorten(text, at);
  if (short === null) return <span>{text}</span>;
  return (
    <>
      <span>{short.start}</span>
      <span className="my-2 block border-y py-1 text-center text-sm text-ink-muted">
        {t('unchanged', { count: short.left })}
      </span>
      <span>{short.end.trimStart()}</span>
    </>
  );
}
