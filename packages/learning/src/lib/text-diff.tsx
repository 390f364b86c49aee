import { useMemo } from 'react';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { VisuallyHidden } from '@digiken/ui/visually-hidden';
import { textIn } from '@digiken/ui/internal/text-language';
import { differences, type Passage, shorten } from './text-words';

const textDiffMessages = defineMessages('text-diff', {
  unchanged: { one: '{count} word is the same', other: '{count} words are the same' },
});

export interface TextDiffProps {
  before: string;
  after: string;
  /** BCP 47 tag of both texts. */
  language?: string;
  /** Read before the words that come and before those that go, which are marked by their look. */
  names: Readonly<Record<keyof typeof MARK, string>>;
}

const MARK = {
  added: 'rounded-sm bg-success-soft text-success-ink underline decoration-2 underline-offset-4',
  removed: 'rounded-sm bg-danger-soft text-danger-ink line-through decoration-2',
} as const;

/** What turns one text into another: words that come are `ins`, words that go are `del`. */
export function TextDiff({ before, after, language, names }: TextDiffProps) {
  const passages = useMemo(() => placed(differences(before, after)), [before, after]);
  return (
    <p data-slot="text-diff" {...textIn(language)} className="leading-relaxed whitespace-pre-wrap">
      {passages.map(({ start, ...passage }, index) => (
        <PassageText
          key={start}
          passage={passage}
          names={names}
          first={index === 0}
          last={index === passages.length - 1}
        />
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

interface PassageTextProps extends Pick<TextDiffProps, 'names'> {
  passage: Passage;
  first: boolean;
  last: boolean;
}

function PassageText({ passage, names, ...at }: PassageTextProps) {
  const t = useMessages(textDiffMessages);
  const { kind, text } = passage;
  if (kind !== 'same') {
    const Mark = kind === 'added' ? 'ins' : 'del';
    return (
      <Mark className={MARK[kind]}>
        <VisuallyHidden>{`${names[kind]} `}</VisuallyHidden>
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
