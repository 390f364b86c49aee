import type { OpenedInvitation } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { inPublicPage } from '../../lib/story-frames';
import { type InvitedAccount, PersonalInvitationScreen } from './personal-invitation-screen';

const INVITATION: OpenedInvitation = {
  hub: { _id: 'h1', name: 'Nakuru Library', summary: 'We meet at the library on Tuesdays.', logo: null },
  email: 'naserian@example.com',
  firstName: 'Naserian',
  lastName: 'Lekishon',
  problem: null,
  next: 'accept',
};

const fine = async (): Promise<FormOutcome> => ({ ok: true });

const meta = {
  title: 'Learning/Hubs/Personal invitation screen',
  component: PersonalInvitationScreen,
  parameters: { frame: 'page' },
  decorators: [inPublicPage],
  args: {
    state: 'accept',
    invitation: INVITATION,
    onJoin: fn(fine),
    onSignUp: fn(async (_account: InvitedAccount): Promise<FormOutcome> => ({ ok: true })),
    onSignOut: fn(fine),
    signInHref: '/auth/signin?from=%2Fhubs%2Finvitation',
    hubHref: '/console/hub/h1',
  },
} satisfies Meta<typeof PersonalInvitationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const SignIn: Story = { tags: ['spec:13.181'], args: { state: 'sign-in' } };

export const Bad: Story = {
  tags: ['state:error'],
  args: {
    state: 'none',
    invitation: { ...INVITATION, hub: null, problem: 'This invitation was withdrawn.' },
  },
};

/** An account with another address cannot use it; after logging out, it can be read again. */
export const AnotherAccount: Story = {
  tags: ['spec:13.181', 'wcag:2.4.3'],
  args: {
    state: 'switch',
    invitation: {
      ...INVITATION,
      email: 'umesabilishwamogulikirodhumapendekezoyaliyobainishwa@example.com',
    },
  },
  render: function Render(args) {
    const [state, setState] = useState(args.state);
    return (
      <PersonalInvitationScreen
        {...args}
        state={state}
        onSignOut={async () => {
          setState('sign-in');
          return fine();
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(within(canvasElement).getByRole('main'));
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'You are invited to Nakuru Library' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('link', { name: 'Log in to join' })).toBeVisible();
  },
};

function Joins(props: ComponentProps<typeof PersonalInvitationScreen>) {
  const [joined, setJoined] = useState(props.joined);
  return (
    <PersonalInvitationScreen
      {...props}
      joined={joined}
      onSignUp={async (account) => {
        const outcome = await props.onSignUp(account);
        setJoined({ name: 'Nakuru Library' });
        return outcome;
      }}
    />
  );
}

export const Keyboard: Story = {
  tags: [
    'keyboard',
    'spec:13.181',
    'wcag:1.3.5',
    'wcag:2.1.1',
    'wcag:2.4.3',
    'wcag:3.3.1',
    'wcag:3.3.4',
    'wcag:3.3.7',
  ],
  args: { state: 'sign-up' },
  render: (args) => <Joins {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(within(canvasElement).getByRole('main'));
    await expect(canvas.getByText('This invitation is for naserian@example.com.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Email address/ })).toHaveValue('naserian@example.com');
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Naserian');
    const password = canvas.getByLabelText('Password', { exact: true });
    password.focus();
    await userEvent.keyboard('short{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Use at least 8 characters' })).toBeVisible();
    await userEvent.type(password, ' words in a row');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSignUp).toHaveBeenCalledWith({
        firstName: 'Naserian',
        lastName: 'Lekishon',
        password: 'short words in a row',
      }),
    );
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'You are a member of Nakuru Library' })).toHaveFocus(),
    );
  },
};
