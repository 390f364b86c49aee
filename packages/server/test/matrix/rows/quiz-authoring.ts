import { type Call, quizAuthoring } from '@digiken/contract';
import { TWO_CHOICES } from '../../quiz-fixtures';
import { AUTHORS, type Row } from '../row';
import type { Try, World } from '../world';

interface Made {
  courseId: string;
  quizId: string;
  slotId: string;
  unitId: string;
}

/** Instructors edit the quizzes of their own courses and get 404 for others; administrators edit all. */
function inCourse(request: (made: Made, world: World) => Try): Row {
  const made = async (world: World, ownerId: string) => {
    const course = await world.ready('draft', ownerId);
    const quiz = await world.quizOf(course);
    return request({ courseId: course.id, unitId: course.units[0]?.id ?? '', ...quiz }, world);
  };
  return {
    may: AUTHORS,
    own: (world) => made(world, world.people.tutor.id),
    other: (world, actor) => (actor === 'tutor' ? made(world, world.others.tutor.id) : undefined),
  };
}

const onQuiz = (body?: (made: Made) => unknown) =>
  inCourse((made) => ({ params: { id: made.quizId }, ...(body && { body: body(made) }) }));
const [question] = TWO_CHOICES;

export const quizAuthoringRows: [Call, Row][] = [
  [quizAuthoring.listCourseQuizzes, inCourse(({ courseId }) => ({ params: { id: courseId } }))],
  [
    quizAuthoring.createQuiz,
    inCourse(({ courseId, unitId }) => ({
      params: { id: courseId },
      body: { title: 'What you know', language: 'en', at: { place: 'unit', unitId } },
    })),
  ],
  [quizAuthoring.getAuthoredQuiz, onQuiz()],
  [
    quizAuthoring.updateQuiz,
    onQuiz(() => ({
      title: 'What you know',
      opensAt: null,
      closesAt: null,
      version: 1,
      settings: {
        intro: '',
        practice: false,
        required: true,
        timeLimitMinutes: 30,
        attempts: 2,
        delayMinutes: 0,
        grading: 'highest',
        shuffleQuestions: false,
        shuffleOptions: true,
        oneAtATime: true,
        sequential: false,
        review: 'right-after',
        reviewShows: ['points'],
        passShare: 0.6,
        accessCode: null,
        anonymous: false,
      },
    })),
  ],
  [quizAuthoring.removeQuiz, onQuiz()],
  [quizAuthoring.addQuestions, onQuiz(() => ({ questions: [question] }))],
  [quizAuthoring.orderQuestions, onQuiz(({ slotId }) => ({ ids: [slotId] }))],
  [
    quizAuthoring.updateQuestion,
    inCourse(({ quizId, slotId }) => ({
      params: { id: quizId, slotId },
      body: { question, version: 1 },
    })),
  ],
  [quizAuthoring.removeQuestion, inCourse(({ quizId, slotId }) => ({ params: { id: quizId, slotId } }))],
  [
    quizAuthoring.exportQuestions,
    inCourse(({ quizId }) => ({ params: { id: quizId }, query: { format: 'markdown' } })),
  ],
  [
    quizAuthoring.readQuestions,
    {
      may: AUTHORS,
      own: () => ({ body: { format: 'aiken', text: 'Yes?\nA. Yes\nB. No\nANSWER: A', language: 'en' } }),
    },
  ],
  [
    quizAuthoring.readQuestionFile,
    {
      may: AUTHORS,
      own: () => ({
        params: { language: 'en' },
        upload: { field: 'file', name: 'quiz.xml', content: Buffer.from('<questestinterop/>') },
      }),
    },
  ],
];
