import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextInput } from './text-input';

const meta = {
  title: 'Forms/Text input',
  component: TextInput,
  args: { label: 'Email address', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: 'We send one link to confirm that it is yours.' } };

export const Optional: Story = {
  args: { label: 'Nickname', type: 'text', autoComplete: 'nickname', required: false },
};

export const WithError: Story = {
  tags: ['wcag:3.3.1'],
  args: {
    hint: 'We send one link to confirm that it is yours.',
    error: 'Enter an email address like name@example.com',
    defaultValue: 'wanjiku@',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Email address' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/We send one link.*Enter an email address/);
    await expect(input).toHaveValue('wanjiku@');
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Email address' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('wanjiku@example.com');
    await expect(input).toHaveValue('wanjiku@example.com');
  },
};
