import type { AuthoredQuiz } from '@digiken/contract';
import { QUESTION_TYPES, QUIZ_LIMITS } from '@digiken/contract/constants';
import { useAuthoredQuiz, useQuizAuthoringActions } from '@digiken/hooks/quiz-authoring';
import {
  type EditedQuestion,
  QuizEditorScreen,
  type QuizEditorTab,
} from '@digiken/learning/quiz-editor-screen';
import { QuizSettingsForm } from '@digiken/learning/quiz-settings-form';
import { ButtonLink } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { useTitleOf } from '../../shared/use-title-of';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { instructorMessages } from '../messages';
import { quizPageMessages } from '../messages/quizzes';
import { QuizExchange } from '../parts/quiz-exchange';
import { RegradeNotice } from '../parts/regrade-notice';
import { quizItems, useQuizBanks } from '../parts/use-quiz-banks';
import { useRenderQuestion } from '../parts/use-render-question';
import { paths } from '../paths';
import { changedFields } from '../../../views/changed-fields';

const TABS = ['questions', 'settings', 'exchange'] as const satisfies readonly QuizEditorTab[];
const LIMITS = {
  title: QUIZ_LIMITS.titleMax,
  intro: QUIZ_LIMITS.feedbackMax,
  minutes: QUIZ_LIMITS.timeLimitMax,
  attempts: QUIZ_LIMITS.attemptsMax,
  delay: QUIZ_LIMITS.delayMax,
  code: QUIZ_LIMITS.accessCodeMax,
};

/** What the address edits: `?question=ID`, `?new=TYPE`, or `?from=bank` and `?from=draw`. */
function editedIn(params: URLSearchParams): EditedQuestion | null {
  const id = params.get('question');
  if (id !== null) return { id };
  const from = params.get('from');
  if (from === 'bank' || from === 'draw') return { from };
  const type = QUESTION_TYPES.find((type) => type === params.get('new'));
  return type === undefined ? null : { type };
}

function queryOf(editing: EditedQuestion | null): Record<string, string> {
  if (editing === null) return {};
  if ('id' in editing) return { question: editing.id };
  return 'from' in editing ? { from: editing.from } : { new: editing.type };
}

export default function InstructorQuizPage() {
  const { id = '' } = useParams();
  return <QuizEditor key={id} id={id} />;
}

function QuizEditor({ id }: { id: string }) {
  const t = useMessages(instructorMessages);
  const quizText = useMessages(quizPageMessages);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const quiz = useAuthoredQuiz(id);
  const actions = useQuizAuthoringActions();
  const { data } = quiz;
  const banks = useQuizBanks(data);
  const missing = isMissing(quiz);
  const titleOf = useTitleOf();
  usePage({
    title:
      titleOf(quizText('quiz'), data?.title) ??
      (quiz.status === 'error' && !missing ? quizText('quiz') : undefined),
  });
  const render = useRenderQuestion(data?.language);
  const editing = editedIn(params);
  const version = useOpenedVersion(data, editing);
  if (missing) return <NotFoundPage />;

  const tab = TABS.find((tab) => tab === params.get('tab')) ?? 'questions';
  const edit = (next: EditedQuestion | null) => setParams({ ...queryOf(next) });
  return (
    <QuizEditorScreen
      state={loadState(quiz)}
      quiz={
        data && {
          id: data._id,
          title: data.title,
          place: data.place,
          at: data.lesson?.title ?? data.unit.title,
          language: data.language,
          points: data.points,
          attempts: data.attempts,
          publishing: data.publishing,
          questions: quizItems(data),
        }
      }
      crumbs={
        data && [
          { label: t('courses'), href: paths.courses },
          { label: data.course.title, href: paths.course(data.course._id) },
          { label: data.unit.title, href: paths.unit(data.unit._id) },
          ...(data.lesson ? [{ label: data.lesson.title, href: paths.topic(data.lesson._id) }] : []),
          { label: data.title },
        ]
      }
      tab={tab}
      onTabChange={(next) => setParams(next === 'questions' ? {} : { tab: next }, { replace: true })}
      editing={editing}
      href={(next) => `${paths.quiz(id)}?${new URLSearchParams({ ...queryOf(next) })}`}
      onEdit={edit}
      onRender={render}
      types={QUESTION_TYPES}
      banks={banks}
      onSaveQuestion={(question, slotId) =>
        slotId === undefined
          ? actions.addQuestions(id, [question])
          : actions.updateQuestion(id, slotId, { question, version })
      }
      onRemoveQuestion={(slotId) => actions.removeQuestion(id, slotId)}
      onReorder={(ids) => actions.orderQuestions(id, ids)}
      onRemoveQuiz={async () => {
        const outcome = await actions.removeQuiz(id);
        if (outcome.ok && data) void navigate(paths.unit(data.unit._id), { replace: true });
        return outcome;
      }}
      actions={
        data && (
          <>
            {data.live && (
              <ButtonLink href={paths.arrangements(id)} variant="secondary">
                {quizText('times')}
              </ButtonLink>
            )}
            {data.attempts > 0 && (
              <ButtonLink href={paths.results(id)} variant="secondary">
                {quizText('results')}
              </ButtonLink>
            )}
          </>
        )
      }
      notice={data && data.attempts > 0 && <RegradeNotice quizId={id} />}
      settings={data && <Settings key={data._id} quiz={data} />}
      exchange={data && <QuizExchange quiz={data} onAdded={() => setParams({}, { replace: true })} />}
    />
  );
}

/** The version of the question when its form was opened: the one that is compared with when it is saved. */
function useOpenedVersion(quiz: AuthoredQuiz | undefined, editing: EditedQuestion | null): number {
  const id = editing !== null && 'id' in editing ? editing.id : undefined;
  const [opened, setOpened] = useState<{ id: string | undefined; version: number }>();
  const slot = quiz?.questions.find(({ _id }) => _id === id);
  const version = slot?.kind === 'question' ? slot.version : 0;
  if (quiz && opened?.id !== id) setOpened({ id, version });
  return opened?.version ?? 0;
}

/** Saves with the version that was read when the form was opened, or written by it. */
function Settings({ quiz }: { quiz: AuthoredQuiz }) {
  const { updateQuiz } = useQuizAuthoringActions();
  const [version, setVersion] = useState(quiz.version);
  return (
    <QuizSettingsForm
      title={quiz.title}
      opensAt={quiz.opensAt}
      closesAt={quiz.closesAt}
      settings={quiz.settings}
      limits={LIMITS}
      onSave={async (values) => {
        const outcome = await updateQuiz(quiz._id, { ...changedFields(values, quiz), version });
        if (outcome.ok) setVersion(outcome.data.version);
        return outcome;
      }}
    />
  );
}
