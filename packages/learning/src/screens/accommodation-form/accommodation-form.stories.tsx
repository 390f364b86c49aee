import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { AccommodationForm, AccommodationSummary } from './accommodation-form';

const meta = {
  title: 'Learning/Screens/Accommodation form',
  component: AccommodationForm,
  args: {
    accommodation: { factor: 1, untimed: false, extraAttempts: 0 },
    limits: { factor: 3, attempts: 20 },
    onSave: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  },
} satisfies Meta<typeof AccommodationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'keyboard', 'wcag:1.3.1', 'wcag:2.1.1', 'wcag:3.3.1', 'wcag:3.3.2', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const factor = canvas.getByRole('textbox', { name: /Times the usual time/ });
    const save = canvas.getByRole('button', { name: 'Save the time in quizzes' });
    factor.focus();
    await userEvent.keyboard('{Control>}a{/Control}5');
    save.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Enter a number from 1 to 3.' })).toBeVisible();
    factor.focus();
    await userEvent.keyboard('{Control>}a{/Control}1.5');
    await expect(canvas.getByText(/A quiz of 30 minutes takes 45 minutes/)).toBeVisible();
    save.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ factor: 1.5, untimed: false, extraAttempts: 0 }),
    );
  },
};

export const WithoutATimeLimit: Story = {
  args: { accommodation: { factor: 2, untimed: true, extraAttempts: 1 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox', { name: /Times the usual time/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the time in quizzes' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({ factor: 2, untimed: true, extraAttempts: 1 }),
    );
  },
};

export const Refused: Story = {
  tags: ['state:error'],
  args: {
    onSave: fn(
      async (): Promise<FormOutcome> => ({ ok: false, message: 'Your account is not allowed to do this.' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the time in quizzes' }));
    await expect(await canvas.findByText('Your account is not allowed to do this.')).toBeVisible();
  },
};

export const Summary: Story = {
  tags: ['state:empty', 'wcag:1.4.10'],
  render: () => (
    <div className="flex flex-col gap-6">
      <AccommodationSummary accommodation={{ factor: 1.5, untimed: false, extraAttempts: 2 }} />
      <AccommodationSummary accommodation={{ factor: 1, untimed: true, extraAttempts: 0 }} />
      <AccommodationSummary accommodation={{ factor: 1, untimed: false, extraAttempts: 0 }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Time limits are 1.5 times as long: 30 minutes become 45.')).toBeVisible();
    await expect(canvas.getByText('Quizzes have no time limit.')).toBeVisible();
    await expect(canvas.getByText('Quizzes have their usual time and attempts.')).toBeVisible();
  },
};
