import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { UploadFile } from '@digiken/ui/file-upload';
import { inInstructorPage } from '../../lib/authoring-frames';
import type { FormOutcome } from '@digiken/ui/internal/types';
import {
  CourseImportScreen,
  type CourseImportScreenProps,
  type ImportChoiceProps,
  type ImportCourses,
  type ImportChangeView,
  type ImportFindingView,
  type ImportPreviewProps,
} from './course-import-screen';

const findings: ImportFindingView[] = [
  {
    id: '1',
    where: 'unit-2/counting-stock.html',
    line: 41,
    text: 'The picture “shelf-before.jpg” is not in the archive',
    severity: 'problem',
  },
  {
    id: '2',
    where: 'unit-2/counting-stock.html',
    line: 12,
    text: 'A picture has no alt text',
    severity: 'problem',
  },
  {
    id: '3',
    where: 'unit-1/receipts.html',
    line: 7,
    text: 'A script was left out',
    severity: 'warning',
  },
  {
    id: '4',
    where: 'web_resources/utunzaji-wa-vitabu-vya-duka-dogo/stakabadhi-ya-kwanza-hadi-hesabu-za-mwaka.html',
    text: 'The discussion topic became a lesson',
    severity: 'info',
  },
];

const courses: ImportCourses = {
  found: [
    { id: 'lifting', title: 'Safe lifting' },
    { id: 'soil', title: 'Soil test' },
  ],
  onSearch: fn(),
};

const meta = {
  title: 'Learning/Authoring/Course import screen',
  component: CourseImportScreen,
  parameters: { frame: 'page' },
  decorators: [inInstructorPage],
  args: {
    state: 'ready',
    onUpload: fn<UploadFile>(async () => ({ ok: true })),
    target: { courses, value: null, onValueChange: fn() },
    formats:
      'A Common Cartridge (.imscc), an Open edX course (.tar.gz), a SCORM or QTI package (.zip), an EPUB book (.epub) or a Markdown course (.zip), up to 300 MB.',
    crumbs: [{ label: 'My courses', href: '/instructor/courses' }, { label: 'Import a course' }],
  },
} satisfies Meta<typeof CourseImportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['spec:15.6'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const course = canvas.getByRole('combobox', { name: 'Course to update (optional)' });
    await userEvent.type(course, 'lifting');
    await userEvent.click(await canvas.findByRole('option', { name: 'Safe lifting' }));
    await expect(args.target.onValueChange).toHaveBeenLastCalledWith('lifting');
  },
};

export const Working: Story = {
  tags: ['spec:R.115', 'wcag:4.1.2'],
  args: { state: 'working', progress: 0.4 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('progressbar', { name: 'Reading the course' }),
    ).toHaveAttribute('aria-valuetext', 'Reading the course: 40% done');
  },
};

export const Failed: Story = {
  tags: ['wcag:3.3.1', 'spec:15.24'],
  args: {
    state: 'failed',
    problem:
      'This package holds no question that can be imported.\nquiz.xml:2: It was left out: its answer is not declared.',
  },
  play: async ({ canvasElement }) => {
    const said = within(canvasElement).getByText(/holds no question that can be imported/);
    await expect(said.innerText).toMatch(/imported\.\nquiz\.xml:2/);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.3'],
  args: {
    state: 'done',
    report: {
      title: 'Keep the books of a small shop',
      href: '/instructor/course/books',
      units: 4,
      lessons: 31,
      pictures: 58,
      quizzes: 3,
      summary: 'Read in 6 seconds, with 4 things to look at.',
      findings,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Open the course' }).focus();
    await userEvent.tab();
    const problems = canvas.getByRole('button', { name: 'Problems (2)' });
    await expect(problems).toHaveFocus();
    await expect(canvas.queryAllByRole('table')).toEqual([]);
    await userEvent.keyboard('{Enter}');
    const table = canvas.getByRole('table', { name: 'Problems' });
    await expect(within(table).getAllByRole('row')).toHaveLength(3);
    await expect(within(table).getByText('unit-2/counting-stock.html, line 41')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryAllByRole('table')).toEqual([]);
  },
};

/** The report of a large course: hundreds of places of one kind. */
export const LongReport: Story = {
  tags: ['spec:14.348', 'wcag:1.4.10'],
  args: {
    state: 'done',
    report: {
      title: 'IoT for beginners',
      href: '/instructor/course/iot',
      units: 6,
      lessons: 24,
      pictures: 149,
      quizzes: 48,
      summary: 'Read in 12 seconds, with 130 things to look at.',
      findings: Array.from({ length: 130 }, (_, at) => ({
        id: String(at),
        where: `translations/sw/2-farm/lessons/${at}-automated-plant-watering-of-the-kitchen-garden/README.md`,
        line: at + 1,
        text: `../../../images/strawberry-${at}.gif`,
        severity: 'Pictures that are not in the folder',
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = 'Pictures that are not in the folder';
    await expect(canvas.getByRole('button', { name: `${name} (130)` })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(within(canvas.getByRole('table', { name })).getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: '120 more' }));
    await expect(within(canvas.getByRole('table', { name: '120 more' })).getAllByRole('row')).toHaveLength(
      121,
    );
  },
};

const none = { added: 0, changed: 0, moved: 0, removed: 0 };
const changes: ImportChangeView[] = [
  { id: '1', item: 'unit', change: 'changed', title: 'Receipts and invoices', learners: 12 },
  {
    id: '2',
    item: 'lesson',
    change: 'changed',
    title: 'Write a receipt',
    unit: 'Receipts and invoices',
    learners: 1,
  },
  { id: '3', item: 'lesson', change: 'added', title: 'Close the month', unit: 'Counting stock', learners: 0 },
  { id: '4', item: 'lesson', change: 'moved', title: 'Count by shelf', unit: 'Counting stock', learners: 3 },
  { id: '5', item: 'quiz', change: 'removed', title: 'Receipts', unit: 'Receipts and invoices', learners: 4 },
  { id: '6', item: 'lesson', change: 'kept', title: 'An old lesson', unit: 'Counting stock', learners: 7 },
];
const decide = () => fn(async (): Promise<FormOutcome> => ({ ok: true }));
const previewOf = (more: Partial<ImportPreviewProps['preview']> = {}): ImportPreviewProps => ({
  preview: {
    title: 'Keep the books of a small shop',
    file: 'Keep the books of a small shop',
    published: true,
    counts: {
      units: { ...none, changed: 1 },
      lessons: { added: 1, changed: 1, moved: 1, removed: 0 },
      quizzes: { ...none, removed: 1 },
      pictures: { ...none, added: 2 },
    },
    items: changes,
    live: true,
    outdated: false,
    ...more,
  },
  onApply: decide(),
  onNew: decide(),
  onDiscard: decide(),
  onCompare: decide(),
});

const spoken = (politeness: 'polite' | 'assertive') =>
  document.querySelector(`[data-slot=announcer-${politeness}]`);

export const Preview: Story = {
  tags: ['spec:14.177', 'spec:14.335', 'wcag:1.3.1', 'wcag:1.4.10'],
  args: { state: 'preview', preview: previewOf() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const counts = canvas.getByRole('list', { name: 'Number of changes' });
    await expect(
      within(counts)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Units: 1 changed',
      'Lessons: 1 changed, 1 moved, 1 added',
      'Quizzes: 1 removed',
      'Pictures: 2 added',
    ]);
    await expect(canvas.getByText('1 part that learners have used would be removed')).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings.slice(1)).toEqual([
      'Removed (1)',
      'Kept (1)',
      'Changed (2)',
      'Moved (1)',
      'Added (1)',
    ]);
    await expect(canvas.getByText('4 learners have taken it')).toBeVisible();
    await expect(canvas.getByText('12 learners are enrolled in it')).toBeVisible();
    // Named where its parts begin, and heard with each of them.
    const changed = within(canvas.getByRole('list', { name: 'Changed (2)' })).getAllByRole('listitem');
    await expect(changed.map(({ textContent }) => textContent)).toEqual([
      'Unit: Receipts and invoices12 learners are enrolled in it',
      'In unit “Receipts and invoices” Lesson: Write a receipt1 learner has studied it',
    ]);
    canvas.getByRole('button', { name: 'Discard import' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.preview?.onDiscard).toHaveBeenCalledOnce();
    await expect(args.preview?.onApply).not.toHaveBeenCalled();
  },
};

export const PreviewOfDraft: Story = {
  tags: ['spec:15.5'],
  args: {
    state: 'preview',
    preview: previewOf({ title: 'Soil test', file: 'Road signs', published: false }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'What would change in “Soil test”' })).toBeVisible();
    await expect(canvas.getByText('The file is “Road signs”.')).toBeVisible();
    await expect(canvas.getByText(/it replaces the content of this course/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make a new course instead' }));
    await expect(args.preview?.onNew).toHaveBeenCalledOnce();
    await expect(args.preview?.onApply).not.toHaveBeenCalled();
  },
};

export const PreviewEmpty: Story = {
  tags: ['spec:14.177'],
  args: {
    state: 'preview',
    preview: previewOf({
      counts: { units: none, lessons: none, quizzes: none, pictures: none },
      items: [],
      live: false,
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/nothing would change/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Apply import' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Discard import' })).toBeVisible();
  },
};

const LONG =
  'Utunzaji wa vitabu vya duka dogo: kutoka stakabadhi ya kwanza hadi hesabu za mwaka, pamoja na kodi na mishahara';

export const PreviewLarge: Story = {
  tags: ['wcag:1.4.10'],
  args: {
    state: 'preview',
    preview: previewOf({
      title: LONG,
      counts: {
        units: none,
        lessons: { ...none, added: 30, changed: 18 },
        quizzes: { ...none, removed: 12 },
        pictures: { ...none, added: 1240 },
      },
      items: Array.from({ length: 60 }, (_, at): ImportChangeView => {
        const change = at < 12 ? 'removed' : at < 30 ? 'changed' : 'added';
        const item = change === 'removed' ? 'quiz' : 'lesson';
        return { id: String(at), item, change, title: `${LONG} ${at + 1}`, unit: LONG, learners: at };
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const removed = within(canvas.getByRole('list', { name: 'Removed (12)' })).getAllByRole('listitem');
    await expect(removed).toHaveLength(10);
    await expect(within(removed[0] as HTMLElement).getByText('11 learners have taken it')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '20 more' }));
    await expect(
      within(await canvas.findByRole('list', { name: '20 more' })).getAllByRole('listitem'),
    ).toHaveLength(20);
  },
};

/** The state of a preview as the server answers it: `answer` is what an action makes of it. */
function Live({
  answer,
  ...args
}: CourseImportScreenProps & { answer: (what: string) => Partial<CourseImportScreenProps> & FormOutcome }) {
  const [now, setNow] = useState<Partial<CourseImportScreenProps>>({});
  const act = (what: string) => async (): Promise<FormOutcome> => {
    const { ok, message, ...next } = { message: '', ...answer(what) };
    setNow(next);
    return ok ? { ok } : { ok, message };
  };
  const shown = { ...args, ...now };
  return (
    <CourseImportScreen
      {...shown}
      preview={
        shown.preview && {
          ...shown.preview,
          onApply: act('apply'),
          onNew: act('new'),
          onCompare: act('compare'),
          onDiscard: act('discard'),
        }
      }
      choice={
        shown.choice && {
          ...shown.choice,
          onUpdate: act('update'),
          onNew: act('new'),
          onDiscard: act('discard'),
        }
      }
      undo={shown.undo && { ...shown.undo, onUndo: act('undo') }}
    />
  );
}

export const PreviewConflict: Story = {
  tags: ['keyboard', 'spec:14.178', 'spec:14.336', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.1', 'wcag:4.1.3'],
  args: { state: 'preview', preview: previewOf() },
  render: (args) => {
    let edited = true;
    return (
      <Live
        {...args}
        answer={(what) => {
          if (what === 'compare') edited = false;
          else if (!edited) return { ok: true, state: 'working', progress: 0.1 };
          else {
            return {
              ok: false,
              message: 'The course was edited since.',
              preview: previewOf({ outdated: true }),
            };
          }
          return { ok: true, preview: previewOf() };
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Apply import' }).focus();
    await userEvent.keyboard('{Enter}');
    // First, because the announcement is cleared after a second.
    await waitFor(() => expect(spoken('assertive')).toHaveTextContent('The course was edited since.'));
    await expect(await canvas.findByText('The course was edited since.')).toBeVisible();
    // The pressed button is gone: the focus stays in the screen, and what replaced it does not apply.
    await expect(canvas.queryByRole('button', { name: 'Apply import' })).toBeNull();
    await expect(canvas.getByText('Import a course', { selector: 'h1 *' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Compare again' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(spoken('polite')).toHaveTextContent('Compared again.'));
    await expect(canvas.queryByText('The course was edited since.')).toBeNull();
    canvas.getByRole('button', { name: 'Apply import' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('progressbar', { name: 'Reading the course' })).toBeVisible();
    await expect(canvas.getByText('Import a course', { selector: 'h1 *' })).toHaveFocus();
  },
};

const choiceOf = (more: Partial<ImportChoiceProps> = {}): NonNullable<CourseImportScreenProps['choice']> => ({
  title: 'Road signs',
  suggested: [{ id: 'soil', title: 'Soil test', details: 'Draft, 1 unit, 2 lessons' }],
  onUpdate: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  onNew: decide(),
  onDiscard: decide(),
  ...more,
});

/** The file has the identifier of a course that is there: it asks before anything is replaced. */
export const Choice: Story = {
  tags: ['spec:15.3', 'wcag:1.3.1', 'wcag:1.4.10', 'wcag:3.3.1'],
  args: { state: 'choice', choice: choiceOf() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'What should “Road signs” become?' })).toBeVisible();
    const group = within(canvas.getByRole('group', { name: 'The file becomes' }));
    await expect(group.getAllByRole('radio').filter((one) => (one as HTMLInputElement).checked)).toEqual([]);
    await expect(group.getByRole('radio', { name: 'An update of “Soil test”' })).toHaveAccessibleDescription(
      'Draft, 1 unit, 2 lessons',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('Choose what the file becomes')).toBeVisible();
    await expect(group.getByRole('radio', { name: 'An update of “Soil test”' })).toHaveFocus();
    await userEvent.click(group.getByRole('radio', { name: 'An update of “Soil test”' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.choice?.onUpdate).toHaveBeenCalledWith('soil');
    await expect(args.choice?.onNew).not.toHaveBeenCalled();
  },
};

export const ChoiceByKeyboard: Story = {
  tags: ['keyboard', 'spec:15.3', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.3'],
  args: { state: 'choice', choice: choiceOf() },
  render: (args) => (
    <Live
      {...args}
      answer={() => ({
        ok: true,
        state: 'preview',
        preview: previewOf({ title: 'Safe lifting', file: 'Road signs', published: false }),
      })}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: 'An update of “Soil test”' }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'An update of another course' })).toBeChecked();
    await userEvent.tab();
    const course = canvas.getByRole('combobox', { name: 'Course to update' });
    await expect(course).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(course).toHaveValue('Safe lifting');
    canvas.getByRole('button', { name: 'Continue' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(spoken('polite')).toHaveTextContent('What would change in “Safe lifting”'));
    await expect(canvas.getByText('Import a course', { selector: 'h1 *' })).toHaveFocus();
  },
};

/** The course that was chosen was removed: only another one, or a new one, can be chosen. */
export const ChoiceAgain: Story = {
  tags: ['spec:15.3', 'wcag:3.3.1'],
  args: { state: 'choice', choice: choiceOf({ suggested: [] }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/The course that was chosen is no longer there/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'An update of a course' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('Choose a course')).toBeVisible();
    await expect(args.choice?.onUpdate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'A new course' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.choice?.onNew).toHaveBeenCalledOnce();
  },
};

const report: CourseImportScreenProps['report'] = {
  title: 'Keep the books of a small shop',
  updated: true,
  href: '/instructor/course/books',
  units: 4,
  lessons: 31,
  pictures: 58,
  quizzes: 3,
  summary: '4 units and 31 lessons.',
  findings: [],
};
const undo = {
  until: '27 December 2026',
  onUndo: fn(async (): Promise<FormOutcome> => ({ ok: true })),
};

export const Undo: Story = {
  tags: ['keyboard', 'spec:14.182', 'spec:14.336', 'wcag:2.1.1', 'wcag:4.1.3'],
  args: { state: 'done', report, undo },
  render: (args) => <Live {...args} answer={() => ({ ok: true, state: 'undone' })} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Undo the import' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(spoken('polite')).toHaveTextContent('Import undone'));
    await expect(await canvas.findByText('Import undone')).toBeVisible();
    await expect(canvas.getByText('Import a course', { selector: 'h1 *' })).toHaveFocus();
  },
};

/** The update of a course names what it replaced, and points to the undo. */
export const Replaced: Story = {
  tags: ['spec:15.8'],
  args: { state: 'done', report: { ...report, title: 'Road signs', before: 'Soil test' }, undo },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('“Road signs” was updated')).toBeVisible();
    await expect(
      canvas.getByText('The import replaced the content of “Soil test”. You can undo it below.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo the import' })).toBeVisible();
  },
};

export const UndoRefused: Story = {
  tags: ['spec:14.184', 'wcag:3.3.1', 'wcag:4.1.3'],
  args: { state: 'done', report, undo },
  render: (args) => (
    <Live
      {...args}
      answer={() => ({
        ok: false,
        message: 'The course was edited since.',
        undo: { ...undo, until: undefined, problem: 'The course was edited since.' },
      })}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the import' }));
    await waitFor(() => expect(spoken('assertive')).toHaveTextContent('The course was edited since.'));
    await expect(await canvas.findByText('This import cannot be undone')).toBeVisible();
    await expect(canvas.getByText('The course was edited since.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo the import' })).toBeNull();
  },
};

export const Discarded: Story = {
  args: { state: 'discarded' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The course is unchanged.')).toBeVisible();
  },
};
