import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { inInstructorPage } from '../../lib/authoring-frames';
import { type RegradePreviewView, RegradeScreen, type RegradeScreenProps } from './regrade-screen';

const PREVIEW: RegradePreviewView = {
  number: 3,
  prompt: 'Which crop gives nitrogen back to the soil?',
  attempts: 14,
  learners: 14,
  raised: 2,
  lowered: 0,
  unchanged: 12,
  passNow: 1,
  passNoLonger: 0,
  changes: [
    {
      id: 'a1',
      learner: 'Achieng Otieno',
      number: 1,
      points: { before: 0, after: 2, of: 2 },
      score: { before: 0.5, after: 0.7 },
      passes: 'now',
    },
    {
      id: 'a2',
      learner: 'Baraka Mwangi',
      number: 2,
      points: { before: 0, after: 2, of: 2 },
      score: null,
      passes: null,
    },
  ],
  unlisted: 0,
  kept: [],
};
const ONLY_NEW: RegradePreviewView = {
  ...PREVIEW,
  lowered: 1,
  unchanged: 10,
  passNoLonger: 1,
  changes: [
    {
      id: 'a3',
      learner: 'Chebet Kiprono',
      number: 1,
      points: { before: 2, after: 0, of: 2 },
      score: { before: 0.7, after: 0.5 },
      passes: 'no-longer',
    },
    ...PREVIEW.changes,
  ],
  kept: [
    { id: 'a4', learner: 'Dalmas Ouma', number: 1, reason: 'answer' },
    { id: 'a5', learner: null, number: 1, reason: 'by-hand' },
  ],
};

/** Shows the preview of the chosen rule. */
function Choosing({ preview, ...props }: RegradeScreenProps) {
  const [rule, setRule] = useState(props.rule);
  return (
    <RegradeScreen
      {...props}
      rule={rule}
      preview={preview && rule === 'new' ? ONLY_NEW : preview}
      onRuleChange={(chosen) => {
        props.onRuleChange(chosen);
        setRule(chosen);
      }}
    />
  );
}

const meta = {
  title: 'Learning/Authoring/Regrade screen',
  component: RegradeScreen,
  render: (args) => <Choosing {...args} />,
  decorators: [inInstructorPage],
  parameters: { frame: 'page' },
  args: {
    state: { status: 'ready' },
    preview: PREVIEW,
    rule: 'better',
    onRuleChange: fn(),
    onApply: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    crumbs: [{ label: 'Results', href: '/instructor/quiz/q1/results' }, { label: 'Mark answers again' }],
    backHref: '/instructor/quiz/q1/results',
  },
} satisfies Meta<typeof RegradeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'keyboard', 'wcag:1.3.1', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.4', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('From 50% to 70%')).toBeInTheDocument();
    const better = canvas.getByRole('radio', { name: 'Accept the old and the new right answers' });
    better.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onRuleChange).toHaveBeenCalledWith('new');
    await expect(await canvas.findByText(/1 learner will no longer pass/)).toBeVisible();
    const apply = canvas.getByRole('button', { name: 'Apply to 13 answers' });
    apply.focus();
    await userEvent.keyboard('{Enter}');
    const said = await canvas.findByText('The answers are marked again');
    await waitFor(() => expect(document.activeElement).toContainElement(said));
    await expect(canvas.getByRole('link', { name: 'Back to the results' })).toBeVisible();
  },
};

export const OnlyTheNewKey: Story = { tags: ['wcag:1.4.1'], args: { rule: 'new' } };

export const NothingChanges: Story = {
  tags: ['state:empty'],
  args: {
    rule: 'full',
    preview: { ...PREVIEW, raised: 0, unchanged: 14, passNow: 0, changes: [] },
  },
};

export const NobodyAnsweredBefore: Story = {
  args: {
    preview: { ...PREVIEW, attempts: 0, learners: 0, raised: 0, unchanged: 0, passNow: 0, changes: [] },
  },
};

export const Refused: Story = {
  tags: ['state:error'],
  args: {
    onApply: fn(
      async (): Promise<FormOutcome> => ({
        ok: false,
        message: 'Answers or marks changed since this preview. Look at it again, then decide.',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Apply to 14 answers' }));
    await expect(await canvas.findByText(/changed since this preview/)).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { state: { status: 'loading' }, preview: undefined },
};

export const Failed: Story = {
  args: {
    state: { status: 'error', error: { message: 'The preview could not be loaded.' }, onRetry: fn() },
    preview: undefined,
  },
};

const LONG = 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa';
export const LongText: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    preview: {
      ...PREVIEW,
      prompt: `${LONG} ${LONG} ${LONG}`,
      changes: PREVIEW.changes.map((row) => ({ ...row, learner: `${LONG} ${LONG}` })),
      unlisted: 1200,
      kept: [{ id: 'a9', learner: LONG, number: 12, reason: 'answer' }],
    },
  },
};
