import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { UploadFile } from '@digiken/ui/file-upload';
import { inInstructorPage } from '../../lib/authoring-frames';
import { CourseImportScreen, type ImportFindingView } from './course-import-screen';

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
