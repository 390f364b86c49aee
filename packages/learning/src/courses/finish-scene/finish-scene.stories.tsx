import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { passTime } from '@digiken/ui/story/pass-time';
import { Button } from '@digiken/ui/button';
import { longCourse, unbrokenCourse } from '../../lib/samples';
import { FinishScene, type FinishSceneProps } from './finish-scene';

const certificate = {
  name: 'Achieng Odhiambo',
  course: 'Start a kitchen garden in a small space',
  issuedAt: '2026-11-24T09:30:00.000Z',
  signatory: 'Akinyi Odhiambo',
};

const meta = {
  title: 'Learning/Courses/Finish scene',
  component: FinishScene,
  args: {
    firstName: 'Achieng',
    course: certificate.course,
    lessons: 9,
    quizzes: 3,
    certificate,
  },
} satisfies Meta<typeof FinishScene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'spec:17.14', 'wcag:1.1.1', 'wcag:2.4.3', 'wcag:2.4.6'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'You did it, Achieng' })).toHaveFocus();
    await expect(canvas.getByText('9 of 9 lessons done, 3 quizzes passed')).toBeVisible();
    await expect(canvas.getByText(/^Certificate of Achieng Odhiambo for/)).toBeInTheDocument();
    const scene = canvasElement.querySelector('[data-slot="finish-scene"]') as HTMLElement;
    const paper = canvasElement.querySelector('[data-slot="certificate-paper"]') as HTMLElement;
    const wide = scene.clientWidth >= 832;
    if (wide) await expect(scene.getBoundingClientRect().height).toBe(400);
    await expect(paper.getBoundingClientRect().width).toBe(
      Math.min(wide ? 380 : 310, scene.clientWidth - 34),
    );
  },
};

export const QuizMissing: Story = {
  tags: ['spec:17.15'],
  args: { certificate: undefined, quizzes: 2, quizzesLeft: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'All lessons are done' })).toHaveFocus();
    await expect(canvas.getByText('9 of 9 lessons done, 2 quizzes passed, 1 quiz to pass')).toBeVisible();
    await expect(canvas.getByText('Then the certificate is yours.')).toBeVisible();
    await expect(canvasElement.querySelector('[data-slot="certificate-outline"]')).toBeVisible();
  },
};

export const Preparing: Story = {
  tags: ['spec:17.15'],
  args: { certificate: undefined, quizzes: undefined, firstName: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'You did it' })).toHaveFocus();
    await expect(canvas.getByText('Your certificate is being prepared.')).toBeVisible();
    await expect(canvasElement.querySelector('[data-slot="certificate-outline"]')).toBeVisible();
  },
};

/** The last lesson is done on the same page: what was done is said once, after the heading has the focus. */
export const AfterTheLastLesson: Story = {
  tags: ['spec:17.14', 'wcag:4.1.3'],
  render: (args) => <Ends {...args} />,
  play: async ({ canvasElement }) => {
    const heard: string[] = [];
    const region = document.querySelector('[data-slot=announcer-polite]') as Element;
    const watcher = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent ?? '');
    });
    watcher.observe(region, { childList: true });
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await passTime(2_000);
    watcher.disconnect();
    await expect(heard).toEqual([
      'Start a kitchen garden in a small space. 9 of 9 lessons done, 3 quizzes passed',
    ]);
  },
};

function Ends(args: FinishSceneProps) {
  const [ended, setEnded] = useState(false);
  return ended ? <FinishScene {...args} /> : <Button onClick={() => setEnded(true)}>Done</Button>;
}

/** The gate asks for reduced motion. */
export const Still: Story = {
  tags: ['spec:17.16', 'wcag:2.3.3'],
  play: async ({ canvasElement }) => {
    const sun = canvasElement.querySelector('[data-slot="morning-sun"]') as Element;
    await expect(sun.getAnimations()).toHaveLength(0);
    document.documentElement.classList.add('reduce-motion');
    try {
      await expect(Number.parseFloat(getComputedStyle(sun).transitionDuration)).toBe(0);
    } finally {
      document.documentElement.classList.remove('reduce-motion');
    }
  },
};

export const LongText: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    firstName: 'Wanjirũ-Nyakĩo Mwanaisha',
    course: longCourse.title,
    lessons: 1204,
    certificate: { ...certificate, course: longCourse.title },
  },
};
export const LongWord: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: { firstName: unbrokenCourse.title, course: unbrokenCourse.title.repeat(2), certificate: undefined },
};

export const Kiswahili: Story = {
  tags: ['wcag:3.1.2'],
  globals: { locale: 'sw-KE' },
  args: { courseLanguage: 'en' },
  play: async ({ canvasElement }) => {
    const [course] = within(canvasElement).getAllByText(certificate.course);
    await expect(course).toHaveAttribute('lang', 'en');
  },
};
