import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { ProviderProblem } from '../provider-problem/provider-problem';
import { ProviderStep } from './provider-step';

const meta = {
  title: 'Learning/Screens/Provider step',
  component: ProviderStep,
  args: {
    view: {
      step: 'sign-up',
      provider: 'Google',
      email: 'achieng@example.com',
      firstName: 'Achieng',
      lastName: '',
    },
    onLink: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    onSignUp: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    hrefOf: (id) => `#${id}`,
    forgotHref: '#forgot',
    back: { href: '#sign-in', label: 'Back to log in' },
  },
} satisfies Meta<typeof ProviderStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:1.3.5', 'wcag:3.3.1', 'spec:13.134'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const first = canvas.getByRole('textbox', { name: 'First name' });
    await expect(first).toHaveFocus();
    await expect(first).toHaveValue('Achieng');
    await userEvent.clear(first);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('link', { name: 'Enter your first name' }));
    await expect(first).toHaveFocus();
    await expect(args.onSignUp).not.toHaveBeenCalled();
    await userEvent.keyboard('Achieng');
    await userEvent.tab();
    const last = canvas.getByRole('textbox', { name: /^Last name/ });
    await expect(last).toHaveFocus();
    await userEvent.keyboard(' Otieno {Enter}');
    await waitFor(() =>
      expect(args.onSignUp).toHaveBeenCalledWith({ firstName: 'Achieng', lastName: 'Otieno' }),
    );
  },
};

export const Password: Story = {
  tags: ['wcag:3.3.8', 'wcag:3.3.1', 'spec:13.133'],
  args: {
    view: { step: 'password', provider: 'Google', email: 'mwalimu@example.com' },
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
    await userEvent.type(password, 'the one of Google{Enter}');
    await expect(await canvas.findByRole('group', { name: /^There is a problem$/ })).toHaveFocus();
    await expect(args.onLink).toHaveBeenCalledWith({ password: 'the one of Google' });
    await expect(password).toHaveValue('the one of Google');
  },
};

export const OtherProvider: Story = {
  tags: ['spec:13.133'],
  args: {
    view: {
      step: 'other-provider',
      provider: 'Moi School',
      email: 'achieng@example.com',
      providers: [{ id: 'google', name: 'Google' }],
    },
  },
};

export const NoWayLeft: Story = {
  args: {
    view: { step: 'other-provider', provider: 'Google', email: 'achieng@example.com', providers: [] },
  },
};

export const Checking: Story = { args: { view: { step: 'checking' } } };

export const Failed: Story = {
  tags: ['spec:13.135'],
  args: {
    view: { step: 'failed', problem: <ProviderProblem problem="cancelled" provider="Google" /> },
    back: { href: '#settings', label: 'Back to your settings' },
  },
};
