import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { useLearners } from '@digiken/hooks/authoring';
import { useQuizArrangementActions, useQuizOverrides } from '@digiken/hooks/quiz-authoring';
import { QuizArrangements } from '@digiken/learning/quiz-arrangements';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { ButtonLink } from '@digiken/ui/button';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { KeyPager } from '@digiken/ui/key-pager';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { useListAddress } from '../../shared/use-list-address';
import { markingMessages } from '../messages/marking';
import { paths } from '../paths';

const LIMITS = { minutes: QUIZ_LIMITS.timeLimitMax, attempts: QUIZ_LIMITS.attemptsMax };

/** The learners with other times for a quiz (spec 12.33). */
export default function QuizArrangementsPage() {
  const { id = '' } = useParams();
  const t = useMessages(markingMessages);
  const { cursor, pageLinks } = useListAddress();
  const query = useQuizOverrides(id, { cursor });
  const { setOverride, removeOverride } = useQuizArrangementActions();
  const { show } = useToast();
  const { data } = query;
  const quiz = data?.quiz;
  const learners = useLearnerChoice(quiz?.course._id);
  const title = quiz ? t('timesOf', { title: quiz.title }) : t('times');
  usePage({ title });
  if (isMissing(query)) return <NotFoundPage />;
  const state = loadState(query);
  if (state.status === 'error') return <ErrorScreen {...state.error} onRetry={state.onRetry} />;
  if (!data || !quiz)
    return (
      <>
        <h1 className="dk-visually-hidden">{title}</h1>
        <LoadingScreen />
      </>
    );
  const page = pageLinks(data);
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-8 wrap-anywhere">
      <PageHeader
        className="pb-0!"
        eyebrow={
          <Breadcrumbs
            items={[
              { label: quiz.course.title, href: paths.course(quiz.course._id) },
              { label: quiz.title, href: paths.quiz(id) },
              { label: t('times') },
            ]}
          />
        }
        title={title}
        intro={t('timesIntro')}
        actions={
          <ButtonLink href={paths.results(id)} variant="secondary">
            {t('results')}
          </ButtonLink>
        }
      />
      <QuizArrangements
        everybody={quiz}
        arrangements={data.data.map(({ learner: { _id, name }, ...times }) => ({
          ...times,
          learner: { id: _id, name },
        }))}
        learners={learners}
        limits={LIMITS}
        onSave={async (learnerId, times) => {
          const outcome = await setOverride(id, learnerId, times);
          if (outcome.ok) show({ tone: 'success', message: outcome.message ?? '' });
          return outcome;
        }}
        onRemove={(learnerId) => removeOverride(id, learnerId)}
      />
      <KeyPager label={title} page={page} />
    </div>
  );
}

/** The learners of the course that a name finds, each once. */
function useLearnerChoice(course: string | undefined) {
  const [name, setName] = useState('');
  const query = useLearners({ course, search: name.trim() || undefined });
  const names = new Map((query.data?.data ?? []).map(({ user }) => [user._id, user.name]));
  return {
    found: [...names].map(([id, learner]) => ({ id, name: learner })),
    state: loadState(query),
    onSearch: setName,
  };
}
