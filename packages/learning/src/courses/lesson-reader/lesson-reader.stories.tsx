import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { kiswahiliHtml, sampleLesson } from '../../lib/sample-lesson';
import { links, longCourse, progressOf, units, unitsOwned } from '../../lib/samples';
import { sampleNotes as notes } from '../lesson-notes/sample-notes';
import { LessonReader, type LessonReaderProps } from './lesson-reader';

/** From this width the outline stands beside the text. */
const wide = () => window.matchMedia('(min-width: 52rem)').matches;

const instructor = {
  name: 'Wanjiru Kamau',
  limits: { subject: 140, body: 5000 },
  draft: '',
  onDraftChange: fn(),
};

/** Keeps what is typed for the notes and the instructor, as the page does. */
function LessonPage({ notes, instructor, ...props }: LessonReaderProps) {
  const [note, setNote] = useState('');
  const [question, setQuestion] = useState('');
  return (
    <LessonReader
      {...props}
      notes={notes && { ...notes, draft: note, onDraftChange: setNote }}
      instructor={instructor && { ...instructor, draft: question, onDraftChange: setQuestion }}
    />
  );
}

const meta = {
  title: 'Learning/Courses/Lesson reader',
  component: LessonReader,
  parameters: { frame: 'page' },
  // A page of the docs has a main of its own.
  render: (args, { viewMode }) =>
    viewMode === 'docs' ? (
      <LessonPage {...args} />
    ) : (
      <main id="main" tabIndex={-1}>
        <LessonPage {...args} />
      </main>
    ),
  args: {
    lesson: sampleLesson,
    contents: unitsOwned,
    lessonHrefOf: links.lessonHrefOf,
    canMark: true,
    onDoneChange: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    onLanguageChange: fn(),
    onNavigate: fn(),
    bleed: true,
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
    await expect(await canvas.findByText(/Continuing where you stopped/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start from the top' }));
    await expect(window.scrollY).toBe(0);
    await waitFor(() => expect(canvas.queryByText(/Continuing where you stopped/)).toBeNull());
  },
};
export const ResumedAndClosed: Story = {
  tags: ['spec:R.48'],
  args: { startAt: 0.5 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/Continuing where you stopped/);
    const at = window.scrollY;
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText(/Continuing where you stopped/)).toBeNull());
    await expect(window.scrollY).toBe(at);
  },
};
/** The outline of the course steps aside, and comes back. */
export const OutlineHidden: Story = {
  tags: ['spec:12.87', 'wcag:4.1.2'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const lessons = wide() ? canvas.getByRole('button', { name: 'Lessons' }) : undefined;
    if (!lessons) return;
    await expect(canvas.getByRole('navigation', { name: 'Course contents' })).toBeVisible();
    await userEvent.click(lessons);
    await expect(lessons).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('navigation', { name: 'Course contents' })).toBeNull();
  },
};
/** "Done, next lesson" marks the lesson and opens the next one. */
export const DoneAndNext: Story = {
  tags: ['spec:12.88'],
  args: { onNavigate: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Done, next lesson' })[0] as HTMLElement);
    await expect(args.onDoneChange).toHaveBeenCalledWith(true);
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenCalledWith('/console/course/unit/lesson/lesson-2-3/x'),
    );
  },
};
/** Once its code is loaded, the end of a lesson has its button below the window too. */
const inWindow = (one: HTMLElement) => {
  const { top, bottom } = one.getBoundingClientRect();
  return one.checkVisibility() && bottom > 0 && top < window.innerHeight;
};
/** At the end of the text, the button of the head and the bar is there. */
export const TheEnd: Story = {
  tags: ['spec:17.21', 'wcag:2.4.6'],
  args: {
    onNavigate: fn(),
    step: {
      href: '/console/quizzes/q1',
      lesson: false,
      shown: {
        reason: 'next',
        unit: 2,
        quiz: true,
        title: 'Know your stock',
        place: 'Stock, lesson 2',
        progress: { done: 4, total: 12 },
        minutes: 8,
      },
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const done = () => canvas.getAllByRole('button', { name: /^Done/ }).filter(inWindow);
    const end = () => canvas.findByRole('region', { name: 'Know your stock' });
    await waitFor(() => expect(done()).toHaveLength(1));
    const [elsewhere] = done();
    canvasElement.querySelector('[data-slot=lesson-done]')?.scrollIntoView({ block: 'end' });
    const step = within(await end());
    await expect(step.getByText('Read to the end · next in unit 2')).toBeVisible();
    await waitFor(() => expect(elsewhere).not.toBeInTheDocument());
    await expect(done()).toHaveLength(1);
    await userEvent.click(step.getByRole('button', { name: 'Done, go on' }));
    await expect(args.onDoneChange).toHaveBeenCalledWith(true);
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/console/quizzes/q1'));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(done().length).toBeGreaterThan(0));
    // The bar of a phone may cover half of a control at other positions, which axe measures.
    window.scrollTo(0, document.documentElement.scrollHeight);
  },
};
export const DoneAndNextFails: Story = {
  tags: ['spec:12.88', 'wcag:4.1.3'],
  args: {
    onNavigate: fn(),
    onDoneChange: fn(
      async (): Promise<FormOutcome> => ({ ok: false, message: 'Not saved: you seem to be offline.' }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Done, next lesson' })[0] as HTMLElement);
    await expect(await canvas.findByText('Not saved: you seem to be offline.')).toBeVisible();
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
};
/** The notes open in a dialog; the focus returns to the button that opened it. */
export const Notes: Story = {
  tags: ['spec:12.89', 'wcag:2.4.3'],
  args: { notes, bookmark: { on: true, onChange: fn() } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = wide()
      ? canvas.getByRole('button', { name: 'Add a note' })
      : canvas.getByRole('button', { name: /^Notes/ });
    await userEvent.click(opener);
    const sheet = within(await screen.findByRole('dialog', { name: 'My notes 2' }));
    await expect(await sheet.findByText('Kept on this phone')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const WithoutNotes: Story = {
  args: {
    notes: { ...notes, notes: [], count: 0 },
    bookmark: { on: false, onChange: fn() },
    instructor: {
      ...instructor,
      onAsk: fn(async () => ({ ok: true as const, href: '/console/messages/1' })),
    },
  },
};
export const Done: Story = {
  args: {
    lesson: {
      ...sampleLesson,
      done: true,
      unitProgress: progressOf(2, 4),
      courseProgress: progressOf(5, 12),
    },
  },
};
export const CourseFinished: Story = {
  args: {
    lesson: {
      ...sampleLesson,
      done: true,
      unitProgress: progressOf(4, 4),
      courseProgress: progressOf(12, 12),
      next: null,
    },
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
        poster: null,
        sound: null,
        seconds: 412,
        weightBytes: 9_600_000,
        captions: [{ language: 'en', label: 'English', src: 'data:text/vtt,WEBVTT' }],
        transcriptHtml: '<p>We begin at the top shelf.</p>',
      },
    },
  },
  // At the top, the bar of a low window covers half of the player's controls, which axe measures.
  play: () => window.scrollTo(0, document.documentElement.scrollHeight),
};
/** Visitors have no progress: nothing says that there are no lessons. */
export const VisitorsPreview: Story = {
  tags: ['spec:15.148'],
  args: {
    contents: units.map((unit) => ({ ...unit, owned: true, progress: progressOf(0, 0) })),
    lesson: {
      ...sampleLesson,
      unitProgress: progressOf(0, 0),
      courseProgress: progressOf(0, 0),
      previous: null,
    },
    canMark: false,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('No lessons yet');
    await expect(canvasElement.querySelector('[data-slot=lesson-head] p')).toHaveTextContent(/\S/);
  },
};
export const VeryLongTitles: Story = {
  args: {
    lesson: {
      ...sampleLesson,
      title: longCourse.title,
      unit: { ...sampleLesson.unit, title: longCourse.title },
      next: { _id: 'lesson-2-3', title: longCourse.title },
    },
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
    // Where it stopped scrolling, the bar of a phone may cover half of a control, which axe measures.
    window.scrollTo(0, document.documentElement.scrollHeight);
  },
};

export const LastLessonDone: Story = {
  tags: ['wcag:2.4.3', 'spec:15.172'],
  args: { lesson: { ...sampleLesson, next: null } },
  render: function LastLesson(args) {
    const [done, setDone] = useState(false);
    return (
      <main id="main" tabIndex={-1}>
        <LessonReader
          {...args}
          lesson={{ ...args.lesson, done }}
          onDoneChange={async (now) => {
            setDone(now);
            return { ok: true };
          }}
        />
      </main>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'This lesson is done' })).toHaveFocus());
    // Where the focus scrolled to, the bar of a phone may cover half of a control, which axe measures.
    window.scrollTo(0, document.documentElement.scrollHeight);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.2', 'wcag:2.4.5'],
  args: { notes },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    if (wide()) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Lessons' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: /^Previous lesson/ })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getAllByRole('button', { name: 'Done, next lesson' })[0]).toHaveFocus();
    }
    const mark = canvas.getByRole('button', { name: 'Mark as done' });
    mark.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDoneChange).toHaveBeenCalledWith(true);
    await expect(mark).toHaveFocus();
    const lessons = canvas.getByRole('button', { name: 'Lessons' });
    lessons.focus();
    await userEvent.keyboard('{Enter}');
    if (wide()) {
      await expect(lessons).toHaveAttribute('aria-expanded', 'false');
      return;
    }
    const sheet = within(await screen.findByRole('dialog', { name: 'Lessons of this course' }));
    await expect(sheet.getByRole('navigation', { name: 'Course contents' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(lessons).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Lessons of this course' });
  },
};

const failsFirst = () => {
  let tries = 0;
  return fn(async () => {
    tries += 1;
    return tries === 1
      ? { ok: false as const, message: 'You are offline.' }
      : { ok: true as const, href: '/console/messages/1' };
  });
};

/** A question is about the lesson and its section; what was typed survives a lost network and a closed dialog. */
export const AskTheInstructor: Story = {
  tags: ['spec:12.150', 'wcag:2.4.3', 'wcag:3.3.1'],
  args: {
    instructor: { ...instructor, onAsk: failsFirst() },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Ask Wanjiru Kamau, your instructor' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Ask Wanjiru Kamau' });
    const subject = within(dialog).getByRole('textbox', { name: 'Subject' });
    await expect((subject as HTMLInputElement).value).toContain(args.lesson.title);
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Your question' }), 'Why every day?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('dialog', { name: 'Ask Wanjiru Kamau' });
    await expect(within(again).getByRole('textbox', { name: 'Your question' })).toHaveValue('Why every day?');
    await userEvent.click(within(again).getByRole('button', { name: 'Send the question' }));
    await expect(await within(again).findByText('You are offline.')).toBeVisible();
    await expect(within(again).getByRole('textbox', { name: 'Your question' })).toHaveValue('Why every day?');
    await userEvent.click(within(again).getByRole('button', { name: 'Send the question' }));
    await waitFor(() =>
      expect(within(again).getByRole('heading', { name: 'Your question is sent' })).toHaveFocus(),
    );
    await expect(within(again).getByRole('link', { name: 'Open the conversation' })).toHaveAttribute(
      'href',
      '/console/messages/1',
    );
  },
};
