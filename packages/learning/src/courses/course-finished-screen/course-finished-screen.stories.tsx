import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longCourse } from '../../lib/samples';
import { inConsolePage } from '../../lib/story-frames';
import { CourseFinishedScreen } from './course-finished-screen';

const course = 'Start a kitchen garden in a small space';
const scene = {
  firstName: 'Achieng',
  course,
  lessons: 9,
  quizzes: 3,
  certificate: {
    name: 'Achieng Odhiambo',
    course,
    issuedAt: '2026-11-24T09:30:00.000Z',
    signatory: 'Akinyi Odhiambo',
  },
};

const meta = {
  title: 'Learning/Courses/Course finished screen',
  component: CourseFinishedScreen,
  parameters: { frame: 'page' },
  decorators: [inConsolePage],
  args: {
    state: { status: 'ready' },
    crumbs: [
      { label: 'My courses', href: '#my-courses' },
      { label: course, href: '#course' },
    ],
    scene,
    certificate: {
      number: 'DKC-4K9P-2MTE-17',
      href: '#certificate',
      pdfHref: '#pdf',
      address: 'digiken.co.ke/verify',
    },
    next: {
      reason: 'choose',
      title: 'Beekeeping for Small Farms',
      cover: { title: 'Beekeeping for Small Farms' },
      action: 'See the course',
      href: '#bees',
    },
    outcomes: ['Raise sukuma wiki and spinach in sacks and basins', 'Feed the soil from the kitchen'],
  },
} satisfies Meta<typeof CourseFinishedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1', 'wcag:2.4.3'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'You did it, Achieng' })).toHaveFocus();
    await expect(
      canvas.getByText('Number DKC-4K9P-2MTE-17. Anyone can check it at digiken.co.ke/verify.'),
    ).toBeVisible();
  },
};

/** The missing quiz comes first. */
export const QuizMissing: Story = {
  tags: ['spec:17.27', 'wcag:1.4.1'],
  args: {
    scene: { ...scene, quizzes: 2, quizzesLeft: 1, certificate: undefined },
    certificate: undefined,
    toDo: { lessons: 9, quizzes: 3, quizzesPassed: 2 },
    next: {
      reason: 'next',
      unit: 3,
      quiz: true,
      title: 'Harvest and eat',
      progress: { done: 9, total: 9 },
      minutes: 8,
      href: '#quiz',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const start = canvas.getByRole('link', { name: 'Start the quiz' });
    const toDo = within(canvas.getByRole('region', { name: 'To your certificate' }));
    const lines = toDo.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toEqual(['Done: 9 of 9 lessons done', 'Not done: 2 of 3 quizzes passed']);
    await expect(
      start.compareDocumentPosition(canvas.getByRole('heading', { name: 'To your certificate' })),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** No certificate is issued for this course. */
export const WithoutCertificate: Story = {
  tags: ['spec:17.27'],
  args: { scene: { ...scene, quizzes: undefined, certificate: null }, certificate: undefined, outcomes: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'You did it, Achieng' })).toBeVisible();
    await expect(canvas.queryByText('Your certificate is being prepared.')).toBeNull();
    await expect(canvasElement.querySelector('[data-slot="certificate-outline"]')).toBeNull();
  },
};

export const LongTexts: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    scene: { ...scene, course: longCourse.title },
    outcomes: [longCourse.title],
  },
};

export const Kiswahili: Story = { globals: { locale: 'sw-KE' } };

export const Failed: Story = {
  args: {
    state: { status: 'error', error: { kind: 'unavailable' }, onRetry: fn() },
    scene: undefined,
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.6'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    for (const name of ['See your certificate', 'Download as PDF', 'See the course']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};
