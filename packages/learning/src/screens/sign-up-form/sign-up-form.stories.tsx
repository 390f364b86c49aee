import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { SignUpForm } from './sign-up-form';

const meta = {
  title: 'Learning/Screens/Sign up form',
  component: SignUpForm,
  args: { onSubmit: fn(async (): Promise<FormOutcome> => ({ ok: true })), signInHref: '#sign-in' },
} satisfies Meta<typeof SignUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:1.3.5'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (const [label, autocomplete, text] of [
      ['First name', 'given-name', 'Wanjiku'],
      [/^Last name/, 'family-name', 'Mwangi'],
      ['Email address', 'email', 'wanjiku@example.com'],
      ['Password', 'new-password', 'three blue goats'],
    ] as const) {
      await userEvent.tab();
      const field = canvas.getByLabelText(label);
      await expect(field).toHaveFocus();
      await expect(field).toHaveAttribute('autocomplete', autocomplete);
      await userEvent.keyboard(text);
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        firstName: 'Wanjiku',
        lastName: 'Mwangi',
        email: 'wanjiku@example.com',
        password: 'three blue goats',
      }),
    );
  },
};

export const OneName: Story = {
  tags: ['spec:15.75'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText(/^Last name/)).not.toBeRequired();
    await userEvent.type(canvas.getByLabelText('First name'), 'Suharto');
    await userEvent.type(canvas.getByLabelText('Email address'), 'suharto@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'three blue goats{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ firstName: 'Suharto', lastName: '' }),
      ),
    );
  },
};

export const EverythingMissing: Story = {
  tags: ['wcag:3.3.1', 'wcag:3.3.3', 'spec:5.7'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), 'goats');
    await userEvent.type(canvas.getByLabelText('Email address'), 'wanjiku@');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(await canvas.findAllByRole('link', { name: /^(Enter|Use)/ })).toHaveLength(3);
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/Use at least 8 characters/);
    await expect(canvas.getByLabelText('Password')).toHaveValue('goats');
    await expect(canvas.getByLabelText('Email address')).toHaveAccessibleDescription(
      /Enter an email address like name@example.com/,
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const RefusedByTheServer: Story = {
  tags: ['wcag:3.3.1', 'wcag:4.1.3'],
  args: {
    onSubmit: fn(
      async (): Promise<FormOutcome> => ({
        ok: false,
        message: 'Check the form and try again.',
        errors: {
          email: 'Enter an email address like name@example.com',
          password: 'This password is easy to guess. Choose another one.',
        },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('First name'), 'Wanjiku');
    await userEvent.type(canvas.getByLabelText(/^Last name/), 'Mwangi');
    await userEvent.type(canvas.getByLabelText('Email address'), 'wanjiku@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'password{Enter}');
    await expect(
      await canvas.findByRole('group', { name: /^There (is a problem|are \d+ problems)$/ }),
    ).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Choose another one/);
    await expect(canvas.getByLabelText('Email address')).toBeInvalid();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Wanjiku');
  },
};
