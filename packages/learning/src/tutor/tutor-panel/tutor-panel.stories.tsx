import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { longTurns, passageTurns, sampleTurns, TUTOR_NOW } from '../../lib/tutor-samples';
import { TutorPanel } from './tutor-panel';

const ok = async (): Promise<FormOutcome> => ({ ok: true });

const meta = {
  title: 'Learning/Tutor/Tutor panel',
  component: TutorPanel,
  decorators: [
    (Story) => (
      <section aria-labelledby="panel-title" className="max-w-sidebar rounded-lg border bg-surface p-4">
        <h2 id="panel-title" className="pb-3 font-bold">
          Ask the tutor
        </h2>
        <Story />
      </section>
    ),
  ],
  args: {
    state: { status: 'ready' },
    powers: { model: null, consent: 'not-needed' },
    turns: passageTurns,
    onAsk: fn(ok),
    examples: ['When do I count the drawer?', 'What if I am short every day?'],
    href: '/console/ai-chat/t1',
    conversation: {
      onRate: fn(ok),
      person: { onSend: fn(async () => ({ ok: true as const, reference: 'DK-7F3K9' })) },
    },
    now: TUTOR_NOW,
  },
} satisfies Meta<typeof TutorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Written: Story = {
  args: {
    turns: sampleTurns,
    powers: {
      model: { name: 'Llama 3.1', place: null },
      consent: 'given',
      budget: { left: 14, limit: 30, resetsAt: '2026-11-24T21:00:00Z' },
    },
  },
};
export const LongTexts: Story = { args: { turns: longTurns } };
export const Consent: Story = {
  tags: ['spec:13.38'],
  args: {
    turns: [],
    powers: { model: { name: 'Llama 3.1', place: null }, consent: 'needed', onConsent: fn(ok) },
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: { state: { status: 'error', error: { message: 'No answer' }, onRetry: fn() } },
};

/** The field takes the focus of the button that the panel replaces. */
export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'spec:13.29'],
  args: { turns: [], takesFocus: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your question' })).toHaveFocus());
    await userEvent.keyboard('What is a float?{Enter}');
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledWith('What is a float?'));
    await expect(canvas.getByRole('link', { name: 'Open support' })).toBeVisible();
  },
};

/** The suggestions go with the first question: the focus goes to it. */
export const Suggestion: Story = {
  tags: ['wcag:2.4.3', 'spec:15.172'],
  render: function Render(args) {
    const [asked, setAsked] = useState(false);
    const ask = async () => {
      setAsked(true);
      return { ok: true as const };
    };
    return <TutorPanel {...args} turns={asked ? args.turns : []} onAsk={ask} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'When do I count the drawer?' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveFocus());
  },
};
