import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { sampleLesson } from '../../lib/sample-lesson';
import { links, unitsOwned } from '../../lib/samples';
import { inReadingPage } from '../../lib/story-frames';
import { LessonScreen } from './lesson-screen';

const meta = {
  title: 'Learning/Courses/Lesson screen',
  component: LessonScreen,
  parameters: { frame: 'page' },
  decorators: [inReadingPage],
  args: {
    state: { status: 'ready' },
    bleed: true,
    reader: {
      lesson: sampleLesson,
      contents: unitsOwned,
      lessonHrefOf: links.lessonHrefOf,
      canMark: true,
      onDoneChange: async (): Promise<FormOutcome> => ({ ok: true }),
      onLanguageChange: () => {},
    },
    crumbs: [
      { label: 'My courses', href: '/console/my-courses' },
      { label: 'Keep the books of a small shop', href: '/console/course/course-1/x' },
      { label: 'Counting stock on a Sunday evening' },
    ],
  },
} satisfies Meta<typeof LessonScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Locked: Story = {
  args: {
    barred: {
      reason: 'locked',
      message: 'Verify your email address to read this lesson.',
      courseHref: '/console/course/course-1/x',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Choose units' })).toHaveAttribute(
      'href',
      '/console/course/course-1/x',
    );
  },
};
export const SignedOut: Story = {
  args: { barred: { reason: 'signed-out', signInHref: '/auth/signin', courseHref: '/course/course-1' } },
};
export const Loading: Story = { args: { state: { status: 'loading' }, reader: undefined } };
export const Failed: Story = {
  args: { state: { status: 'error', error: { kind: 'unavailable' }, onRetry: fn() }, reader: undefined },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  args: { barred: { reason: 'signed-out', signInHref: '/auth/signin', courseHref: '/course/course-1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Sign in to read this lesson' }),
    ).toBeVisible();
    canvas.getByRole('link', { name: 'Sign in' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See the course' })).toHaveFocus();
  },
};
