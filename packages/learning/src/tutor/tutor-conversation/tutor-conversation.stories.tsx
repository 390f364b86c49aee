import type { TutorTurn } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import {
  brokenTurns,
  closedTurns,
  helpTurns,
  longTurns,
  nothingTurns,
  passageTurns,
  sampleAnswer,
  sampleTurns,
  spentTurns,
  writingTurns,
} from '../../lib/tutor-samples';
import { TutorConversation, type TutorConversationProps } from './tutor-conversation';
import { useAnswerSpeech } from './use-answer-speech';

const meta = {
  title: 'Learning/Tutor/Tutor conversation',
  component: TutorConversation,
  args: {
    turns: sampleTurns,
    onRate: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    onRetry: fn(),
    person: { onSend: fn(async () => ({ ok: true as const, reference: 'DK-7F3K9' })), maxLength: 2000 },
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-reading">
        <h2 className="dk-visually-hidden">Questions and answers</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TutorConversation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The device of a test may have no voice. */
function withVoice(lang: string) {
  const voice = { lang, name: 'Story', default: true, localService: true, voiceURI: 'story' };
  const real = speechSynthesis.getVoices.bind(speechSynthesis);
  speechSynthesis.getVoices = () => [voice];
  return () => {
    speechSynthesis.getVoices = real;
  };
}

const cardOf = async (canvasElement: HTMLElement, name: RegExp) =>
  (await within(canvasElement).findByRole('heading', { name })).closest('article');

/** Sources are below the answer; a citation opens them and moves the focus; Escape returns. */
export const Default: Story = {
  tags: ['spec:13.30', 'spec:13.31', 'wcag:2.4.3'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('(Not from your lessons)')).toHaveLength(2);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Source 2:/ })[0] as HTMLElement);
    const card = await cardOf(canvasElement, /^Source 2:.*Your pocket/);
    await waitFor(() => expect(card).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('button', { name: /^Source 2:/ })[0]).toHaveFocus();
  },
};

/** Without a model: sentences of lessons with their sources; a course, which has no sentence, is quoted. */
export const Passages: Story = {
  tags: ['spec:13.28', 'spec:17.61'],
  args: { turns: passageTurns },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Count before you look at the book.')).toBeVisible();
    await expect(canvas.queryByText(/Not from/)).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Open the course:/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Source 1: Close the day, Count' }));
    const link = await canvas.findByRole('link', { name: 'Open the lesson there: Close the day, Count' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('#'));
  },
};

/** Nothing found, a quiz that is open, and the budget used. */
export const NoAnswer: Story = {
  tags: ['spec:13.28', 'spec:13.33', 'spec:13.34'],
  args: {
    turns: [...nothingTurns, ...closedTurns, ...spentTurns],
    closedIn: [
      {
        course: { _id: 'c1', name: 'Keep the books of a small shop' },
        quiz: { _id: 'q1', name: 'Know your cash' },
      },
    ],
    quizHrefOf: (id) => `/console/quizzes/${id}`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('I found nothing about this in what you can read.')).toBeVisible();
    await expect(canvas.getByText(/closed while you take “Know your cash”/)).toBeVisible();
    await expect(canvas.getByText(/The written answers for today are used/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Ask a person' })).toHaveLength(3);
  },
};

/** Calm words and telephone links come first. */
export const Help: Story = {
  tags: ['spec:13.35'],
  args: { turns: helpTurns },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /Befrienders Kenya/ })).toHaveAttribute(
      'href',
      'tel:+254722178177',
    );
  },
};

function Growing(props: TutorConversationProps) {
  const [done, setDone] = useState(false);
  const turns: TutorTurn[] = done
    ? [writingTurns[0] as TutorTurn, { ...sampleAnswer, _id: 'a8' }]
    : writingTurns;
  useAnswerSpeech(turns);
  return (
    <>
      <TutorConversation {...props} turns={turns} />
      <button type="button" className="min-h-6" onClick={() => setDone(true)}>
        Finish
      </button>
    </>
  );
}

/** A finished answer is announced once; what is being written is not. */
export const Writing: Story = {
  tags: ['spec:13.32', 'wcag:4.1.3'],
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Writing…')).toBeVisible();
    await expect(document.querySelector('[data-keep-live]')?.textContent).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await waitFor(() =>
      expect(document.querySelector('[data-keep-live]')?.textContent).toMatch(/^The tutor replied/),
    );
  },
};

/** Stopped, interrupted, and without the model. */
export const Broken: Story = {
  args: { turns: brokenTurns },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('You stopped this answer.')).toBeVisible();
    await expect(canvas.getByText('This answer was interrupted.')).toBeVisible();
    await expect(canvas.getByText(/The AI did not answer/)).toBeVisible();
  },
};

export const LongTexts: Story = { args: { turns: longTurns } };

/** To read only: no actions. */
export const ReadOnly: Story = { args: { onRate: undefined, onRetry: undefined, person: undefined } };

/** Read aloud with a voice of the device; rated; and passed on to a person, whose dialog keeps a failed text. */
export const RatedAndPassedOn: Story = {
  tags: ['spec:13.36', 'spec:13.37', 'wcag:3.3.1', 'wcag:4.1.2'],
  beforeEach: () => withVoice('en-KE'),
  args: {
    turns: passageTurns,
    person: {
      onSend: fn(async (text: string) =>
        text.includes('again')
          ? { ok: true as const, reference: 'DK-7F3K9' }
          : { ok: false as const, message: 'You seem to be offline.' },
      ),
      maxLength: 2000,
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Listen' })).toBeVisible();
    const helped = canvas.getByRole('button', { name: 'Helped' });
    await userEvent.click(helped);
    await expect(args.onRate).toHaveBeenCalledWith('a3', 'helped');
    await expect(helped).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask a person' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask a person' }));
    await expect(dialog.getByText('You: When do I count the drawer?')).toBeVisible();
    const field = dialog.getByRole('textbox');
    await userEvent.type(field, 'Please call me');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    await expect(await dialog.findByText('You seem to be offline.')).toBeVisible();
    await expect(field).toHaveValue('Please call me');
    await userEvent.type(field, ' again');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the request' }));
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Your request is sent' })).toHaveFocus());
    await expect(dialog.getByText(/DK-7F3K9/)).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getAllByRole('button', { name: /^Source 1:/ })[0] as HTMLElement;
    first.focus();
    await userEvent.keyboard('{Enter}');
    const card = await cardOf(canvasElement, /^Source 1:.*Short or over/);
    await waitFor(() => expect(card).toHaveFocus());
    await userEvent.tab();
    await expect(
      canvas.getAllByRole('link', { name: 'Open the lesson there: Close the day, Short or over' })[0],
    ).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(first).toHaveFocus();
  },
};
