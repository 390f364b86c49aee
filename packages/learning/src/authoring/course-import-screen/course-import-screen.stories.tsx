import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { UploadFile } from '@digiken/ui/file-upload';
import { inInstructorPage } from '../../lib/authoring-frames';
import type { FormOutcome } from '@digiken/ui/internal/types';
import {
  CourseImportScreen,
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

const meta = {
  title: 'Learning/Authoring/Course import screen',
  component: CourseImportScreen,
  parameters: { frame: 'page' },
  decorators: [inInstructorPage],
  args: {
    state: 'ready',
    onUpload: fn<UploadFile>(async () => ({ ok: true })),
    formats:
      'A Common Cartridge (.imscc), an Open edX course (.tar.gz), a SCORM or QTI package (.zip), an EPUB book (.epub) or a Markdown course (.zip), up to 300 MB.',
    crumbs: [{ label: 'My courses', href: '/instructor/courses' }, { label: 'Import a course' }],
  },
} satisfies Meta<typeof CourseImportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

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
  tags: ['wcag:3.3.1'],
  args: { state: 'failed', problem: 'The archive holds a path that leads out of it: “../../etc”.' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/The archive holds a path that leads out of it/),
    ).toBeVisible();
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
    const filter = canvas.getByRole('combobox', { name: 'Show' });
    await expect(filter).toHaveFocus();
    await userEvent.selectOptions(filter, 'Problem (2)');
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(document.querySelector('[data-slot=announcer-polite]')).toHaveTextContent(
      '2 findings shown',
    );
    await userEvent.selectOptions(filter, 'All (4)');
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
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
  onDiscard: decide(),
  onCompare: decide(),
});

export const Preview: Story = {
  tags: ['spec:14.177', 'wcag:1.3.1', 'wcag:1.4.10', 'wcag:2.1.1'],
  args: { state: 'preview', preview: previewOf() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 added, 1 changed, 1 moved, 0 removed')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Kept (1)' })).toBeVisible();
    await expect(canvas.getByText('12 learners are enrolled in it')).toBeVisible();
    canvas.getByRole('button', { name: 'Apply the import' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.preview?.onApply).toHaveBeenCalledOnce();
  },
};

export const PreviewEmpty: Story = {
  args: { state: 'preview', preview: previewOf({ items: [], live: false }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/nothing would change/)).toBeVisible();
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
      items: Array.from({ length: 60 }, (_, at) => ({
        ...{ id: String(at), item: 'lesson' as const, title: `${LONG} ${at + 1}`, unit: LONG, learners: at },
        change: at % 2 === 0 ? ('changed' as const) : ('added' as const),
      })),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(within(canvasElement).getByRole('list', { name: 'Added (30)' })).getAllByRole('listitem'),
    ).toHaveLength(30);
  },
};

export const PreviewConflict: Story = {
  tags: ['spec:14.178', 'wcag:3.3.1', 'wcag:4.1.3'],
  args: {
    state: 'preview',
    preview: {
      ...previewOf({ outdated: true }),
      onCompare: fn(
        async (): Promise<FormOutcome> => ({ ok: false, message: 'The server does not answer.' }),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Apply the import' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare again' }));
    await expect(await canvas.findByText('The server does not answer.')).toBeVisible();
  },
};

export const Undo: Story = {
  tags: ['spec:14.182', 'spec:14.184', 'wcag:4.1.3'],
  args: {
    state: 'done',
    report: {
      ...{ title: 'Keep the books of a small shop', updated: true, href: '/instructor/course/books' },
      ...{
        units: 4,
        lessons: 31,
        pictures: 58,
        quizzes: 3,
        summary: '4 units and 31 lessons.',
        findings: [],
      },
    },
    undo: {
      until: '27 December 2026',
      onUndo: fn(async (): Promise<FormOutcome> => ({ ok: false, message: 'The course was edited since.' })),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo this import' }));
    await expect(await canvas.findByText('The course was edited since.')).toBeVisible();
  },
};

export const Undone: Story = { args: { state: 'undone' } };
