import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@digiken/ui/button';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { Chat, type ChatMessageView, type ChatProps } from './chat';
import { answer, codeAnswer, NOW, person, question } from './samples';

const ok = async (): Promise<FormOutcome> => ({ ok: true });

const meta = {
  title: 'Learning/Courses/Chat',
  component: Chat,
  args: {
    label: 'AI tutor for Running a small shop',
    messages: [question, answer],
    onSend: fn(ok),
    onStop: fn(),
    onRetry: fn(),
    onRate: fn(),
    allowance: { left: 12, total: 20 },
    mode: 'direct',
    now: NOW,
  },
  decorators: [
    (Story) => (
      <div className="max-w-reading">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

const polite = () => document.querySelector('[data-slot=announcer-polite]');

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'state:default', 'wcag:2.1.1', 'wcag:2.4.6', 'wcag:1.3.1', 'wcag:4.1.2'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(canvas.getByRole('article', { name: /^AI tutor 7 minutes ago/ })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Questions and answers' })).toHaveFocus();
    await userEvent.tab();
    const cited = canvas.getByRole('link', { name: 'Source 1: Counting stock: when two counts differ' });
    await expect(cited).toHaveFocus();
    await expect(cited).toHaveTextContent('[1]');
    await expect(cited).toHaveAttribute('href', '#lesson-counting');
    const helpful = canvas.getByRole('button', { name: 'Helpful' });
    helpful.focus();
    await userEvent.keyboard(' ');
    await expect(args.onRate).toHaveBeenCalledWith('a1', 'helpful');
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    const field = canvas.getByRole('textbox', { name: 'Your question' });
    await expect(field).toHaveAccessibleDescription('Enter sends. Shift + Enter starts a new line.');
    field.focus();
    await userEvent.keyboard('And if both are wrong?{Shift>}{Enter}{/Shift}Asante.');
    await expect(field).toHaveValue('And if both are wrong?\nAsante.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('And if both are wrong?\nAsante.');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).toHaveFocus();
  },
};

const PIECES = ['Look behind ', 'the first row ', 'of packets. ', 'Then count again.'];

function Streaming(args: ChatProps) {
  const [messages, setMessages] = useState<readonly ChatMessageView[]>([question]);
  const [said, setSaid] = useState(0);
  const put = (text: string, state?: ChatMessageView['state']) =>
    setMessages([question, { id: 'a9', from: 'tutor', at: '2026-11-21T08:59:00.000Z', text, state }]);
  return (
    <>
      <Chat
        {...args}
        messages={messages}
        onStop={() => {
          args.onStop?.();
          put(PIECES.slice(0, said).join(''), 'stopped');
        }}
      />
      <Button
        variant="quiet"
        className="mt-6"
        onClick={() => {
          setSaid(said + 1);
          put(PIECES.slice(0, said + 1).join(''), said + 1 < PIECES.length ? 'streaming' : undefined);
        }}
      >
        Next words
      </Button>
    </>
  );
}

/** All announcements of the polite region, in order. */
function listen() {
  const heard: string[] = [];
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent ?? '');
  });
  watcher.observe(polite() as Element, { childList: true });
  return { heard, stop: () => watcher.disconnect() };
}

export const StreamsAndIsHeardOnce: Story = {
  tags: ['wcag:4.1.3'],
  render: (args) => <Streaming {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ear = listen();
    const next = canvas.getByRole('button', { name: 'Next words' });
    for (let piece = 0; piece < PIECES.length; piece++) await userEvent.click(next);
    await expect(canvas.getByText(PIECES.join(''))).toBeVisible();
    await waitFor(() => expect(ear.heard).toHaveLength(2));
    await expect(ear.heard).toEqual([
      'AI tutor is writing',
      'AI tutor replied. Look behind the first row of packets. Then count again.',
    ]);
    ear.stop();
  },
};

export const Stopped: Story = {
  tags: ['wcag:2.4.3'],
  render: (args) => <Streaming {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next words' }));
    const field = canvas.getByRole('textbox', { name: 'Your question' });
    await userEvent.type(field, 'What if it rains?{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('What if it rains?');
    await expect(field).toHaveAccessibleDescription(/Wait for the answer, or stop it first/);
    await userEvent.tab();
    const stop = canvas.getByRole('button', { name: 'Stop answer' });
    await expect(stop).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStop).toHaveBeenCalledOnce();
    await waitFor(() => expect(stop).toHaveAccessibleName('Send'));
    await expect(stop).toHaveFocus();
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByText('You stopped this answer.')).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: {
    messages: [],
    mode: 'hints',
    allowance: { left: 3, total: 20 },
    suggestions: ['Why do we count twice?', 'What is a till float?', 'Quiz me on the last lesson'],
    onSend: fn(
      async (): Promise<FormOutcome> => ({ ok: false, message: 'No answer came from our servers.' }),
    ),
    handOver: { label: 'Ask your instructor instead', onRequest: fn(ok) },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'What is a till float?' }));
    await expect(args.onSend).toHaveBeenCalledWith('What is a till float?');
    await expect(await canvas.findByText('No answer came from our servers.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask your instructor instead' }));
    await expect(args.handOver?.onRequest).toHaveBeenCalledOnce();
  },
};

export const FailedAndLong: Story = {
  tags: ['state:error', 'state:long', 'wcag:1.4.10'],
  args: {
    label:
      'AI tutor for Umesabilishwamogulikirodhumapendekezoyaliyobainishwakitaifa and what follows from it',
    messages: [
      question,
      answer,
      { ...question, id: 'q2', text: 'Show me in Python, please.' },
      codeAnswer,
      person,
      { ...question, id: 'q3', text: 'Asante! One more question.', state: 'failed' },
      { ...answer, id: 'a3', text: 'A till float is', citations: [], state: 'failed' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const log = canvas.getByRole('region', { name: 'Questions and answers' });
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    log.scrollTop = 0;
    const jump = await canvas.findByRole('button', { name: 'Go to the newest message' });
    await userEvent.click(jump);
    await waitFor(() => expect(jump).not.toBeInTheDocument());
    const articles = canvas.getAllByRole('article');
    await expect(articles.at(-1)).toHaveFocus();
    await userEvent.click(within(articles.at(-2) as HTMLElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('q3');
  },
};

function Exercise(args: ChatProps) {
  const [blocked, setBlocked] = useState(false);
  return (
    <>
      <Chat
        {...args}
        blocked={
          blocked
            ? 'The tutor is silent during an exercise. It is back when you have handed it in.'
            : undefined
        }
      />
      <Button variant="quiet" className="mt-6" onClick={() => setBlocked(!blocked)}>
        {blocked ? 'Hand in the exercise' : 'Begin the exercise'}
      </Button>
    </>
  );
}

export const BlockedKeepsTheText: Story = {
  tags: ['wcag:3.3.1'],
  args: { messages: [question, { ...answer, rated: 'not' }] },
  render: (args) => <Exercise {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Is the answer 31?');
    await userEvent.click(canvas.getByRole('button', { name: 'Begin the exercise' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(polite()).toHaveTextContent(/silent during an exercise/));
    await userEvent.click(canvas.getByRole('button', { name: 'Hand in the exercise' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Is the answer 31?');
  },
};

export const LimitReached: Story = {
  tags: ['state:disabled'],
  args: {
    allowance: { left: 0, total: 20, resetsAt: '2026-11-22T03:00:00.000Z' },
    handOver: { label: 'Ask your instructor', onRequest: fn(ok) },
  },
};

export const RightToLeft: Story = {
  tags: ['wcag:1.3.2'],
  globals: { direction: 'rtl' },
  args: { messages: [question, answer, codeAnswer] },
};
