import type { AuthoredQuestion, QuestionBody, QuestionFeedback, QuestionKey } from '@digiken/contract';
import { and, eq } from 'drizzle-orm';
import { lessons, units } from '../courses';
import type { Executor } from '../platform/database';
import { writeQuizzes } from '../quizzes';

const plain = (text: string) => ({ text, format: 'plain' as const });
const question = (
  body: QuestionBody,
  key: QuestionKey,
  feedback: QuestionFeedback = {},
): AuthoredQuestion => ({ body, key, feedback, points: 1, tags: [] });

interface DemoQuiz {
  /** Folder of the course and path of the lesson in it. */
  course: string;
  lesson: string;
  place: 'pre' | 'post';
  title: string;
  questions: AuthoredQuestion[];
}

const DEMO_QUIZZES: readonly DemoQuiz[] = [
  {
    course: 'kitchen-garden',
    lesson: '1-plan/lessons/1-find-the-light',
    place: 'pre',
    title: 'What do you know about light?',
    questions: [
      question(
        {
          type: 'single',
          prompt: plain('How many hours of sun does sukuma wiki need?'),
          options: [
            { id: 'one', text: 'One to two hours' },
            { id: 'five', text: 'Four to six hours' },
            { id: 'ten', text: 'At least ten hours' },
          ],
        },
        { type: 'single', option: 'five' },
        { wrong: 'The lesson shows what grows with how much sun.' },
      ),
      question(
        {
          type: 'true-false',
          prompt: plain('Looking at your space once, at noon, tells you how much sun it gets.'),
        },
        { type: 'true-false', value: false },
        { wrong: 'In the morning and the evening a wall can hide a whole bed.' },
      ),
    ],
  },
  {
    course: 'kitchen-garden',
    lesson: '1-plan/lessons/1-find-the-light',
    place: 'post',
    title: 'Find the light: what you have learned',
    questions: [
      question(
        {
          type: 'multiple',
          prompt: plain('Which of these grow with two to four hours of sun?'),
          options: [
            { id: 'dania', text: 'Dania' },
            { id: 'tomatoes', text: 'Tomatoes' },
            { id: 'terere', text: 'Amaranth (terere)' },
            { id: 'onions', text: 'Onions' },
          ],
        },
        { type: 'multiple', options: ['dania', 'terere'], rule: 'partial' },
        { wrong: 'Read “What the hours allow” again: soft leaves need the least sun.' },
      ),
      question(
        {
          type: 'single',
          prompt: plain('Where do you put plants on the balcony of an upper floor?'),
          options: [
            { id: 'top', text: 'On top of the balcony wall' },
            { id: 'behind', text: 'Behind the balcony wall' },
          ],
        },
        { type: 'single', option: 'behind' },
        { wrong: 'Wind dries a sack faster than sun does.' },
      ),
      question(
        {
          type: 'numeric',
          prompt: plain(
            'Your space has sun at 8, 10 and 12 o’clock, and each mark stands for two hours. How many hours is that?',
          ),
          unit: 'hours',
        },
        { type: 'numeric', accepted: [{ value: 6, credit: 1 }] },
        { wrong: 'Three marks of two hours each.' },
      ),
    ],
  },
  {
    course: 'kitchen-garden',
    lesson: '2-grow/lessons/3-water-wisely',
    place: 'post',
    title: 'Water wisely: what you have learned',
    questions: [
      question(
        {
          type: 'matching',
          prompt: plain('The finger test: when do you water?'),
          left: [
            { id: 'wet', text: 'Wet and cold' },
            { id: 'damp', text: 'Cool and slightly damp' },
            { id: 'dry', text: 'Dry' },
          ],
          right: [
            { id: 'wait', text: 'Not today' },
            { id: 'evening', text: 'This evening' },
            { id: 'now', text: 'Now, in two rounds' },
          ],
        },
        { type: 'matching', pairs: { wet: 'wait', damp: 'evening', dry: 'now' } },
      ),
      question(
        {
          type: 'ordering',
          prompt: plain('Put the steps of the bottle that waters for you in order.'),
          items: [
            { id: 'prick', text: 'Prick holes into the cap' },
            { id: 'fill', text: 'Fill the bottle and close it' },
            { id: 'bury', text: 'Bury it upside down beside the plants' },
            { id: 'loosen', text: 'Make a hole in its base' },
          ],
        },
        { type: 'ordering', order: ['prick', 'fill', 'bury', 'loosen'] },
      ),
      question(
        {
          type: 'numeric',
          prompt: plain('How many litres does an iron roof of 12 square metres give in a storm of 20 mm?'),
          unit: 'litres',
        },
        { type: 'numeric', accepted: [{ value: 240, abs: 1, credit: 1 }] },
        { wrong: 'One millimetre of rain on one square metre of roof is one litre.' },
      ),
      question(
        {
          type: 'fill-in',
          prompt: plain('Complete the sentence about mulch.'),
          parts: [
            'Cover bare soil two fingers thick. Keep the mulch a ',
            { blank: 'distance', label: 'a distance' },
            ' away from the stems, where ',
            { blank: 'animal', label: 'an animal' },
            ' would hide.',
          ],
        },
        {
          type: 'fill-in',
          blanks: {
            distance: {
              accepted: [
                { text: 'finger', credit: 1 },
                { text: 'finger*', credit: 1 },
              ],
            },
            animal: {
              accepted: [
                { text: 'slugs', credit: 1 },
                { text: 'slug*', credit: 1 },
                { text: 'snail*', credit: 0.5 },
              ],
            },
          },
        },
      ),
    ],
  },
];

/** The quiz of a unit whose answers the instructor marks. */
const DEMO_ESSAY = {
  course: 'shop-books',
  unit: '1-cash',
  title: 'One page of your own',
  question: question(
    {
      type: 'essay',
      prompt: plain(
        'Write the page of one day in your shop, or of a day that you make up: what came in, what went out, and what should be in the box in the evening. Then say what the page tells you.',
      ),
      minWords: 30,
    },
    {
      type: 'essay',
      rubric: {
        criteria: [
          {
            id: 'page',
            name: 'The page',
            levels: [
              { points: 2, text: 'What came in, what went out and what is left agree' },
              { points: 1, text: 'Something is missing' },
              { points: 0, text: 'There is no page' },
            ],
          },
          {
            id: 'meaning',
            name: 'What it tells',
            levels: [
              { points: 1, text: 'It names one thing to do tomorrow' },
              { points: 0, text: 'It names nothing' },
            ],
          },
        ],
      },
    },
  ),
};

/** Writes the quizzes of a demo course, whose lessons exist. @param folder the folder of the course */
export async function addDemoQuizzes(
  tx: Executor,
  { courseId, folder }: { courseId: string; folder: string },
): Promise<void> {
  const rows = await tx
    .select({ id: lessons.id, path: lessons.sourcePath, unitId: units.id, unitPath: units.sourcePath })
    .from(lessons)
    .innerJoin(units, and(eq(units.id, lessons.unitId), eq(units.courseId, courseId)));
  const ofLessons = DEMO_QUIZZES.filter(({ course }) => course === folder);
  await writeQuizzes(
    tx,
    ofLessons.map(({ lesson, place, title, questions }) => {
      const lessonId = rows.find(({ path }) => path === lesson)?.id;
      if (lessonId === undefined) throw new Error(`The demo course ${folder} has no lesson ${lesson}.`);
      return { lessonId, place, title, questions, language: 'en' };
    }),
  );
  const { course, unit, title, question: essay } = DEMO_ESSAY;
  const unitId = rows.find(({ unitPath }) => unitPath === unit)?.unitId;
  if (folder !== course || unitId === undefined) return;
  await writeQuizzes(tx, [
    {
      ...{ place: 'unit', unitId, sourcePath: `${unit}/quizzes/1.md`, position: 1, language: 'en', title },
      questions: [{ ...essay, points: 3 }],
      settings: { required: false, passShare: null },
    },
  ]);
}
