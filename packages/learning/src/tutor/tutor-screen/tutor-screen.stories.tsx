import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { inConsolePage } from '../../lib/story-frames';
import { longTurns, passageTurns, sampleTurns, TUTOR_NOW, writingTurns } from '../../lib/tutor-samples';
import { TutorScreen } from './tutor-screen';

/** From this width the sources stand beside the conversation. */
const wide = () => window.matchMedia('(min-width: 72rem)').matches;
const ok = async (): Promise<FormOutcome> => ({ ok: true });
const model = { name: 'Llama 3.1', place: 'Nairobi' };

const TALK = {
  ...{ course: null, lesson: null, ticket: null },
  createdAt: '2026-11-20T08:40:00Z',
  updatedAt: '2026-11-24T08:40:00Z',
};

const meta = {
  title: 'Learning/Tutor/Tutor screen',
  component: TutorScreen,
  parameters: { frame: 'page' },
  decorators: [inConsolePage],
  args: {
    state: { status: 'ready' },
    powers: {
      model,
      consent: 'given',
      onConsent: fn(ok),
      budget: { left: 14, limit: 30, resetsAt: '2026-11-24T21:00:00Z' },
    },
    title: 'Short every day',
    turns: sampleTurns,
    onAsk: fn(ok),
    examples: [
      'When do I count the drawer?',
      'What do I write when I take something for myself?',
      'Why do my two counts differ?',
    ],
    talks: {
      open: false,
      onOpenChange: fn(),
      state: { status: 'ready' },
      talks: [
        {
          ...TALK,
          _id: 't1',
          title: 'Short every day',
          lesson: { _id: 'l1', name: 'Close the day' },
        },
        {
          ...TALK,
          _id: 't2',
          title: 'What is the difference between profit and cash?',
          updatedAt: '2026-11-20T08:40:00Z',
          ticket: 'DK-7F3K9',
        },
      ],
      talkHrefOf: ({ _id }) => `/console/ai-chat/${_id}`,
      onRemove: fn(ok),
      onOlder: fn(),
    },
    newHref: '/console/ai-chat',
    kept: { retentionDays: 90, onExport: fn(ok), onRemoveAll: fn(ok) },
    conversation: {
      onRate: fn(ok),
      person: { onSend: fn(async () => ({ ok: true as const, reference: 'DK-7F3K9' })) },
    },
    now: TUTOR_NOW,
  },
} satisfies Meta<typeof TutorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const withoutModel = { model: null, consent: 'not-needed' as const };

/** A citation moves the focus to its source: beside in wide windows, else below the answer. */
export const Default: Story = {
  tags: ['spec:13.31', 'wcag:2.4.3'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('14 of 30 questions left today')).toBeVisible();
    const citation = canvas.getAllByRole('button', { name: /^Source 3:/ })[0] as HTMLElement;
    await userEvent.click(citation);
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.slot).toBe('tutor-source'));
    await expect(document.activeElement?.closest('aside') !== null).toBe(wide());
    await userEvent.keyboard('{Escape}');
    await expect(citation).toHaveFocus();
  },
};

/** Without a model: sentences of lessons, and nothing on the page is called AI. */
export const WithoutModel: Story = {
  tags: ['spec:13.28', 'spec:13.34', 'spec:17.62'],
  args: { powers: withoutModel, title: undefined, turns: passageTurns },
  play: async ({ canvasElement }) => {
    const main = within(canvasElement.querySelector('[data-slot=tutor-frame]') as HTMLElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
    await expect(main.getByText(/Each sentence is from a lesson, word for word/)).toBeVisible();
    await expect(main.queryByText(/\bAI\b/)).toBeNull();
  },
};

/** An empty talk: an example asks itself. A refused question stays in its field. */
export const Empty: Story = {
  tags: ['spec:2.23', 'spec:16.21', 'wcag:3.3.1', 'wcag:3.3.2'],
  args: {
    title: undefined,
    turns: [],
    powers: {
      ...withoutModel,
      closedIn: [
        {
          course: { _id: 'c1', name: 'Keep the books of a small shop' },
          quiz: { _id: 'q1', name: 'Know your cash' },
        },
      ],
    },
    onAsk: fn(
      async (text: string): Promise<FormOutcome> =>
        text.startsWith('When') ? { ok: true } : { ok: false, message: 'You seem to be offline.' },
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'When do I count the drawer?' }));
    await expect(args.onAsk).toHaveBeenCalledWith('When do I count the drawer?');
    const field = canvas.getByRole('textbox', { name: 'Your question' });
    for (const shown of ['Your question', 'Ask']) {
      await expect(canvas.getByText(shown).offsetHeight).toBeGreaterThan(8);
    }
    await userEvent.type(field, 'Why is my count wrong?{Enter}');
    await expect(await canvas.findByText('You seem to be offline.')).toBeVisible();
    await expect(field).toHaveValue('Why is my count wrong?');
  },
};

/** Before the first question to a model. Choosing nobody is refused beside the choice. */
export const Consent: Story = {
  tags: ['spec:13.38', 'wcag:3.3.2'],
  args: { title: undefined, turns: [], powers: { model, consent: 'needed', onConsent: fn(ok) } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/are sent to Llama 3.1, an AI in Nairobi/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Agree and use the AI' }));
    await expect((await canvas.findAllByText(/Choose who agrees/))[0]).toBeVisible();
    await expect(args.powers.onConsent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /under 18/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Agree and use the AI' }));
    await waitFor(() =>
      expect(args.powers.onConsent).toHaveBeenCalledWith({ accepted: true, age: 'guardian-agreed' }),
    );
  },
};

/** An answer is being written: the button stops it. The budget is used, and the AI was refused. */
export const Writing: Story = {
  tags: ['spec:13.32'],
  args: {
    turns: writingTurns,
    onStop: fn(),
    powers: { model, consent: 'given', budget: { left: 0, limit: 30, resetsAt: '2026-11-24T21:00:00Z' } },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Stop the answer' }));
    await expect(args.onStop).toHaveBeenCalled();
  },
};
export const LongTexts: Story = {
  args: {
    turns: longTurns,
    title: 'Kwa nini ninapungukiwa kila siku jioni ninapofunga duka langu? '.repeat(3),
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: { state: { status: 'error', error: { kind: 'unavailable' }, onRetry: fn() } },
};

/** Earlier talks: one is deleted after a question. */
export const EarlierTalks: Story = {
  tags: ['spec:13.39'],
  args: { talks: { ...meta.args.talks, open: true } },
  play: async ({ args }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Earlier talks' }));
    await expect(drawer.getByRole('link', { name: 'Short every day' })).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Delete the talk: Short every day' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.talks.onRemove).toHaveBeenCalledWith('t1'));
  },
};

/** What is kept, with the ways to export and to delete it. */
export const Kept: Story = {
  tags: ['spec:13.39'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'What is kept' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What is kept' }));
    await expect(dialog.getByText(/90 days/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Download everything' }));
    await expect(args.kept.onExport).toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop using the AI' }));
    await expect(args.powers.onConsent).toHaveBeenCalledWith({ accepted: false, age: 'adult' });
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Your question' });
    field.focus();
    await userEvent.keyboard('Must I count{Shift>}{Enter}{/Shift}every day?{Enter}');
    await waitFor(() => expect(args.onAsk).toHaveBeenCalledWith('Must I count\nevery day?'));
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).toHaveFocus();
  },
};
