import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { courseOf, lessonOf } from './courses.ts';
import type { InputDevice } from './input-device.ts';
import { signInAs } from './people.ts';
import { expect, type Page, step } from './test.ts';

const ESSAY = 'Why does the first rain stay out of the tank?';
const COMMENT = 'Well argued: dust and leaves go with it.';

/** Two questions, and one without a right answer. */
const PASTED = `## How many litres are in a cubic metre?
= 1000

## A gutter is level.
= false

## Who cleans the tank?
- [ ] The rain
- [ ] Nobody
`;

interface Journey {
  page: Page;
  serverUrl: string;
  device: InputDevice;
  /** Title of a new course: each run needs one of its own. */
  course: string;
}

interface Stage extends Pick<Journey, 'page' | 'device'> {
  main: Locator;
  /** Title of the quiz. */
  quiz: string;
}

/**
 * An instructor writes a quiz, a learner takes it, the instructor marks the essay without a name and looks at the
 * results, and the learner reads the mark.
 */
export async function quizWritingJourney(journey: Journey): Promise<void> {
  const { page, device, serverUrl, course } = journey;
  const stage = { page, device, main: page.getByRole('main'), quiz: `What you know: ${course}` };
  const { instructor, courseId, lessonId } = await draftCourse(journey);
  await page.goto(`/instructor/course/unit/topic/${lessonId}`);
  await writeQuestions(stage);
  await pasteQuestions(stage);
  await hideNames(stage);

  await instructor.send('POST', `/instructor/course/${courseId}/submit`);
  const admin = await signInAs(page, serverUrl, 'admin');
  await admin.send('POST', `/admin/course/${courseId}/approve`);
  await admin.send('POST', '/admin/enrolments', {
    email: 'learner@digiken.example',
    courseId,
    note: 'For the journey',
  });
  await signInAs(page, serverUrl, 'learner');
  await takeQuiz(stage);
  await signInAs(page, serverUrl, 'instructor');
  await markEssay(stage);
  await readResults(stage);
  await signInAs(page, serverUrl, 'learner');
  await readMark(stage);
}

/** A course with one lesson, which needs a review only. */
async function draftCourse({ page, serverUrl, course }: Journey) {
  const instructor = await signInAs(page, serverUrl, 'instructor');
  await instructor.send('POST', '/instructor/courses', {
    title: course,
    first: { unit: 'Collect', lesson: 'From the roof' },
  });
  const courseId = await courseOf(instructor, course);
  const lessonId = await lessonOf(instructor, course);
  const categories = await instructor.read<{ _id: string }[]>('/categories');
  await instructor.send('PUT', `/instructor/course/${courseId}`, {
    title: course,
    summary: 'Water for the dry months.',
    descriptionMarkdown: 'From the roof to the tank.',
    level: 'beginner',
    categoryId: categories[0]?._id,
    priceWhole: null,
    version: 1,
  });
  await instructor.send('PUT', `/instructor/topic/${lessonId}`, {
    title: 'From the roof',
    markdown: 'The first rain washes the roof.',
    preview: false,
    language: 'en',
    version: 1,
  });
  return { instructor, courseId, lessonId };
}

async function writeQuestions({ page, device, main, quiz }: Stage) {
  const field = (name: string | RegExp) => main.getByRole('textbox', { name });
  const preview = main.getByRole('region', { name: 'What learners see' });
  const add = (type: string) =>
    device.select(
      main.getByRole('button', { name: 'Add a question' }),
      page.getByRole('menuitem', { name: type, exact: true }),
    );
  const save = async (question: string) => {
    await device.press(main.getByRole('button', { name: 'Save the question' }));
    // The focus is back in the list, on what was added.
    await expect(main.getByRole('link', { name: question })).toBeFocused();
  };

  await step(page, 'a quiz is added to the lesson', async () => {
    await device.press(main.getByRole('button', { name: 'Add a quiz' }));
    const dialog = page.getByRole('dialog');
    await device.type(dialog.getByRole('textbox', { name: 'Title' }), quiz);
    await device.press(dialog.getByRole('button', { name: 'Add the quiz' }));
    await expect(main.getByRole('heading', { level: 1, name: quiz })).toBeVisible();
    await expect(main.getByText('No questions yet')).toBeVisible();
  });

  await step(page, 'an unfinished question says what is missing', async () => {
    await add('One right answer');
    await device.press(main.getByRole('button', { name: 'Save the question' }));
    await expect(main.getByRole('link', { name: 'Write at least two answers' })).toBeVisible();
  });

  await step(page, 'a question with options is shown as learners will see it', async () => {
    await device.type(field(/^Question/), 'Which roof gives the most water?');
    await device.type(field(/^Answer 1/), 'Thatch');
    await device.type(field(/^Answer 2/), 'Iron sheets');
    await device.tick(main.getByRole('radio', { name: 'Answer 2 is right' }));
    await expect(preview.getByRole('radio', { name: 'Iron sheets' })).toBeVisible();
    await save('Which roof gives the most water?');
  });

  await step(page, 'a number with a tolerance and a unit', async () => {
    await add('Number');
    await device.type(field(/^Question/), 'How deep is a gutter?');
    await device.type(field(/^Right number/), '7.5');
    await device.type(field(/^May differ by/), '0.5');
    await device.type(field(/^Unit/), 'cm');
    await expect(preview.getByRole('textbox', { name: 'Your answer in cm' })).toBeVisible();
    await save('How deep is a gutter?');
  });

  await step(page, 'an essay with a rubric', async () => {
    await add('Essay');
    await device.type(field(/^Question/), ESSAY);
    await device.press(main.getByRole('button', { name: 'Add a criterion' }));
    await device.type(field(/^What you look at/), 'Reasons');
    await device.type(field(/^Level 1 of criterion 1/), 'None');
    await device.type(field(/^Level 2 of criterion 1/), 'Two reasons');
    await device.type(field(/^Points of level 2 of criterion 1/), '4');
    await device.type(field(/^Points (?!of)|^Points$/), '4');
    await save(ESSAY);
  });
}

async function pasteQuestions({ page, device, main }: Stage) {
  const found = main.getByRole('heading', { name: /^What was found/ });
  await step(page, 'pasted questions are reported before they are added', async () => {
    await device.press(main.getByRole('button', { name: 'Paste many questions at once' }));
    await device.type(main.getByRole('textbox', { name: /^Text/ }), PASTED);
    await device.press(main.getByRole('button', { name: 'Read the questions' }));
    await expect(found).toBeFocused();
    await expect(found).toContainText('2 questions can be added.');
    await expect(main.getByText('Left out or changed')).toBeVisible();
  });

  await step(page, 'what was read is added at the end', async () => {
    await device.press(main.getByRole('button', { name: 'Add 2 questions' }));
    await expect(main.getByRole('link', { name: /^5\. A gutter is level/ })).toBeVisible();
  });
}

async function hideNames({ page, device, main }: Stage) {
  await step(page, 'the settings hide whose answer is marked', async () => {
    await device.pressWithin(main.getByRole('tablist'), main.getByRole('tab', { name: 'Settings' }));
    await device.tick(main.getByRole('checkbox', { name: 'Hide whose answer it is' }));
    await device.press(main.getByRole('button', { name: 'Save the settings' }));
    await expect(main.getByText('Settings saved')).toBeVisible();
  });
}

async function takeQuiz({ page, device, main, quiz }: Stage) {
  await step(page, 'a learner starts the quiz', async () => {
    await page.goto('/console/quizzes');
    await device.press(main.getByRole('link', { name: `Start: ${quiz}` }));
    await device.press(main.getByRole('button', { name: 'Start the quiz' }));
    await expect(main.getByRole('heading', { name: 'Question 1 of 5' })).toBeFocused();
  });

  await step(page, 'and answers it', async () => {
    const box = main.getByRole('textbox');
    const next = () => device.press(main.getByRole('button', { name: 'Next' }));
    const asks = (number: number, question: string) =>
      expect(main.getByRole('group', { name: `Question ${number} of 5` })).toContainText(question);
    await asks(1, 'Which roof gives the most water?');
    await device.tick(main.getByRole('radio', { name: 'Iron sheets' }));
    await next();
    await device.type(main.getByRole('textbox', { name: 'Your answer in cm' }), '7.2');
    await next();
    await asks(3, ESSAY);
    await device.type(box, 'It carries dust from the roof. Leaves and dead insects come with it.');
    await next();
    await asks(4, 'How many litres are in a cubic metre?');
    await device.type(box, '1,000');
    await next();
    await device.tick(main.getByRole('radio', { name: 'False' }));
    await expect(main.getByText('5 of 5 answered')).toBeVisible();
  });

  await step(page, 'the essay waits for a person', async () => {
    await device.press(main.getByRole('button', { name: 'Submit answers' }));
    await device.press(page.getByRole('alertdialog').getByRole('button', { name: 'Submit answers' }));
    await expect(main.getByRole('heading', { name: 'Some answers wait for your instructor' })).toBeVisible();
  });
}

async function markEssay({ page, device, main, quiz }: Stage) {
  await step(page, 'the queue of the instructor has an answer without a name', async () => {
    await page.goto('/instructor/marking');
    const row = main.getByRole('row').filter({ hasText: quiz }).first();
    await device.press(row.getByRole('link', { name: 'Name hidden' }));
    await expect(main.getByRole('heading', { level: 1, name: quiz })).toBeVisible();
    await expect(main.getByText('The name is hidden.')).toBeVisible();
    await expect(main.getByText('Achieng')).toHaveCount(0);
  });

  await step(page, 'a level of the rubric gives the points', async () => {
    await device.tick(main.getByRole('radio', { name: 'Two reasons (4 points)' }));
    await expect(main.getByRole('textbox', { name: /^Points/ })).toHaveValue('4');
    await device.type(main.getByRole('textbox', { name: /^Comment/ }), COMMENT);
    await device.press(main.getByRole('button', { name: 'Save the mark' }));
    await expect(main.getByText('All answers are marked.')).toBeVisible();
  });
}

async function readResults({ page, device, main, quiz }: Stage) {
  await step(page, 'the results have names, figures and each question', async () => {
    await device.press(
      main.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: quiz }),
    );
    const row = main.getByRole('row').filter({ hasText: 'Achieng Odhiambo' });
    await expect(row).toContainText('100%');
    await expect(row).toContainText('8 of 8');
    const questions = main.getByRole('list', { name: 'How each question did' });
    await expect(questions.locator(':scope > li')).toHaveCount(5);
    await expect(questions.getByText('Advice comes with 10 answers.').first()).toBeVisible();
  });

  const downloading = page.waitForEvent('download');
  await device.press(main.getByRole('button', { name: 'Download CSV' }));
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`${quiz.replace(/[^a-z]+/gi, '-')}.csv`);
  const [header, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(header).toBe('learner,attempt,state,started,submitted,points,of,percent,files');
  expect(rows).toEqual([expect.stringMatching(/^Achieng Odhiambo,1,complete,.*,8,8,100,$/)]);
}

async function readMark({ page, device, main, quiz }: Stage) {
  await step(page, 'the learner reads points and comment', async () => {
    await page.goto('/console/quizzes?progress=done');
    await device.press(main.getByRole('link', { name: `Open: ${quiz}` }));
    await device.press(main.getByRole('link', { name: 'Attempt 1' }));
    await expect(main.getByRole('heading', { name: 'Passed, with 8 of 8' })).toBeVisible();
    await device.press(main.getByRole('button', { name: 'Your answers' }));
    await expect(main.getByText(COMMENT)).toBeVisible();
  });
}
