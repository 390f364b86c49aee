import type { FlaggedConversationDetail, TutorFigures, TutorSettings } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { helpTurns, TUTOR_NOW } from '../../lib/tutor-samples';
import { FlaggedConversation, TutorReportScreen } from './tutor-report-screen';

const ok = async (): Promise<FormOutcome> => ({ ok: true });

const days = Array.from({ length: 30 }, (_, index) => ({
  date: new Date(Date.parse('2026-10-26T00:00:00Z') + index * 86_400_000).toISOString().slice(0, 10),
  questions: 12 + ((index * 7) % 19),
  answered: 0,
  nothing: (index * 3) % 5,
  tokensIn: 9000,
  tokensOut: index * 310,
  cost: 0.02 + index * 0.001,
}));

const FLAGGED: FlaggedConversationDetail = {
  _id: 'f1',
  person: { _id: 'u1', name: 'Amina Njoroge' },
  reasons: ['distress'],
  state: 'open',
  flaggedAt: '2026-11-24T08:10:00Z',
  reviewedBy: null,
  reviewedAt: null,
  note: null,
  turns: helpTurns,
};
const REVIEWED: FlaggedConversationDetail = {
  ...FLAGGED,
  _id: 'f2',
  person: { _id: 'u2', name: 'Otieno Barasa' },
  reasons: ['injection', 'rated-down-often'],
  state: 'reviewed',
  flaggedAt: '2026-11-20T08:10:00Z',
  reviewedBy: { _id: 'u3', name: 'Njoki Mwangi' },
};

const settings = { questionsPerDay: 30, tokensPerDay: 500_000, retentionDays: 90, hintsFirst: true };

const figures: TutorFigures = {
  model: { name: 'Llama 3.1', place: 'Nairobi' },
  currency: 'USD',
  days,
  ratings: { helped: 64, didNot: 21 },
  settings,
  tokensToday: 12_480,
  openFlags: 1,
};
const flagged = {
  rows: [FLAGGED, REVIEWED],
  hrefOf: ({ _id }: { _id: string }) => `/admin/assistant/${_id}`,
  onStateChange: fn(),
};

const meta = {
  title: 'Learning/Tutor/Tutor report screen',
  component: TutorReportScreen,
  args: {
    state: { status: 'ready' },
    figures,
    flagged,
    onSave: fn(ok),
    now: TUTOR_NOW,
  },
} satisfies Meta<typeof TutorReportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A refused setting says so at its field. */
export const Default: Story = {
  tags: ['spec:13.25', 'spec:13.26', 'wcag:3.3.1'],
  args: {
    onSave: fn(
      async ({ retentionDays }: TutorSettings): Promise<FormOutcome> =>
        retentionDays > 365
          ? { ok: false, message: 'Check the form', errors: { retentionDays: 'Enter 365 or fewer' } }
          : { ok: true },
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Days until a talk is deleted' });
    await userEvent.clear(field);
    await userEvent.type(field, '400');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the limits' }));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(args.onSave).toHaveBeenCalledWith({ ...settings, retentionDays: 400 });
    await expect(field).toHaveValue('400');
  },
};

/** No model, no price, nothing flagged, and somebody who may only read. */
export const Quiet: Story = {
  args: {
    figures: {
      ...figures,
      model: null,
      currency: null,
      days: days.map((day) => ({ ...day, cost: null })),
      ratings: { helped: 0, didNot: 0 },
      tokensToday: 0,
      openFlags: 0,
    },
    flagged: { ...flagged, rows: [], state: 'open' },
    onSave: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No price set')).toBeVisible();
  },
};
export const LongTexts: Story = {
  args: {
    flagged: {
      ...flagged,
      rows: [{ ...REVIEWED, person: { _id: 'u2', name: 'Wanjiru Kamau Njoroge Mbugua '.repeat(3).trim() } }],
      page: { nextHref: '?cursor=x' },
    },
  },
};
export const Loading: Story = { args: { state: { status: 'loading' }, figures: undefined } };
export const Failed: Story = {
  args: { state: { status: 'error', error: { kind: 'other' }, onRetry: fn() }, figures: undefined },
};

/** One flagged conversation, to read and to mark as reviewed. */
export const Conversation: Story = {
  tags: ['spec:13.22'],
  render: ({ now }) => (
    <FlaggedConversation
      state={{ status: 'ready' }}
      flagged={FLAGGED}
      personHref="/admin/user/u1"
      backHref="/admin/assistant"
      maxLength={2000}
      onReview={ok}
      now={now}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Ask a person' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Mark as reviewed' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('checkbox', { name: /Give hints first/ }).focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save the limits' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ ...settings, hintsFirst: false }));
  },
};
