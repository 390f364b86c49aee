import { clock } from '@digiken/ui/clock';
import { useEffect, useState } from 'react';
import { useMessages } from '@digiken/ui/messages-provider';
import type { AuthoredQuestionView } from '../../lib/authored-question';
import type { Answer, Question } from '../../lib/quiz';
import { QuizQuestion } from '../../quizzes/quiz-question/quiz-question';
import type { QuestionDraft } from './draft';
import { questionFormMessages } from './messages';
import { questionOf } from './question-of';

/** Milliseconds without typing before the prompt is rendered. */
const PAUSE = 500;

export interface QuestionPreviewProps {
  draft: QuestionDraft;
  /** BCP 47 tag of the quiz. */
  language: string;
  /** Renders Markdown as the server shows it to learners; undefined: it could not be rendered. */
  onRender: (markdown: string) => Promise<string | undefined>;
}

/** The question as learners see it: it can be tried out, and nothing is saved. */
export function QuestionPreview({ draft, language, onRender }: QuestionPreviewProps) {
  const t = useMessages(questionFormMessages);
  const [answer, setAnswer] = useState<Answer>();
  const html = useRendered(draft.prompt, onRender);
  const read = questionOf(draft);
  const question = 'question' in read ? asked(read.question, { language, html }) : undefined;
  const waiting = draft.prompt.trim() === '' ? t('previewEmpty') : t('previewWait');
  return (
    <section
      aria-label={t('preview')}
      data-slot="question-preview"
      className="flex min-w-0 flex-col gap-4 rounded-lg bg-sunken p-5"
    >
      <h3 className="text-sm font-bold text-ink-muted">{t('preview')}</h3>
      {question ? (
        <QuizQuestion
          key={question.type}
          question={question}
          answer={answer?.type === question.type ? answer : undefined}
          onAnswer={setAnswer}
          headingLevel={4}
        />
      ) : (
        <p className="text-ink-muted">{waiting}</p>
      )}
    </section>
  );
}

/** The HTML of a prompt, a moment after the last change. */
function useRendered(prompt: string, onRender: QuestionPreviewProps['onRender']): string | undefined {
  const [rendered, setRendered] = useState<{ prompt: string; html: string | undefined }>();
  useEffect(() => {
    if (prompt.trim() === '') return undefined;
    let current = true;
    const timer = clock.setTimeout(() => {
      void onRender(prompt).then((html) => {
        if (current) setRendered({ prompt, html });
      });
    }, PAUSE);
    return () => {
      current = false;
      clock.clearTimeout(timer);
    };
  }, [prompt, onRender]);
  return rendered?.html;
}

function asked(
  { body, points }: AuthoredQuestionView,
  { language, html }: { language: string; html: string | undefined },
): Question {
  const { prompt, ...rest } = body;
  return {
    ...rest,
    id: 'preview',
    number: 1,
    points,
    language: body.language ?? language,
    prompt: html === undefined ? prompt.text : { html, language },
  };
}
