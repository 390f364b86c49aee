import { type MouseEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { Collapsible } from '@digiken/ui/collapsible';
import { useMessages } from '@digiken/ui/messages-provider';
import { type Answers, type Question, questionAnchor, type Review } from '../../lib/quiz';
import { QuizMap } from '../quiz-map/quiz-map';
import { QuizQuestion } from '../quiz-question/quiz-question';
import { verdictName } from '../quiz-question/verdict';
import { quizResultMessages } from './messages';

interface Reviewed {
  question: Question;
  review: Review;
}

interface ReviewedAnswersProps {
  shown: readonly Reviewed[];
  answers: Answers;
  headingLevel: 3 | 4;
}

const isToLookAt = ({ review: { correct } }: Reviewed) => correct === false || correct === 'partly';

/** The answers to look at again, a map of all, and the others folded. The map unfolds what it leads to. */
export function ReviewedAnswers({ shown, answers, headingLevel }: ReviewedAnswersProps) {
  const t = useMessages(quizResultMessages);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const [open, setOpen] = useState(false);
  const again = shown.filter(isToLookAt);
  const others = shown.filter((item) => !isToLookAt(item));
  const unfold = (event: MouseEvent) => {
    const hash = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
    // Before the browser follows the link: a folded heading cannot have the focus.
    if (others.some(({ question }) => hash === `#${questionAnchor(question.id)}`))
      flushSync(() => setOpen(true));
  };
  return (
    <section data-slot="quiz-answers" aria-labelledby={`${id}-again`} className="flex flex-col gap-8">
      <Heading id={`${id}-again`} className="text-xl font-heavy">
        {again.length > 0 ? t('again', { count: again.length }) : t('answers')}
      </Heading>
      {again.length > 0 && <Questions of={again} answers={answers} />}
      <div onClickCapture={unfold} className="contents">
        <QuizMap
          label={t('map')}
          questions={shown.map(({ question, review }) => ({
            id: question.id,
            number: question.number,
            state: verdictName(review.correct),
          }))}
          hrefFor={(question) => `#${questionAnchor(question)}`}
        />
      </div>
      {others.length > 0 && (
        <Collapsible
          title={again.length > 0 ? t('others', { count: others.length }) : t('answers')}
          open={open}
          onOpenChange={setOpen}
        >
          <Questions of={others} answers={answers} />
        </Collapsible>
      )}
    </section>
  );
}

function Questions({ of, answers }: { of: readonly Reviewed[]; answers: Answers }) {
  return (
    <ol className="flex flex-col gap-12">
      {of.map(({ question, review }) => (
        <li key={question.id}>
          <QuizQuestion question={question} answer={answers[question.id]} review={review} headingLevel={4} />
        </li>
      ))}
    </ol>
  );
}
