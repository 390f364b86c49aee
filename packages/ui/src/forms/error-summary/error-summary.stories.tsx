import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextInput } from '../text-input/text-input';
import { ErrorSummary } from './error-summary';

const meta = {
  title: 'Forms/Error summary',
  component: ErrorSummary,
  args: {
    errors: [
      { field: 'summary-name', message: 'Enter your first name' },
      { field: 'summary-email', message: 'Enter an email address like name@example.com' },
    ],
  },
  render: (args) => (
    <div className="flex max-w-form flex-col gap-6">
      <ErrorSummary {...args} />
      <TextInput id="summary-name" label="First name" error="Enter your first name" />
      <TextInput
        id="summary-email"
        label="Email address"
        type="email"
        error="Enter an email address like name@example.com"
      />
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const TakesFocus: Story = {
  tags: ['wcag:3.3.1', 'wcag:3.3.3'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'There are 2 problems' })).toHaveFocus();
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(
      /There are 2 problems.*Enter your first name.*Enter an email address/,
    );
    await expect(document.title).toMatch(/^Error: /);
  },
};

export const MessageOnly: Story = {
  args: { title: 'You are not signed in', message: 'Email address or password is wrong.', errors: [] },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Enter your first name' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveFocus();
  },
};
