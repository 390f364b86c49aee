import type { Tutor, TutorTurn } from '@digiken/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '@digiken/ui/messages-provider';
import type { OnRate } from './answer-tools';
import { type AskPersonOutcome, AskPersonDialog } from './ask-person';
import { tutorConversationMessages } from './messages';
import { TutorAnswer } from './tutor-answer';
import type { Citations } from './use-citations';

export { tutorConversationMessages } from './messages';
export { askPersonMessages, type AskPersonOutcome } from './ask-person';
/** Sends the conversation to a person, or leads to the help desk. */
export type TutorPerson =
  | { onSend: (text: string) => Promise<AskPersonOutcome>; maxLength?: number }
  | { href: string };

export interface TutorConversationProps {
  /** Oldest first. An unfinished answer has the state `writing`, and its blocks grow. */
  turns: readonly TutorTurn[];
  /** Of a column of sources beside the conversation; undefined: sources are below each answer. */
  beside?: Citations;
  /** For panels. */
  narrow?: boolean;
  /** The public assistant: nothing is stored, and there are no own lessons. */
  open?: boolean;
  onRate?: OnRate;
  /** Undefined: no person can be asked. */
  person?: TutorPerson;
  /** Asks the question of a failed or stopped answer again. */
  onRetry?: (question: string) => void;
  /** Called when a link to a source is followed, e.g. to close a sheet. */
  onLeave?: () => void;
  /** Courses in which a quiz is open. */
  closedIn?: Tutor['closedIn'];
  /** Undefined: the quiz is named without a link. */
  quizHrefOf?: (quizId: string) => string;
}

/** Questions and answers with their sources (spec 13.28–13.35). Its place calls `useAnswerSpeech`. */
export function TutorConversation(props: TutorConversationProps) {
  const { turns, beside, narrow = false, open = false, person, onRetry } = props;
  const t = useMessages(tutorConversationMessages);
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [asking, setAsking] = useState(false);

  // A new question moves to the top of the window, so that its answer grows below it.
  const count = turns.length;
  const shownCount = useRef(count);
  useEffect(() => {
    if (count <= shownCount.current) return;
    shownCount.current = count;
    const questions = list.current?.querySelectorAll('[data-slot=tutor-question]');
    questions?.item(questions.length - 1).scrollIntoView({ block: narrow ? 'nearest' : 'start' });
  }, [count, narrow]);

  const dialog = person && 'onSend' in person ? person : undefined;
  return (
    <section aria-label={t('label')} data-slot="tutor-conversation" className="min-w-0">
      <ol ref={list} className="flex flex-col gap-5">
        {turns.map((turn, index) => {
          if (turn.from === 'person') {
            return (
              <li key={turn._id} data-slot="tutor-question" className="flex scroll-mt-4 justify-end">
                <article
                  tabIndex={-1}
                  aria-labelledby={`${id}-${turn._id}-from ${id}-${turn._id}`}
                  className="max-w-full min-w-0 rounded-lg bg-selected px-4 py-2.5"
                >
                  <h3 id={`${id}-${turn._id}-from`} className="dk-visually-hidden">
                    {t('you')}
                  </h3>
                  <p id={`${id}-${turn._id}`} dir="auto" className="whitespace-pre-line wrap-anywhere">
                    {turn.text}
                  </p>
                </article>
              </li>
            );
          }
          const question = turns[index - 1];
          return (
            <li key={turn._id}>
              <TutorAnswer
                answer={turn}
                beside={beside}
                narrow={narrow}
                open={open}
                onRate={props.onRate}
                onRetry={
                  onRetry && question?.from === 'person' && index === count - 1
                    ? () => onRetry(question.text)
                    : undefined
                }
                onLeave={props.onLeave}
                person={dialog ? { onOpen: () => setAsking(true) } : (person as { href: string } | undefined)}
                closedIn={props.closedIn ?? []}
                quizHrefOf={props.quizHrefOf}
              />
            </li>
          );
        })}
      </ol>
      {dialog && (
        <AskPersonDialog
          open={asking}
          onOpenChange={setAsking}
          turns={turns}
          maxLength={dialog.maxLength}
          onSend={dialog.onSend}
        />
      )}
    </section>
  );
}
