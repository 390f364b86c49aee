import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { QuizSettingsForm, type QuizSettingsView } from './quiz-settings-form';

const SETTINGS: QuizSettingsView = {
  intro: 'Take your time. You may look at the lesson.',
  practice: false,
  required: true,
  timeLimitMinutes: 30,
  attempts: 3,
  delayMinutes: 60,
  grading: 'highest',
  shuffleQuestions: false,
  shuffleOptions: true,
  oneAtATime: true,
  sequential: false,
  review: 'right-after',
  reviewShows: ['points', 'feedback', 'right-answers'],
  passShare: 0.6,
  accessCode: null,
  anonymous: false,
};

const meta = {
  title: 'Learning/Authoring/Quiz settings form',
  component: QuizSettingsForm,
  args: {
    title: 'What the soil needs',
    opensAt: null,
    closesAt: null,
    settings: SETTINGS,
    limits: { title: 200, intro: 5000, minutes: 1440, attempts: 50, delay: 43_200, code: 40 },
    onSave: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  },
} satisfies Meta<typeof QuizSettingsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'keyboard', 'wcag:1.3.1', 'wcag:2.1.1', 'wcag:2.4.6', 'wcag:3.3.2', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Practice' }));
    await expect(canvas.queryByRole('textbox', { name: /Pass mark/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Counts' }));
    const attempts = canvas.getByRole('textbox', { name: /Attempts allowed/ });
    await userEvent.clear(attempts);
    await userEvent.type(attempts, '1');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'Which attempt counts' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save the settings' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        title: 'What the soil needs',
        opensAt: null,
        closesAt: null,
        settings: { ...SETTINGS, attempts: 1, delayMinutes: 0 },
      }),
    );
    await expect(await canvas.findByText('Settings saved')).toBeVisible();
  },
};

export const ClosesTooEarly: Story = {
  tags: ['state:error', 'wcag:3.3.1'],
  args: { opensAt: '2026-12-02T08:00:00Z', closesAt: '2026-12-01T08:00:00Z' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the settings' }));
    await expect(await canvas.findByRole('link', { name: 'A quiz closes after it opens' })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const UnreadNumber: Story = {
  tags: ['wcag:3.3.1'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const limit = canvas.getByRole('textbox', { name: /Time limit/ });
    await userEvent.clear(limit);
    await userEvent.type(limit, '2000{Enter}');
    const link = await canvas.findByRole('link', {
      name: 'Enter a number that fits here, or leave the field empty',
    });
    await expect(link).toBeVisible();
    await expect(limit).toHaveValue('2000');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const HalfADate: Story = {
  args: { closesAt: '2026-12-01T08:00:00Z' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const closes = within(canvas.getByRole('group', { name: /^Closes/ }));
    await userEvent.clear(closes.getByRole('textbox', { name: /^Time/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the settings' }));
    await expect(
      await canvas.findByRole('link', { name: 'Enter both date and time, or leave both empty' }),
    ).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const PracticeQuiz: Story = {
  args: {
    settings: {
      ...SETTINGS,
      practice: true,
      required: false,
      passShare: null,
      timeLimitMinutes: null,
      attempts: null,
      review: 'never',
    },
  },
};

const LONG = 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa';
export const LongText: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    title: `${LONG} ${LONG}`,
    settings: {
      ...SETTINGS,
      intro: `${LONG} ${LONG} ${LONG}`,
      accessCode: 'mti-mkavu-2026',
      review: 'after-close',
    },
  },
};
