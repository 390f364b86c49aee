import type { TutorAnswer, TutorBlock, TutorSource } from '@digiken/contract';
import { Fragment } from 'react';
import { cn } from '@digiken/ui/internal/cn';
import { textIn } from '@digiken/ui/internal/text-language';
import { useMessages } from '@digiken/ui/messages-provider';
import { isQuoted } from '../../lib/tutor';
import { tutorConversationMessages } from './messages';
import type { Citations } from './use-citations';

export interface AnswerTextProps {
  answer: TutorAnswer;
  citations: Citations;
  /** The public assistant has no lessons of the reader. */
  open: boolean;
}

/** Whether the run of sentences without a source ends with this one. */
function endsRun(blocks: readonly TutorBlock[], block: number, sentence: number): boolean {
  const here = blocks[block]?.sentences[sentence];
  if (!here || here.sources.length > 0) return false;
  const next = blocks[block]?.sentences[sentence + 1] ?? blocks[block + 1]?.sentences[0];
  return next === undefined || next.sources.length > 0;
}

/** The language of a sentence that is from a lesson, word for word; what a model writes is in the reader's. */
const languageOf = (answer: TutorAnswer, [source]: readonly number[]): string | undefined =>
  isQuoted(answer) ? answer.sources.find(({ number }) => number === source)?.language : undefined;

/** An answer sentence by sentence: each with its citations, or marked as from nowhere. */
export function AnswerText({ answer, citations, open }: AnswerTextProps) {
  const t = useMessages(tutorConversationMessages);
  return answer.blocks.map((block, index) => (
    <p
      // Blocks are only appended, so the index is a stable key.
      key={index}
      dir="auto"
      className={block.kind === 'hint' ? 'border-s-4 border-emphasis ps-4 wrap-anywhere' : 'wrap-anywhere'}
    >
      {block.kind === 'hint' && <strong className="font-bold">{t('hint')} </strong>}
      {block.sentences.map((sentence, at) => (
        <Fragment key={at}>
          <span
            data-slot="tutor-sentence"
            {...textIn(languageOf(answer, sentence.sources))}
          >{`${at > 0 ? ' ' : ''}${sentence.text}`}</span>
          {sentence.sources.map((number) => {
            const source = answer.sources.find((source) => source.number === number);
            return (
              source && (
                <Fragment key={number}>
                  {' '}
                  <Citation source={source} answerId={answer._id} citations={citations} />
                </Fragment>
              )
            );
          })}
          {endsRun(answer.blocks, index, at) && (
            <>
              {' '}
              <em className="text-sm text-ink-muted">{`(${t(open ? 'uncitedPublic' : 'uncited')})`}</em>
            </>
          )}
        </Fragment>
      ))}
    </p>
  ));
}

interface CitationProps {
  source: TutorSource;
  answerId: string;
  citations: Citations;
}

function Citation({ source: { number, title, heading }, answerId, citations }: CitationProps) {
  const t = useMessages(tutorConversationMessages);
  const source = { answerId, number };
  const { shown } = citations;
  const current = shown?.answerId === answerId && shown.number === number;
  return (
    <button
      type="button"
      data-slot="tutor-citation"
      aria-label={
        heading ? t('sourceSection', { number, title, section: heading }) : t('source', { number, title })
      }
      aria-current={current ? 'true' : undefined}
      className={cn(
        'inline-grid size-6 place-items-center rounded-md text-xs font-bold forced-colors:border',
        current
          ? 'bg-accent text-on-accent forced-colors:border-2'
          : 'bg-info-soft text-info-ink hover:underline',
      )}
      onClick={() => citations.show(source)}
    >
      {number}
    </button>
  );
}
