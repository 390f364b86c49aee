import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@digiken/ui/button';
import { TextInput } from '@digiken/ui/text-input';
import { AuthLayout } from './auth-layout';

const meta = {
  title: 'Learning/Layouts/Auth layout',
  component: AuthLayout,
  args: {
    title: 'Choose a new password',
    intro: <p>Give the email address of your account. We send a link to it that works once, for one hour.</p>,
    children: (
      <div className="flex flex-col gap-5">
        <TextInput label="Email address" type="email" autoComplete="email" />
        <Button>Send the link</Button>
      </div>
    ),
  },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAside: Story = {
  args: {
    aside: (
      <div className="flex flex-col gap-3">
        <h2 className="text-xl font-bold">What an account is for</h2>
        <ul className="flex list-disc flex-col gap-2 ps-5 text-ink-muted">
          <li>Go on where you stopped, on any device.</li>
          <li>Keep the units that are yours.</li>
          <li>Set the page up to suit your eyes.</li>
        </ul>
      </div>
    ),
  },
};

export const VeryLongTitle: Story = {
  tags: ['wcag:1.4.10'],
  args: {
    title: 'Thibitishaanwaniyabaruapepeyako before you can go on with “Keep the books of a small shop”',
  },
};
