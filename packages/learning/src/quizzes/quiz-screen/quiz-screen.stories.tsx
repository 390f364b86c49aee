import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import type { Answers } from '../../lib/quiz';
import {
  longQuestion,
  quizAnswers,
  quizAttempts,
  quizQuestions,
  quizReviews,
  quizSettings,
  someAnswers,
} from '../../lib/quiz-samples';
import { inConsolePage } from '../../lib/story-frames';
import { QuizResult } from '../quiz-result/quiz-result';
import { QuizScreen, type QuizScreenProps } from './quiz-screen';

const START = Date.parse('2026-11-21T09:00:00.000Z');
const done = async (): Promise<FormOutcome> => ({ ok: true });

const result = (
  <QuizResult
    score={12}
    total={30}
    passShare={0.6}
    questions={quizQuestions}
    answers={quizAnswers}
    reviews={quizReviews}
    attempts={quizAttempts}
    retryHref="/console/quizzes/soil-and-water"
  />
);

/** Simulates page and server: stores answers and flags, starts and ends the attempt. */
function Host(props: QuizScreenProps) {
  const [attempt, setAttempt] = useState(props.attempt);
  const [answers, setAnswers] = useState<Answers>(props.answers);
  const [flagged, setFlagged] = useState(props.flagged ?? []);
  return (
    <QuizScreen
      {...props}
      attempt={attempt}
      answers={answers}
      flagged={flagged}
      onAnswer={(id, answer) => {
        setAnswers((all) => ({ ...all, [id]: answer }));
        props.onAnswer(id, answer);
      }}
      onFlag={(id, flag) => setFlagged((all) => (flag ? [...all, id] : all.filter((one) => one !== id)))}
      onStart={async () => {
        setAttempt('in-progress');
        return { ok: true };
      }}
      onSubmit={async () => {
        const outcome = await props.onSubmit();
        if (outcome.ok) setAttempt('complete');
        return outcome;
      }}
    />
  );
}

const meta = {
  title: 'Learning/Quizzes/Quiz screen',
  component: Host,
  parameters: { propsOf: QuizScreen, frame: 'page' },
  decorators: [inConsolePage],
  args: {
    state: { status: 'ready' },
    title: 'Soil and water: what you know now',
    crumbs: [{ label: 'Quizzes', href: '/console/quizzes' }, { label: 'Soil and water: what you know now' }],
    intro: 'Ten questions on what the first two units taught. Have a pencil and paper at hand.',
    attempt: 'in-progress',
    settings: quizSettings,
    questions: quizQuestions,
    answers: someAnswers,
    onAnswer: fn(),
    onUpload: done,
    flagged: ['q5'],
    save: { state: 'saved' },
    onSubmit: fn(done),
    mode: 'one-at-a-time',
    endsAt: START + 21 * 60_000,
    now: () => START,
    backHref: '/console/course/course-2/drip-irrigation',
    result,
  },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Rules: Story = {
  tags: ['state:default', 'spec:12.36'],
  args: {
    attempt: 'not-started',
    answers: {},
    settings: {
      ...quizSettings,
      timeLimitMinutes: 40,
      extraMinutes: 10,
      closesAt: '2026-12-04T15:00:00.000Z',
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/You have 40 minutes \(30 \+ 10 yours\)/)).toBeVisible();
    await expect(canvas.getByText(/You have 2 of 3 attempts left\. Your best attempt counts/)).toBeVisible();
  },
};

export const NoAttemptsLeft: Story = {
  args: { attempt: 'not-started', settings: { ...quizSettings, attempts: { used: 3, allowed: 3 } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Start the quiz' })).toBeNull();
  },
};

export const OneAtATime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: /^Question 3 of 10 ?: Sukuma wiki/ })).toBeVisible();
    await expect(canvas.getByText('4 of 10 answered')).toBeVisible();
  },
};

/** All on one page, offline, in the last minute. */
export const AllOnOnePage: Story = {
  args: { mode: 'all', save: { state: 'offline', onRetry: fn() }, endsAt: START + 52_000 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=skeleton]')).toBeNull(), {
      timeout: 10_000,
    });
    await expect(within(canvasElement).getAllByRole('group', { name: /^Question/ })).toHaveLength(10);
  },
};

/** Forward only: a required question cannot be left unanswered. */
export const Sequential: Story = {
  tags: ['wcag:3.3.1'],
  args: {
    sequential: true,
    currentId: undefined,
    questions: quizQuestions.slice(3, 6).map((one, at) => ({ ...one, number: at + 1 })),
    answers: {},
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Next/ }));
    await expect(canvas.getByText('This question must be answered before you go on.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: /Water for one bed/ })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Previous' })).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'All questions' })).toBeNull();
  },
};

/** Simulates a server that sends each question once the one before it was left, and refuses the first try. */
function OneByOne(props: QuizScreenProps) {
  const [count, setCount] = useState(1);
  const [refuses, setRefuses] = useState(true);
  return (
    <Host
      {...props}
      questions={props.questions.slice(0, count)}
      total={props.questions.length}
      onLeave={async (id) => {
        setRefuses(false);
        if (refuses) return { ok: false, message: UNREADABLE, errors: { [id]: UNREADABLE } };
        setCount(count + 1);
        return { ok: true };
      }}
    />
  );
}
const UNREADABLE = 'Write the number with digits.';

/** Forward only: the server holds the later questions back, and may refuse to go on. */
export const OneByOneFromServer: Story = {
  tags: ['wcag:2.4.3', 'wcag:3.3.1', 'spec:15.101'],
  args: {
    sequential: true,
    currentId: undefined,
    questions: quizQuestions.slice(0, 3).map((one, at) => ({ ...one, number: at + 1, required: false })),
    answers: {},
  },
  render: (args) => <OneByOne {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = (number: number) =>
      canvas.findByRole('heading', { name: new RegExp(`^Question ${number} of 3`) });
    await expect(await heading(1)).toBeVisible();
    const next = () => userEvent.click(canvas.getByRole('button', { name: /^Next/ }));
    await next();
    await expect((await canvas.findAllByText(UNREADABLE))[0]).toBeVisible();
    await waitFor(async () => expect(await heading(1)).toHaveFocus());
    await next();
    await waitFor(async () => expect(await heading(2)).toHaveFocus());
    await next();
    await waitFor(async () => expect(await heading(3)).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /^Next/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Submit answers' })).toBeVisible();
  },
};

/** From the rules to the result by keyboard only. */
export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.4'],
  args: { attempt: 'not-started', questions: quizQuestions.slice(0, 4), answers: {}, flagged: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Start the quiz' }).focus();
    await userEvent.keyboard('{Enter}');
    const first = await canvas.findByRole('heading', { name: /^Question 1 of 4/ });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Flag question 1' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith('q1', { type: 'single', option: 'clay' });
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Question 2 of 4/ })).toHaveFocus());
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Question 3 of 4/ })).toHaveFocus());
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Question 4 of 4/ })).toHaveFocus());

    canvas.getByRole('button', { name: 'Submit answers' }).focus();
    await userEvent.keyboard('{Enter}');
    const required = await screen.findByRole('alertdialog', {
      name: 'Some questions must be answered first',
    });
    await waitFor(() =>
      expect(within(required).getByRole('button', { name: 'Go to question 4' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Question 4 of 4/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('60');

    canvas.getByRole('button', { name: 'Submit answers' }).focus();
    await userEvent.keyboard('{Enter}');
    const asked = await screen.findByRole('alertdialog', { name: 'Submit your answers?' });
    await expect(within(asked).getByText('2 questions are unanswered.')).toBeVisible();
    within(asked).getByRole('button', { name: 'Question 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Question 2 of 4/ })).toHaveFocus());

    const [submit] = canvas.getAllByRole('button', { name: 'Submit answers', hidden: true });
    if (!submit?.checkVisibility()) {
      canvas.getByRole('button', { name: 'All questions' }).focus();
      await userEvent.keyboard('{Enter}');
    }
    submit?.focus();
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('alertdialog', { name: 'Submit your answers?' });
    await waitFor(() => expect(within(again).getByRole('button', { name: 'Submit answers' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: '12 of 30 points' })).toHaveFocus());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const AskingBeforeSubmit: Story = {
  tags: ['state:open', 'wcag:3.3.4'],
  args: {
    save: { state: 'failed', onRetry: fn() },
    questions: quizQuestions.map((one) => ({ ...one, required: false })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const map = canvas.queryByRole('button', { name: 'All questions' });
    if (map) await userEvent.click(map);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit answers' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Submit your answers?' });
    await expect(within(dialog).getByText('6 questions are unanswered.')).toBeVisible();
    await expect(within(dialog).getByText(/not saved yet/)).toBeVisible();
  },
};

/** Submitted without a connection: it says that it waits, not that it is submitted. */
export const SubmitWaits: Story = {
  tags: ['spec:14.36'],
  args: { submitWaits: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Your answers wait to be submitted')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Submit answers' })).toBeNull();
  },
};

const photo = () => new File([new Uint8Array([0xff, 0xd8, 0xff])], 'jar.jpg', { type: 'image/jpeg' });
const chooser = (canvasElement: HTMLElement) =>
  within(canvasElement).findByLabelText<HTMLInputElement>(/^Your file/);

/** The network is lost while a photo is sent: it is kept, named before submitting, and sent again by one press. */
export const FileNotArrived: Story = {
  tags: ['spec:12.147', 'wcag:3.3.4', 'wcag:3.3.1'],
  args: {
    answers: { ...quizAnswers, q10: undefined },
    currentId: 'q10',
    onUpload: fn(async (): Promise<FormOutcome> => ({ ok: false, message: 'You are offline.' })),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(await chooser(canvasElement), photo());
    await expect(await canvas.findByText('You are offline.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit answers' }));
    const dialog = await screen.findByRole('alertdialog', { name: '1 file has not arrived' });
    await expect(within(dialog).getByText('jar.jpg (question 10)')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go to question 10' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again: jar.jpg' }));
    await expect(args.onUpload).toHaveBeenCalledTimes(2);
    await expect(await canvas.findByText('You are offline.')).toBeVisible();
  },
};

/** What was chosen survives that other questions are shown. */
export const FileKept: Story = {
  tags: ['spec:12.147', 'wcag:2.4.3'],
  args: {
    answers: { ...quizAnswers, q10: undefined },
    onUpload: fn(async (): Promise<FormOutcome> => ({ ok: false, message: 'You are offline.' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(await chooser(canvasElement), photo());
    await expect(await canvas.findByRole('button', { name: 'Try again: jar.jpg' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByRole('heading', { name: /^Question 9 of 10/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('button', { name: 'Try again: jar.jpg' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: jar.jpg' }));
    await waitFor(() => expect(canvas.queryByText('You are offline.')).toBeNull());
  },
};

export const SubmissionRefused: Story = {
  tags: ['state:error', 'wcag:3.3.1'],
  args: {
    answers: quizAnswers,
    currentId: undefined,
    questions: quizQuestions.slice(0, 4),
    onSubmit: fn(
      async (): Promise<FormOutcome> => ({
        ok: false,
        message: 'One question has changed since you answered it. Look at it again, then submit.',
        errors: { q4: 'Your instructor has corrected the size of the bed. Please check your answer.' },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const map = canvas.queryByRole('button', { name: 'All questions' });
    if (map) await userEvent.click(map);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit answers' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit answers' }));
    await expect(
      await canvas.findByText('Your instructor has corrected the size of the bed. Please check your answer.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^Question 4 of 4/ })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Your answer in litres' })).toHaveValue('60');
  },
};

export const OverdueWithGrace: Story = {
  args: {
    attempt: 'overdue',
    settings: { ...quizSettings, overdue: 'grace', graceMinutes: 5 },
    graceEndsAt: START + 4 * 60_000,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('4 minutes left')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Submit answers' })).toBeVisible();
  },
};

export const WaitingForGrading: Story = { args: { attempt: 'pending-review' } };
export const Abandoned: Story = {
  args: { attempt: 'abandoned', againHref: '/console/quizzes/soil-and-water', result: undefined },
};

export const Loading: Story = { tags: ['state:loading'], args: { state: { status: 'loading' } } };

export const LongRightToLeft: Story = {
  tags: ['state:long'],
  globals: { direction: 'rtl' },
  args: { questions: [longQuestion, ...quizQuestions], title: longQuestion.prompt as string },
};

export const Elsewhere: Story = {
  tags: ['state:error', 'spec:12.12'],
  args: { onContinueHere: fn(done) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue here' }));
    await expect(args.onContinueHere).toHaveBeenCalledOnce();
  },
};

export const AccessCode: Story = {
  tags: ['state:error', 'spec:12.8', 'wcag:3.3.1'],
  args: { attempt: 'not-started', needsAccessCode: true },
  render: (args) => (
    <QuizScreen
      {...args}
      onStart={async () => ({
        ok: false,
        message: 'This is not the access code.',
        errors: { accessCode: 'This is not the access code.' },
      })}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Access code' });
    await userEvent.type(field, 'melon');
    await userEvent.click(canvas.getByRole('button', { name: 'Start the quiz' }));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(/This is not the access code\./);
  },
};

export const ResultLater: Story = {
  tags: ['state:default', 'spec:12.14'],
  args: { attempt: 'submitted', resultAt: '2026-12-01T14:00:00Z', lateAnswers: 1 },
};
