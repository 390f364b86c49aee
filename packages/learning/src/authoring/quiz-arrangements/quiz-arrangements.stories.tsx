import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '@digiken/ui/story/pass-time';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { QuizArrangements, type QuizArrangementsProps } from './quiz-arrangements';

const NONE = { opensAt: null, closesAt: null, timeLimitMinutes: null, attempts: null };
const ACHIENG = { id: 'u1', name: 'Achieng Otieno' };
const BARAKA = { id: 'u2', name: 'Baraka Mwangi' };

/** Keeps what is removed out of the list, and finds learners by name. */
function Kept({ arrangements, learners, onRemove, ...props }: QuizArrangementsProps) {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [wanted, setWanted] = useState('');
  return (
    <QuizArrangements
      {...props}
      learners={{
        ...learners,
        found: learners.found.filter(({ name }) => name.includes(wanted)),
        onSearch: setWanted,
      }}
      arrangements={arrangements.filter(({ learner }) => !removed.includes(learner.id))}
      onRemove={async (id) => {
        const outcome = await onRemove(id);
        if (outcome.ok) setRemoved((before) => [...before, id]);
        return outcome;
      }}
    />
  );
}

const meta = {
  title: 'Learning/Authoring/Quiz arrangements',
  component: QuizArrangements,
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <>
        <h1 className="dk-visually-hidden">Times for single learners</h1>
        <Story />
      </>
    ),
  ],
  args: {
    everybody: {
      opensAt: '2026-11-23T06:00:00.000Z',
      closesAt: '2026-11-27T15:00:00.000Z',
      timeLimitMinutes: 30,
      attempts: 1,
    },
    arrangements: [
      { learner: ACHIENG, ...NONE, timeLimitMinutes: 60 },
      { learner: BARAKA, ...NONE, closesAt: '2026-12-04T15:00:00.000Z', attempts: 2 },
    ],
    learners: {
      found: [ACHIENG, BARAKA, { id: 'u3', name: 'Chebet Kiprono' }],
      state: { status: 'ready' },
      onSearch: fn(),
    },
    limits: { minutes: 1440, attempts: 50 },
    onSave: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    onRemove: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  },
} satisfies Meta<typeof QuizArrangements>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'keyboard', 'wcag:1.3.1', 'wcag:2.1.1', 'wcag:3.3.1', 'wcag:3.3.2', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const add = canvas.getByRole('button', { name: 'Add a learner' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Other times for a learner' }));
    const save = dialog.getByRole('button', { name: 'Save the times' });
    save.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('link', { name: 'Choose a learner' })).toBeVisible();
    dialog.getByRole('combobox', { name: /Learner/ }).focus();
    await userEvent.keyboard('Chebet');
    await passTime(250);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    dialog.getByRole('textbox', { name: /Time limit in minutes/ }).focus();
    await userEvent.keyboard('45');
    save.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('u3', { ...NONE, timeLimitMinutes: 45 }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    canvas.getByRole('button', { name: 'Change the times of Achieng Otieno' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Times of Achieng Otieno' });
  },
};

export const Removing: Story = {
  tags: ['wcag:2.4.3'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const remove = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }));
      await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    };
    await remove('Achieng Otieno');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Change the times of Baraka Mwangi' })).toHaveFocus(),
    );
    await remove('Baraka Mwangi');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a learner' })).toHaveFocus());
  },
};

export const Refused: Story = {
  tags: ['state:error'],
  args: {
    onSave: fn(async (): Promise<FormOutcome> => {
      const message = 'For everybody the quiz closes before that. Enter a closing time too.';
      return { ok: false, message, errors: { closesAt: message } };
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Change the times of Achieng Otieno' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save the times' }));
    await expect(await dialog.findByRole('link', { name: /closes before that/ })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Time limit/ })).toHaveValue('60');
  },
};

export const Nobody: Story = {
  tags: ['state:empty'],
  args: { arrangements: [], everybody: NONE },
};

const LONG = 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa';
export const LongText: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    arrangements: [
      {
        learner: { id: 'u9', name: `${LONG} ${LONG}` },
        opensAt: '2026-11-23T06:00:00.000Z',
        closesAt: '2026-12-04T15:00:00.000Z',
        timeLimitMinutes: 1440,
        attempts: 50,
      },
    ],
  },
};
