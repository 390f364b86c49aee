import { useRef, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { Section } from '@digiken/ui/section';
import { Skeleton } from '@digiken/ui/skeleton';
import { VisuallyHidden } from '@digiken/ui/visually-hidden';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { lessonDiscussionMessages } from './messages';
import { QuestionList, type QuestionListProps } from './question-list';
import { Thread, type ThreadProps } from './thread';
import { WriteForm } from './write-form';

export { lessonDiscussionMessages } from './messages';
export type { QuestionListProps } from './question-list';
export type { ThreadActions } from './types';

export interface QuestionDraft {
  title: string;
  text: string;
}

export interface LessonDiscussionProps {
  id?: string;
  /** All questions about the lesson. */
  count: number;
  list: QuestionListProps;
  /** The open question; undefined shows the list. */
  open?: { state: LoadState } & Omit<ThreadProps, 'thread'> & { thread?: ThreadProps['thread'] };
  /** The unsent question, held outside so that it survives a reload. */
  draft: QuestionDraft;
  onDraftChange: (draft: QuestionDraft) => void;
  /** On success the app opens the question. Error fields: `title`, `text`. */
  onAsk: (question: QuestionDraft) => Promise<FormOutcome>;
}

/** The discussion below a lesson: its questions, or one of them with its replies (spec 13.190). */
export function LessonDiscussion(props: LessonDiscussionProps) {
  const { count, list, open, draft, onDraftChange } = props;
  const t = useMessages(lessonDiscussionMessages);
  const section = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(draft.title !== '' || draft.text !== '');
  const [pressed, setPressed] = useState(false);
  // The pressed button may be gone: the focus moves to the list that has changed.
  const turn = (page: (() => void) | undefined) =>
    page &&
    (() => {
      page();
      const element = section.current;
      if (!element) return;
      element.tabIndex = -1;
      element.scrollIntoView();
      element.focus({ preventScroll: true });
    });

  return (
    <Section
      ref={section}
      id={props.id}
      title={t('title')}
      intro={!open && <p>{count > 0 ? t('count', { count }) : t('intro')}</p>}
      className="scroll-mt-48"
    >
      {open ? (
        <OpenQuestion open={open} />
      ) : (
        <>
          {asking ? (
            <WriteForm
              value={draft}
              onValueChange={({ title = '', text }) => onDraftChange({ title, text })}
              label={t('questionText')}
              hint={t('hint')}
              submitLabel={t('publish')}
              busyLabel={t('publishing')}
              takesFocus={pressed}
              onSubmit={async ({ title = '', text }) => {
                const outcome = await props.onAsk({ title, text });
                if (outcome.ok) setAsking(false);
                return outcome;
              }}
              onCancel={() => {
                setAsking(false);
                // After the button is drawn again.
                requestAnimationFrame(() => button.current?.focus());
              }}
            />
          ) : (
            <p>
              <Button
                ref={button}
                variant="secondary"
                onClick={() => {
                  setPressed(true);
                  setAsking(true);
                }}
              >
                {t('ask')}
              </Button>
            </p>
          )}
          <QuestionList {...list} onNewer={turn(list.onNewer)} onOlder={turn(list.onOlder)} />
        </>
      )}
    </Section>
  );
}

function OpenQuestion({
  open: { state, thread, ...open },
}: {
  open: NonNullable<LessonDiscussionProps['open']>;
}) {
  const t = useMessages(lessonDiscussionMessages);
  if (thread) return <Thread key={thread._id} {...open} thread={thread} />;
  if (state.status === 'error')
    return <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={3} />;
  return (
    <div>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton lines={6} />
    </div>
  );
}
