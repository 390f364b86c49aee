import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '@digiken/ui/button';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { VerifyEmailPanel, type VerifyEmailPanelProps } from './verify-email-panel';

const meta = {
  title: 'Learning/Screens/Verify email panel',
  component: VerifyEmailPanel,
  args: {
    state: 'waiting',
    email: 'wanjiku@example.com',
    onResend: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    continueHref: '#dashboard',
    signInHref: '#sign-in',
  },
} satisfies Meta<typeof VerifyEmailPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checking: Story = { args: { state: 'checking' } };

export const Verified: Story = { args: { state: 'verified' } };

export const BadLink: Story = {
  args: { state: 'bad-link' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Send a new link' })).toBeVisible();
  },
};

export const VerifiedWhileBuying: Story = {
  args: { state: 'verified', returns: true, continueHref: '/course/bees?choice=key' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Continue where you were' }),
    ).toHaveAttribute('href', '/course/bees?choice=key');
  },
};

/** On a device where nobody is signed in, a new link is sent all the same. */
export const BadLinkSignedOut: Story = {
  tags: ['spec:17.35'],
  args: { state: 'bad-link', signedOut: true, signInHref: '/auth/signin?from=%2Fcourse%2Fbees' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/auth/signin?from=%2Fcourse%2Fbees',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new link' }));
    await expect(await canvas.findByText(/^If the link is from the last 7 days/)).toBeVisible();
  },
};

export const SignedOut: Story = { args: { state: 'signed-out', onResend: undefined } };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Send the link again' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/A new link is on its way/)).toBeVisible();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/You can send it again in \d+ seconds/);
    await userEvent.keyboard(' ');
    await expect(args.onResend).toHaveBeenCalledTimes(1);
  },
};

export const ResendRefused: Story = {
  tags: ['wcag:3.3.1'],
  args: {
    onResend: fn(
      async (): Promise<FormOutcome> => ({
        ok: false,
        message: 'A link was sent just now. Wait 5 minutes, then try again.',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(await canvas.findByText(/Wait 5 minutes/)).toBeVisible();
  },
};

export const FocusFollowsTheState: Story = {
  tags: ['wcag:2.4.3'],
  render: function Render(args) {
    const [state, setState] = useState<VerifyEmailPanelProps['state']>('checking');
    return (
      <div className="flex flex-col items-start gap-8">
        <VerifyEmailPanel {...args} state={state} />
        <Button variant="secondary" onClick={() => setState('verified')}>
          The server answers
        </Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'The server answers' }));
    await expect(canvas.getByRole('heading', { name: 'Your email address is confirmed' })).toHaveFocus();
  },
};
