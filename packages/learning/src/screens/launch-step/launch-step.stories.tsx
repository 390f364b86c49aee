import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Callout } from '@digiken/ui/callout';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { LaunchStep, type LaunchStepView } from './launch-step';

const LINK: LaunchStepView = {
  step: 'link',
  platform: 'Moodle of Moi School',
  name: 'Achieng Otieno',
  account: { name: 'Achieng Otieno', email: 'achieng@example.com' },
  proof: 'none',
  canBeNew: true,
};

const meta = {
  title: 'Learning/Screens/Launch step',
  component: LaunchStep,
  args: {
    view: LINK,
    onLink: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    onFresh: fn(),
    onSignOut: fn(),
    signInHref: '#sign-in',
  },
} satisfies Meta<typeof LaunchStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:3.3.4', 'spec:14.285'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Moodle of Moi School as Achieng Otieno/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Yes, link both' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onLink).toHaveBeenCalledWith({}));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFresh).toHaveBeenCalledTimes(1);
  },
};

export const Password: Story = {
  tags: ['wcag:3.3.8', 'wcag:3.3.1', 'wcag:1.3.5', 'spec:14.285'],
  args: {
    view: { ...LINK, name: '', proof: 'password', canBeNew: false },
    onLink: fn(
      async (): Promise<FormOutcome> => ({
        ok: false,
        message: 'That is not the password of this account.',
        errors: { password: 'That is not the password of this account.' },
      }),
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(password, 'not this one{Enter}');
    await expect(await canvas.findByRole('group', { name: /^There is a problem$/ })).toHaveFocus();
    await expect(args.onLink).toHaveBeenCalledWith({ password: 'not this one' });
    await expect(password).toHaveValue('not this one');
    await expect(canvas.queryByRole('button', { name: 'No, make a new account' })).toBeNull();
  },
};

export const SignIn: Story = {
  tags: ['spec:14.285'],
  args: { view: { step: 'sign-in', platform: 'Canvas of the college', email: 'mwalimu@example.com' } },
};

/** The way on is a button, not only a sentence. */
export const SignInAgain: Story = {
  tags: ['spec:14.341'],
  args: { view: { ...LINK, proof: 'sign-in' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Log out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = { args: { view: { step: 'chosen', platform: 'Moodle of Moi School' } } };

export const Checking: Story = { args: { view: { step: 'checking' } } };

export const Failed: Story = {
  args: {
    view: {
      step: 'failed',
      problem: (
        <Callout tone="danger">
          This launch has expired or was finished already. Go back to your course and open the link again.
        </Callout>
      ),
    },
  },
};
