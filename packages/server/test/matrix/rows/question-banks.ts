import { type Call, questionBanks } from '@digiken/contract';
import { TWO_CHOICES } from '../../quiz-fixtures';
import { AUTHORS, type Row } from '../row';
import type { Try, World } from '../world';

interface Made {
  courseId: string;
  bankId: string;
  /** In the bank. */
  questionId: string;
  /** A quiz that draws from the bank. */
  drawingId: string;
  drawId: string;
  /** Another quiz, which asks one question. */
  quizId: string;
  slotId: string;
}

/** Instructors edit the banks of their own courses and get 404 for others; administrators edit all. */
function inCourse(request: (made: Made) => Try): Row {
  const made = async (world: World, ownerId: string) => {
    const course = await world.ready('draft', ownerId);
    const bank = await world.bankOf(course);
    return request({ courseId: course.id, ...bank, ...(await world.quizOf(course)) });
  };
  return {
    may: AUTHORS,
    own: (world) => made(world, world.people.tutor.id),
    other: (world, actor) => (actor === 'tutor' ? made(world, world.others.tutor.id) : undefined),
  };
}

const onBank = (body?: (made: Made) => unknown) =>
  inCourse((made) => ({ params: { id: made.bankId }, ...(body && { body: body(made) }) }));
const onQuestion = (body?: unknown) =>
  inCourse(({ bankId, questionId }) => ({
    params: { id: bankId, questionId },
    ...(body !== undefined && { body }),
  }));
const [question] = TWO_CHOICES;
const drawOf = ({ bankId }: Made) => ({ bankId, tag: null, count: 2, points: 1 });

export const questionBankRows: [Call, Row][] = [
  [questionBanks.listBanks, inCourse(({ courseId }) => ({ params: { id: courseId } }))],
  [
    questionBanks.createBank,
    inCourse(({ courseId }) => ({ params: { id: courseId }, body: { name: 'Soil' } })),
  ],
  [questionBanks.renameBank, onBank(() => ({ name: 'Water' }))],
  [
    questionBanks.removeBank,
    // A quiz that draws from the bank would be a 409.
    {
      ...onBank(),
      own: (world) => unused(world, world.people.tutor.id),
      other: (world, actor) => (actor === 'tutor' ? unused(world, world.others.tutor.id) : undefined),
    },
  ],
  [
    questionBanks.listBankQuestions,
    inCourse(({ bankId }) => ({ params: { id: bankId }, query: { search: 'One', type: 'single' } })),
  ],
  [questionBanks.getBankQuestion, onQuestion()],
  [questionBanks.addBankQuestions, onBank(() => ({ questions: [question] }))],
  [questionBanks.keepInBank, onBank(({ quizId, slotId }) => ({ quizId, slotId }))],
  [questionBanks.updateBankQuestion, onQuestion({ question, version: 1 })],
  [questionBanks.removeBankQuestion, onQuestion()],
  [
    questionBanks.addFromBank,
    inCourse(({ quizId, bankId, questionId }) => ({
      params: { id: quizId },
      body: { bankId, questionIds: [questionId] },
    })),
  ],
  [questionBanks.addDraw, inCourse((made) => ({ params: { id: made.quizId }, body: drawOf(made) }))],
  [
    questionBanks.updateDraw,
    inCourse((made) => ({
      params: { id: made.drawingId, slotId: made.drawId },
      body: drawOf(made),
    })),
  ],
];

async function unused(world: World, ownerId: string): Promise<Try> {
  const { bankId, drawingId } = await world.bankOf(await world.ready('draft', ownerId));
  await world.removeQuiz(drawingId);
  return { params: { id: bankId } };
}
