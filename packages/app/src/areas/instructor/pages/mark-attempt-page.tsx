import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { useTypingStores } from '@digiken/hooks/drafts';
import { useAttemptToMark, useQuizMarkingActions } from '@digiken/hooks/quiz-authoring';
import { MarkingScreen, type MarkTyping } from '@digiken/learning/marking-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { markingMessages } from '../messages/marking';
import { paths } from '../paths';

const FIELDS = ['comment', 'markedAt'] as const;

export default function MarkAttemptPage() {
  const { attemptId = '' } = useParams();
  return <MarkAttempt key={attemptId} id={attemptId} />;
}

/** The answers of one attempt that a person marks (spec 12.23). */
function MarkAttempt({ id }: { id: string }) {
  const t = useMessages(markingMessages);
  const query = useAttemptToMark(id);
  const { decideLate, markAnswer } = useQuizMarkingActions();
  const drafts = useTypingStores<MarkTyping>(`mark:${id}`, FIELDS);
  const { data } = query;
  const name = data && (data.learner?.name ?? t('hidden'));
  usePage({ title: name === undefined ? undefined : t('mark', { name }) });
  if (isMissing(query)) return <NotFoundPage />;
  return (
    <MarkingScreen
      state={loadState(query)}
      attempt={
        data && {
          id: data._id,
          quiz: data.quiz.title,
          learner: data.learner?.name ?? null,
          submittedAt: data.submittedAt,
          waiting: data.waiting,
          pointsScored: data.pointsScored,
          points: data.points,
          answers: data.answers,
          late: data.late,
          endedAt: data.deadline ?? undefined,
        }
      }
      crumbs={
        data && [
          { label: t('title'), href: paths.marking },
          { label: data.quiz.title, href: paths.results(data.quiz._id) },
          { label: name ?? '' },
        ]
      }
      maxComment={QUIZ_LIMITS.feedbackMax}
      drafts={drafts}
      onMark={async (slot, values) => {
        const outcome = await markAnswer(id, slot, values);
        if (!outcome.ok) return outcome;
        const saved = outcome.data.answers.find((answer) => answer.slot === slot);
        return { ok: true, markedAt: saved?.markedAt };
      }}
      onDecideLate={(accept) =>
        decideLate(id, { accept, answers: (data?.late ?? []).map(({ slot, seq }) => ({ slot, seq })) })
      }
      nextHref={data?.next ? paths.mark(data.next) : undefined}
      queueHref={paths.marking}
    />
  );
}
