import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { FormOutcome } from '../../foundations/lib/types';
import { TextInput } from '../text-input/text-input';
import { Form } from './form';

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: {
    submitLabel: 'Save your name',
    busyLabel: 'Saving…',
    successMessage: 'Your name is saved.',
    fieldIds: { firstName: 'form-first-name', lastName: 'form-last-name' },
    onSubmit: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    children: ({ errors }) => (
      <>
        <TextInput
          id="form-first-name"
          name="firstName"
          label="First name"
          autoComplete="given-name"
          error={errors.firstName}
        />
        <TextInput
          id="form-last-name"
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName}
        />
      </>
    ),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Succeeded: Story = {
  tags: ['wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Wanjiku');
    await userEvent.click(canvas.getByRole('button', { name: 'Save your name' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ firstName: 'Wanjiku', lastName: '' });
    await canvas.findByText('Your name is saved.');
    const spoken = document.querySelector('[data-slot=announcer-polite]');
    await waitFor(() => expect(spoken).toHaveTextContent('Your name is saved.'));
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.1', 'wcag:3.3.3'],
  args: {
    onSubmit: fn(
      async (): Promise<FormOutcome> => ({
        ok: false,
        message: 'Please check the marked fields.',
        errors: { lastName: 'Enter your last name' },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('Wanjiku{Enter}');
    const summary = await canvas.findByRole('group', { name: /^There (is a problem|are \d+ problems)$/ });
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const last = canvas.getByRole('textbox', { name: 'Last name' });
    await expect(last).toHaveFocus();
    await expect(last).toBeInvalid();
    await expect(last).toHaveAccessibleDescription(/Enter your last name/);
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Wanjiku');
  },
};

/** The button is in a bar that stays in sight. */
export const ButtonOutside: Story = {
  args: { id: 'form-with-a-bar', submitLabel: undefined },
  decorators: [
    (Story) => (
      <div className="flex flex-col gap-6">
        <Button type="submit" form="form-with-a-bar" className="self-start">
          Save your name
        </Button>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Wanjiku');
    await userEvent.click(canvas.getByRole('button', { name: 'Save your name' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ firstName: 'Wanjiku' }));
  },
};

export const FailedOnTheWhole: Story = {
  args: {
    onSubmit: fn(async (): Promise<FormOutcome> => {
      throw new Error('connection lost');
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Wanjiku');
    await userEvent.click(canvas.getByRole('button', { name: 'Save your name' }));
    await expect(
      await canvas.findByRole('group', { name: /^There (is a problem|are \d+ problems)$/ }),
    ).toHaveFocus();
    await expect(canvas.getByText(/What you typed is still here/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Wanjiku');
  },
};

export const Busy: Story = {
  args: { onSubmit: fn(() => new Promise<FormOutcome>(() => {})) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save your name' }));
    const button = await canvas.findByRole('button', { name: 'Saving…' });
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Wanjiku{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
