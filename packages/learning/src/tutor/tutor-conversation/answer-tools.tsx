import type { TutorAnswer } from '@digiken/contract';
import type { TutorRating } from '@digiken/contract/constants';
import { MessageSquare, Square, ThumbsDown, ThumbsUp, Volume2 } from 'lucide';
import { useState } from 'react';
import { Button, ButtonLink } from '@digiken/ui/button';
import { FieldError } from '@digiken/ui/field';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { hasContent, isQuoted } from '../../lib/tutor';
import { useOutcome } from '../../lib/use-outcome';
import { tutorConversationMessages } from './messages';
import { useAnswerWords } from './use-answer-words';
import { useReadAloud } from './use-read-aloud';

export type OnRate = (answerId: string, rating: TutorRating | null) => Promise<FormOutcome>;

export interface AnswerToolsProps {
  answer: TutorAnswer;
  /** Undefined: answers cannot be rated. */
  onRate?: OnRate;
  /** Opens the dialog, or leads to the help desk; undefined: no person can be asked. */
  person?: { onOpen: () => void } | { href: string };
  /** "Ask a person" is the main action, because the answer did not help. */
  personFirst: boolean;
}

/** Below an answer: whether it helped, reading aloud, and the way to a person. */
export function AnswerTools({ answer, onRate, person, personFirst }: AnswerToolsProps) {
  const t = useMessages(tutorConversationMessages);
  const content = hasContent(answer);
  const finished = answer.state !== 'writing';
  if (!finished || (!content && !person)) return null;
  const variant = personFirst ? 'secondary' : 'quiet';
  const look = personFirst ? undefined : 'text-ink-muted';
  const icon = <Icon of={MessageSquare} size={16} />;
  return (
    <div
      role="group"
      aria-label={t('tools')}
      data-slot="tutor-tools"
      className={personFirst ? 'flex flex-wrap gap-1' : '-ms-3 flex flex-wrap gap-1'}
    >
      {content && onRate && answer.state === 'done' && <Rating answer={answer} onRate={onRate} />}
      {content && <Listen answer={answer} />}
      {person &&
        ('href' in person ? (
          <ButtonLink size="sm" variant={variant} icon={icon} href={person.href} className={look}>
            {t('person')}
          </ButtonLink>
        ) : (
          <Button
            size="sm"
            variant={variant}
            icon={icon}
            aria-haspopup="dialog"
            className={look}
            onClick={person.onOpen}
          >
            {t('person')}
          </Button>
        ))}
    </div>
  );
}

function Rating({ answer, onRate }: { answer: TutorAnswer; onRate: OnRate }) {
  const t = useMessages(tutorConversationMessages);
  const { busy, problem, run } = useOutcome();
  const [own, setOwn] = useState<TutorRating | null>();
  const shown = own === undefined ? answer.rating : own;
  const rate = async (pressed: TutorRating) => {
    if (busy) return;
    const next = shown === pressed ? null : pressed;
    setOwn(next);
    const outcome = await run(() => onRate(answer._id, next), t(next ? 'rated' : 'unrated'));
    if (!outcome.ok) setOwn(undefined);
  };
  const button = (rating: TutorRating) => (
    <Button
      variant="quiet"
      size="sm"
      icon={
        <Icon
          of={rating === 'helped' ? ThumbsUp : ThumbsDown}
          size={16}
          className={shown === rating ? 'fill-current' : undefined}
        />
      }
      aria-pressed={shown === rating}
      onClick={() => void rate(rating)}
      className={shown === rating ? 'bg-selected underline' : 'text-ink-muted'}
    >
      {t(rating === 'helped' ? 'helped' : 'didNot')}
    </Button>
  );
  return (
    <>
      {button('helped')}
      {button('did-not')}
      {problem && <FieldError>{problem}</FieldError>}
    </>
  );
}

function Listen({ answer }: { answer: TutorAnswer }) {
  const t = useMessages(tutorConversationMessages);
  const words = useAnswerWords();
  // Sentences of lessons are in the language of their lesson; what a model writes is in the reader's.
  const language = isQuoted(answer) ? answer.sources[0]?.language : undefined;
  const reading = useReadAloud(words(answer), language);
  if (!reading) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<Icon of={reading.speaking ? Square : Volume2} size={16} />}
      className="text-ink-muted"
      onClick={reading.toggle}
    >
      {t(reading.speaking ? 'stopListening' : 'listen')}
    </Button>
  );
}
