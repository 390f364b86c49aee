import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { useCourseQuizzes, useQuizAuthoringActions } from '@digiken/hooks/quiz-authoring';
import { AuthoredQuizList } from '@digiken/learning/authored-quiz-list';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { useNavigate } from 'react-router-dom';
import { quizPageMessages } from '../messages/quizzes';
import { paths } from '../paths';

interface Titled {
  id: string;
  title: string;
}

export type QuizLinesProps = { courseId: string; language: string } & (
  | { lesson: Titled }
  /** With the quizzes of its lessons. */
  | { unit: Titled; lessons: readonly Titled[] }
);

/** The quizzes of a lesson or a unit in its editor (spec 12.129). */
export function QuizLines(props: QuizLinesProps) {
  const t = useMessages(quizPageMessages);
  const query = useCourseQuizzes(props.courseId);
  const { createQuiz } = useQuizAuthoringActions();
  const navigate = useNavigate();
  const ofLesson = 'lesson' in props;
  const shown = (query.data ?? []).filter(({ lesson, unit }) =>
    ofLesson ? lesson?._id === props.lesson.id : unit._id === props.unit.id,
  );
  const places = ofLesson
    ? [
        { value: `post ${props.lesson.id}`, label: t('after') },
        { value: `pre ${props.lesson.id}`, label: t('before') },
      ]
    : [
        { value: `unit ${props.unit.id}`, label: t('atEnd') },
        ...props.lessons.flatMap(({ id, title }) => [
          { value: `post ${id}`, label: t('afterNamed', { title }) },
          { value: `pre ${id}`, label: t('beforeNamed', { title }) },
        ]),
      ];
  const placeOf = (place: 'pre' | 'post' | 'unit', title = '') => {
    if (place === 'unit') return t('atEnd');
    if (ofLesson) return t(place === 'pre' ? 'before' : 'after');
    return t(place === 'pre' ? 'beforeNamed' : 'afterNamed', { title });
  };
  const add = async ({ title, place }: { title: string; place: string }) => {
    const [kind = '', id = ''] = place.split(' ');
    const at =
      kind === 'unit'
        ? { place: 'unit' as const, unitId: id }
        : { place: kind === 'pre' ? ('pre' as const) : ('post' as const), lessonId: id };
    const outcome = await createQuiz(props.courseId, { title, language: props.language, at });
    if (outcome.ok) void navigate(paths.quiz(outcome.data._id));
    return outcome;
  };
  return (
    <Section
      id="quizzes"
      title={t('quizzes')}
      intro={t(ofLesson ? 'lessonIntro' : 'unitIntro')}
      className="mt-12"
    >
      {query.status === 'error' && !query.data && (
        <Callout
          tone="danger"
          actions={
            <Button size="sm" variant="secondary" onClick={() => query.retry()}>
              {t('again')}
            </Button>
          }
        >
          {query.error?.message ?? t('failed')}
        </Callout>
      )}
      {query.data && (
        <AuthoredQuizList
          quizzes={shown.map((quiz) => ({
            id: quiz._id,
            title: quiz.title,
            href: paths.quiz(quiz._id),
            place: placeOf(quiz.place, quiz.lesson?.title),
            questions: quiz.questions,
            points: quiz.points,
            missing: quiz.missing,
            practice: quiz.practice,
            required: quiz.required,
            closesAt: quiz.closesAt,
            attempts: quiz.attempts,
          }))}
          places={places}
          maxTitle={QUIZ_LIMITS.titleMax}
          onAdd={add}
        />
      )}
    </Section>
  );
}
