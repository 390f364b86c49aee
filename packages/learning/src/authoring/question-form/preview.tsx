import { clock } from '@digiken/ui/clock';
import { useEffect, useState } from 'react';
import { useMessages } from '@digiken/ui/messages-provider';
import type { Answer } from '../../lib/quiz';
import { QuizQuestion } from '../../quizzes/quiz-question/quiz-question';
import type { QuestionDraft } from './draft';
import { questionFormMessages } from './messages';
import { questionOf } from './question-of';
import { askedQuestion, type RenderedTexts, type RenderQuestion, shortTextsOf } from './rendered-question';

/** Milliseconds without typing before the prompt is rendered. */
const PAUSE = 500;

export interface QuestionPreviewProps {
  draft: QuestionDraft;
  /** BCP 47 tag of the quiz. */
  language: string;
  onRender: RenderQuestion;
}

/** The question as learners see it: it can be tried out, and nothing is saved. */
export function QuestionPreview({ draft, language, onRender }: QuestionPreviewProps) {
  const t = useMessages(questionFormMessages);
  const [answer, setAnswer] = useState<Answer>();
  const read = questionOf(draft);
  const written = 'question' in read ? read.question : undefined;
  const rendered = useRendered(draft.prompt, written ? shortTextsOf(written.body) : [], onRender);
  const short = new Map(
    rendered?.texts.flatMap((source, index) => {
      const text = rendered.short[index];
      return text === undefined ? [] : [[source, text] as const];
    }),
  );
  const question = written && askedQuestion(written, { language, html: rendered?.html, short });
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

interface Rendered extends RenderedTexts {
  texts: readonly string[];
}

/** The texts of a question as HTML, a moment after the last change. */
function useRendered(
  prompt: string,
  texts: readonly string[],
  onRender: RenderQuestion,
): Rendered | undefined {
  const [rendered, setRendered] = useState<Rendered>();
  const typed = JSON.stringify(texts);
  useEffect(() => {
    if (prompt.trim() === '') return undefined;
    let current = true;
    const timer = clock.setTimeout(() => {
      const sent = JSON.parse(typed) as string[];
      void onRender(prompt, sent).then((answer) => {
        if (current) setRendered(answer && { ...answer, texts: sent });
      });
    }, PAUSE);
    return () => {
      current = false;
      clock.clearTimeout(timer);
    };
  }, [prompt, typed, onRender]);
  return rendered;
}
