import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { InvitationScreen, type InvitationScreenProps } from './invitation-screen';

const meta = {
  title: 'Learning/Screens/Invitation screen',
  component: InvitationScreen,
  parameters: { frame: 'page' },
  decorators: [
    (Story) => (
      <main className="px-4 py-8 sm:px-8">
        <Story />
      </main>
    ),
  ],
  args: {
    state: 'ready',
    hubName: 'Kakamega Farmers’ Circle',
    hubHref: '/console/hub/h1',
    onAccept: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  },
} satisfies Meta<typeof InvitationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const SignedOut: Story = { args: { signInHref: '/auth/signin' } };

export const Bad: Story = {
  args: { state: 'bad', hubName: undefined, reason: 'This invitation ran out on 14 November.' },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.4'],
  render: function Render(args) {
    const [state, setState] = useState<InvitationScreenProps['state']>('ready');
    return (
      <InvitationScreen
        {...args}
        state={state}
        onAccept={async () => {
          setState('accepted');
          return args.onAccept();
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Join Kakamega Farmers’ Circle' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', {
      name: 'You are a member of Kakamega Farmers’ Circle',
    });
    await expect(heading).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to Kakamega Farmers’ Circle' })).toHaveFocus();
  },
};
