import { useState } from 'react';
import type { TutorTurn } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { inPublicPage } from '../../lib/story-frames';
import {
  helpTurns,
  longTurns,
  nothingTurns,
  sampleAnswer,
  sampleTurns,
  TUTOR_NOW,
} from '../../lib/tutor-samples';
import { AssistantScreen } from './assistant-screen';

const ok = async (): Promise<FormOutcome> => ({ ok: true });

const turns: TutorTurn[] = [
  {
    ...{ _id: 'q1', from: 'person', createdAt: '2026-11-24T08:40:00Z' },
    text: 'Is there a course about keeping the books of a shop?',
  },
  {
    ...sampleAnswer,
    kind: 'passages',
    blocks: [],
    sources: [
      {
        number: 1,
        of: 'course',
        title: 'Keep the books of a small shop',
        heading: null,
        context: 'Business',
        path: '/course/course-1',
        language: 'en',
        quote:
          'Three units for people who run a kiosk or a small shop and want to know where the money goes.',
      },
      {
        number: 2,
        of: 'page',
        title: 'About us',
        heading: 'What it costs',
        context: '',
        path: '/about-us#cost',
        language: 'en',
        quote: 'You buy a course unit by unit. Every price is shown before you pay.',
      },
    ],
  },
];

const meta = {
  title: 'Learning/Tutor/Assistant screen',
  component: AssistantScreen,
  parameters: { frame: 'page' },
  decorators: [inPublicPage],
  args: {
    state: { status: 'ready' },
    powers: { model: null, consent: 'not-needed' },
    turns,
    onAsk: fn(ok),
    onNew: fn(),
    examples: ['Which courses are free?', 'How do I pay with M-Pesa?', 'Is there a course in Kiswahili?'],
    helpHref: '/help-desk',
    signInHref: '/auth/signin',
    now: TUTOR_NOW,
  },
} satisfies Meta<typeof AssistantScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a model: what the site says, with links; the help desk is the way to a person. */
export const Default: Story = {
  tags: ['spec:2.12'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Nothing of it is kept/)).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'Ask a person' }))
      await expect(link).toHaveAttribute('href', '/help-desk');
    await expect(canvas.getByRole('link', { name: /^Open the course:/ })).toHaveAttribute(
      'href',
      '/course/course-1',
    );
  },
};
export const Written: Story = {
  args: { turns: sampleTurns, powers: { model: { name: 'Llama 3.1', place: null }, consent: 'given' } },
};
export const NothingAndHelp: Story = {
  args: { turns: [...nothingTurns, ...helpTurns], signInHref: undefined, tutorHref: '/console/ai-chat' },
};
export const Empty: Story = { args: { turns: [], onNew: undefined } };
export const Consent: Story = {
  tags: ['spec:13.38'],
  args: {
    turns: [],
    onNew: undefined,
    powers: { model: { name: 'Llama 3.1', place: 'Nairobi' }, consent: 'needed', onConsent: fn(ok) },
  },
};
export const LongTexts: Story = { args: { turns: longTurns } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: { state: { status: 'error', error: { kind: 'offline' }, onRetry: fn() } },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  args: { turns: [], onNew: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Which courses are free?' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledWith('Which courses are free?');
    const field = canvas.getByRole('textbox', { name: 'Your question' });
    field.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Write your question first')).toBeVisible());
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
    return <AssistantScreen {...args} turns={asked ? args.turns : []} onAsk={ask} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Which courses are free?' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveFocus());
  },
};
