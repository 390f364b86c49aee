import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { kiswahiliHtml, sampleLesson } from '../../lib/sample-lesson';
import { longCourse, units, unitsOwned } from '../../lib/samples';
import { LessonReader } from './lesson-reader';

const meta = {
  title: 'Learning/Courses/Lesson reader',
  component: LessonReader,
  args: {
    lesson: sampleLesson,
    contents: unitsOwned,
    previous: {
      title: 'What is on the shelf, and what it cost you',
      href: '/console/course/unit/lesson/lesson-2-1/x',
    },
    next: { title: 'When to order again', href: '/console/course/unit/lesson/lesson-2-3/x' },
    unitProgress: { done: 1, total: 4 },
    courseProgress: { done: 4, total: 12 },
    canMark: true,
    onDoneChange: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    onLanguageChange: fn(),
    onNavigate: fn(),
  },
} satisfies Meta<typeof LessonReader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Resumed: Story = {
  tags: ['spec:R.48'],
  args: { startAt: 0.5 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('You are back where you stopped.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start from the top' }));
    await expect(window.scrollY).toBe(0);
    await waitFor(() => expect(canvas.queryByText('You are back where you stopped.')).toBeNull());
  },
};
export const Done: Story = {
  args: {
    lesson: { ...sampleLesson, done: true },
    unitProgress: { done: 2, total: 4 },
    courseProgress: { done: 5, total: 12 },
  },
};
export const CourseFinished: Story = {
  args: {
    lesson: { ...sampleLesson, done: true },
    unitProgress: { done: 4, total: 4 },
    courseProgress: { done: 12, total: 12 },
    next: undefined,
  },
};
export const MachineTranslation: Story = {
  tags: ['wcag:3.1.2'],
  args: {
    lesson: {
      ...sampleLesson,
      title: 'Kuhesabu bidhaa Jumapili jioni',
      html: kiswahiliHtml,
      language: 'sw',
      machineTranslated: true,
      headings: [],
    },
  },
};
export const WithVideo: Story = {
  args: {
    lesson: {
      ...sampleLesson,
      video: {
        src: 'data:video/mp4;base64,',
        seconds: 412,
        weightBytes: 9_600_000,
        captions: [{ language: 'en', label: 'English', src: 'data:text/vtt,WEBVTT' }],
        transcriptHtml: '<p>We begin at the top shelf.</p>',
      },
    },
  },
};
export const VisitorsPreview: Story = { args: { contents: units, canMark: false, previous: undefined } };
export const VeryLongTitles: Story = {
  args: {
    lesson: { ...sampleLesson, title: longCourse.title, unitTitle: longCourse.title },
    next: { title: longCourse.title, href: '/console/course/unit/lesson/lesson-2-3/x' },
  },
};

export const SavingFails: Story = {
  tags: ['wcag:4.1.3'],
  args: {
    onDoneChange: fn(
      async (): Promise<FormOutcome> => ({ ok: false, message: 'Not saved: you seem to be offline.' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as done' }));
    await expect(await canvas.findByText('Not saved: you seem to be offline.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.2', 'wcag:2.4.5'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const contents = canvas.queryByRole('button', { name: 'Course contents' });
    if (contents) {
      await userEvent.tab();
      await expect(contents).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(contents).toHaveAttribute('aria-expanded', 'true');
    }
    await expect(canvas.getByRole('navigation', { name: 'Course contents' })).toBeVisible();
    const mark = canvas.getByRole('button', { name: 'Mark as done' });
    mark.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDoneChange).toHaveBeenCalledWith(true);
    await expect(mark).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Next lesson/ })).toHaveFocus();
  },
};
