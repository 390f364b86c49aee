import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '../../foundations/story/pass-time';
import { PasswordInput } from './password-input';

const meta = {
  title: 'Forms/Password input',
  component: PasswordInput,
  args: { label: 'Password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

export const NewPassword: Story = {
  tags: ['wcag:1.3.1', 'wcag:1.3.5', 'wcag:3.3.2'],
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    hint: 'At least 8 characters. Three words that you can remember make a strong one.',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('New password');
    await expect(input).toHaveAccessibleDescription(/At least 8 characters/);
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
  },
};

export const WithError: Story = {
  tags: ['state:error', 'wcag:3.3.1'],
  args: { error: 'Enter your password', defaultValue: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Password')).toBeInvalid();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.5.8', 'wcag:3.3.8', 'wcag:4.1.2'],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Password');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('maembe matatu');
    await userEvent.tab();
    const toggle = within(canvasElement).getByRole('button', { name: 'Show password' });
    await expect(toggle).toHaveFocus();
    await expect(Math.min(toggle.offsetWidth, toggle.offsetHeight)).toBeGreaterThanOrEqual(24);
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('maembe matatu');
    await expect(toggle).toHaveAccessibleName('Hide password');
    await expect(toggle).toHaveFocus();
  },
};

export const HidesWhenSent: Story = {
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordInput {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Password');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await fireEvent.submit(canvasElement.querySelector('form') as HTMLFormElement);
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const Strength: Story = {
  tags: ['wcag:1.4.1', 'wcag:4.1.3'],
  args: { label: 'New password', autoComplete: 'new-password', strength: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('New password');
    const spoken = document.querySelector('[data-slot=announcer-polite]');
    const verdicts = [
      ['maembe', 'Too short'],
      ['nairobi254', 'Easy to guess'],
      ['maembe tamu', 'Fair'],
      ['twiga anapenda mvua', 'Strong'],
    ] as const;
    for (const [password, verdict] of verdicts) {
      await userEvent.clear(input);
      await userEvent.type(input, password);
      await canvas.findByText(`Strength: ${verdict}.`);
      await expect(input).toHaveAccessibleDescription(new RegExp(`Strength: ${verdict}`));
      await expect(input).not.toBeInvalid();
    }
    await passTime(1000);
    await waitFor(() => expect(spoken).toHaveTextContent('Strength: Strong.'));
    await expect(spoken).not.toHaveTextContent('Fair');
  },
};

export const EveryStrength: Story = {
  tags: ['state:long'],
  args: { label: 'New password', autoComplete: 'new-password', strength: true },
  render: (args) => (
    <div className="flex max-w-form flex-col gap-6">
      <PasswordInput {...args} label="A word" defaultValue="maembe" />
      <PasswordInput {...args} label="A town and a number" defaultValue="nairobi254" />
      <PasswordInput {...args} label="Two words" defaultValue="maembe tamu" />
      <PasswordInput {...args} label="A small story" defaultValue="twiga anapenda mvua" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByText(/^Strength:/)).toHaveLength(4);
  },
};
