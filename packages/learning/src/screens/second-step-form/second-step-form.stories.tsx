import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { SecondStepForm } from './second-step-form';

const WRONG = 'That code is not right, or it has been used. Wait for the next one and try again.';

const meta = {
  title: 'Learning/Screens/Second step form',
  component: SecondStepForm,
  args: {
    steps: ['code', 'recovery-code', 'passkey'],
    onSubmit: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    onPasskey: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    startOverHref: '#sign-in',
  },
} satisfies Meta<typeof SecondStepForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:1.3.5', 'wcag:3.3.8', 'spec:13.147'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const code = canvas.getByRole('textbox', { name: 'Code from your app' });
    await expect(code).toHaveFocus();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await userEvent.paste('123 456');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /^Trust this device/ })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ code: '123456', trust: true }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Use a passkey' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Recovery code' })).toBeVisible();
  },
};

export const WrongCode: Story = {
  tags: ['wcag:3.3.1', 'wcag:4.1.3', 'spec:13.146'],
  args: {
    onSubmit: fn(async (): Promise<FormOutcome> => ({ ok: false, message: WRONG, errors: { code: WRONG } })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code from your app' }), '111222{Enter}');
    await expect(
      await canvas.findByRole('group', { name: /^There (is a problem|are \d+ problems)$/ }),
    ).toHaveFocus();
    const code = canvas.getByRole('textbox', { name: 'Code from your app' });
    await expect(code).toHaveAccessibleDescription(/has been used/);
    await expect(code).toHaveValue('111222');
  },
};

export const OnlyPasskeys: Story = {
  tags: ['wcag:4.1.3', 'spec:13.153'],
  args: {
    steps: ['passkey'],
    onPasskey: fn(
      async (): Promise<FormOutcome> => ({ ok: false, message: 'No passkey was used. Try again.' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Use a passkey' }));
    await expect(await canvas.findByText('No passkey was used. Try again.')).toBeVisible();
  },
};
