import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { SignInWays, type SignInWaysProps } from './sign-in-ways';

const done = async (): Promise<FormOutcome> => ({ ok: true });
const GOOGLE = {
  ...{ id: 'google', name: 'Google', email: 'achieng.otieno@gmail.example' },
  ...{ lastUsedAt: '2026-11-20T08:00:00.000Z', removable: true },
};

const meta = {
  title: 'Learning/Screens/Sign in ways',
  component: SignInWays,
  args: {
    state: { status: 'ready' },
    ways: {
      hasPassword: true,
      linked: [GOOGLE],
      available: [{ id: 'school', name: 'Moi Girls’ High School Eldoret' }],
      proof: 'password',
    },
    email: 'achieng@example.com',
    onLink: fn(done),
    onUnlink: fn(done),
    onPasswordLink: fn(done),
  },
} satisfies Meta<typeof SignInWays>;

export default meta;
type Story = StoryObj<typeof meta>;

function Removing(args: SignInWaysProps) {
  const [linked, setLinked] = useState(args.ways?.linked ?? []);
  return (
    <SignInWays
      {...args}
      ways={args.ways && { ...args.ways, linked }}
      onUnlink={async (id, values) => {
        // One task later, like a real server, because user-event holds React's `act` while the key is down.
        await new Promise((resolve) => setTimeout(resolve));
        const outcome = await args.onUnlink(id, values);
        if (outcome.ok) setLinked((all) => all.filter((provider) => provider.id !== id));
        return outcome;
      }}
    />
  );
}

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: [
    'keyboard',
    'wcag:2.1.1',
    'wcag:2.4.3',
    'wcag:3.3.1',
    'wcag:3.3.4',
    'wcag:3.3.8',
    'wcag:4.1.3',
    'spec:13.137',
  ],
  args: {
    onUnlink: fn(
      async (_id: string, { password }: { password?: string }): Promise<FormOutcome> =>
        password === 'three blue goats'
          ? { ok: true }
          : { ok: false, message: 'Wrong', errors: { password: 'That is not your current password.' } },
    ),
  },
  render: (args) => <Removing {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const unlink = canvas.getByRole('button', { name: 'Unlink Google' });
    await expect(unlink).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Unlink Google?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(unlink).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Unlink Google?' });
    await userEvent.type(screen.getByLabelText('Your password'), 'wrong{Enter}');
    await expect(await screen.findByRole('group', { name: 'There is a problem' })).toHaveFocus();
    const password = screen.getByLabelText('Your password');
    await userEvent.clear(password);
    await userEvent.type(password, 'three blue goats{Enter}');
    await waitFor(() => expect(canvas.queryByText(/achieng.otieno/)).toBeNull());
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Ways to log in' })).toHaveFocus());
    await expect(args.onUnlink).toHaveBeenLastCalledWith('google', { password: 'three blue goats' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: /^Link Moi Girls/ });
  },
};

/** Made by a provider: it is the only way in until a password is chosen. */
export const OnlyWay: Story = {
  tags: ['spec:13.137'],
  args: {
    ways: {
      hasPassword: false,
      linked: [{ ...GOOGLE, removable: false, lastUsedAt: null }],
      available: [],
      proof: 'sign-in',
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Your only way to log in')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a link to choose a password' }));
    await expect(await canvas.findByText(/We have sent a link to achieng@example.com/)).toBeVisible();
    await expect(args.onPasswordLink).toHaveBeenCalledTimes(1);
  },
};

/** After a recent sign-in nothing is asked for; a provider that does not answer is told above the list. */
export const LinkFailed: Story = {
  tags: ['spec:13.136'],
  args: {
    ways: { hasPassword: true, linked: [], available: [{ id: 'google', name: 'Google' }], proof: 'none' },
    onLink: fn(
      async (): Promise<FormOutcome> => ({
        ok: false,
        message: 'The provider does not answer at the moment. Please try again later.',
      }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Link Google' }));
    await expect(await canvas.findByText(/does not answer at the moment/)).toBeVisible();
    await expect(args.onLink).toHaveBeenCalledWith('google', {});
  },
};

export const Loading: Story = { args: { state: { status: 'loading' }, ways: undefined } };
