import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '@digiken/ui/story/pass-time';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { SignInForm } from './sign-in-form';

const wrong: FormOutcome = { ok: false, message: 'The email address or the password is not right.' };

const meta = {
  title: 'Learning/Screens/Sign in form',
  component: SignInForm,
  args: {
    onSubmit: fn(async (_values?: { restore?: boolean }): Promise<FormOutcome> => ({ ok: true })),
    signUpHref: '#sign-up',
    forgotHref: '#forgot',
  },
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNotice: Story = {
  args: { notice: 'Log in to enrol in “Keep the books of a small shop”. What you chose is kept.' },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:1.3.5', 'wcag:3.3.8'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await userEvent.keyboard(' wanjiku@example.com');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.keyboard('three blue goats');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'wanjiku@example.com',
      password: 'three blue goats',
    });
  },
};

export const NothingTyped: Story = {
  tags: ['wcag:3.3.1', 'spec:5.8'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    const entry = await canvas.findByRole('link', { name: 'Enter your email address' });
    await expect(
      canvas.getByRole('group', { name: /^There (is a problem|are \d+ problems)$/ }),
    ).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(entry);
    const email = canvas.getByRole('textbox', { name: 'Email address' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(/Enter your email address/);
  },
};

export const Refused: Story = {
  tags: ['wcag:3.3.1', 'wcag:2.4.3', 'wcag:3.3.8'],
  args: { onSubmit: fn(async () => wrong) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'wanjiku@example.com');
    // The clipboard may fill it in.
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.paste('three blue goats');
    await userEvent.keyboard('{Enter}');
    const summary = await canvas.findByRole('group', { name: /^There (is a problem|are \d+ problems)$/ });
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent(wrong.ok ? '' : wrong.message);
    await expect(canvas.getByLabelText('Password')).toHaveValue('three blue goats');
  },
};

export const Busy: Story = {
  tags: ['wcag:4.1.3'],
  args: { onSubmit: fn(() => new Promise<FormOutcome>(() => {})) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'wanjiku@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'three blue goats');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    const busy = await canvas.findByRole('button', { name: 'Logging in…' });
    await expect(busy).toHaveFocus();
    const spoken = document.querySelector('[data-slot=announcer-polite]');
    await passTime(400);
    await waitFor(() => expect(spoken).toHaveTextContent('Logging in…'));
    await userEvent.click(busy);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Passkey: Story = {
  tags: ['wcag:4.1.3', 'spec:13.142'],
  args: {
    onPasskey: fn(
      async (): Promise<FormOutcome> => ({ ok: false, message: 'No passkey was used. Try again.' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with a passkey' }));
    await expect(await canvas.findByText('No passkey was used. Try again.')).toBeVisible();
  },
};

export const TooManyTries: Story = {
  args: {
    onSubmit: fn(
      async (): Promise<FormOutcome> => ({
        ok: false,
        message: 'That was too many tries. Wait 40 seconds, then try again.',
      }),
    ),
    defaultEmail: 'mwalimu.abdirahman.hassan.mohamed@a-very-long-name-of-a-school.example.com',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), 'guess number eleven{Enter}');
    await expect(await canvas.findByText(/too many tries/)).toBeVisible();
  },
};

/** The account is going to be deleted: its owner can keep it. */
export const ToBeDeleted: Story = {
  tags: ['spec:13.117'],
  args: {
    onSubmit: fn(
      async (values?: { restore?: boolean }): Promise<FormOutcome & { code?: string }> =>
        values?.restore
          ? { ok: false, message: 'You are offline.' }
          : {
              ok: false,
              message: 'This account will be deleted on 8 December 2026. You can keep it.',
              code: 'deletion',
            },
    ),
    defaultEmail: 'achieng@example.com',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Password'), 'three blue goats{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep my account and log in' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({
        ...{ email: 'achieng@example.com', password: 'three blue goats', restore: true },
      }),
    );
    await expect(await canvas.findByText('You are offline.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep my account and log in' })).toBeVisible();
  },
};
