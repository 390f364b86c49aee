import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NewsletterForm } from './newsletter-form';

const meta = { title: 'Learning/Site/Newsletter form', component: NewsletterForm } satisfies Meta<
  typeof NewsletterForm
>;

export default meta;
type Story = StoryObj<typeof meta>;

const spoken = () => document.querySelector('[data-slot=announcer-polite]');

export const Default: Story = {};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.3', 'spec:2.72', 'spec:5.4', 'spec:R.31'],
  play: async ({ canvasElement }) => {
    const real = window.fetch;
    const call = fn(real);
    window.fetch = call;
    try {
      await userEvent.tab();
      await userEvent.keyboard('wanjiku@example.com{Enter}');
      await waitFor(() => expect(spoken()).toHaveTextContent('Newsletter signup submitted'));
      await expect(call).not.toHaveBeenCalled();
    } finally {
      window.fetch = real;
    }
    const field = within(canvasElement).getByRole('textbox', { name: 'Email address for the newsletter' });
    await expect(field).toHaveValue('wanjiku@example.com');
    await expect(field).toHaveAttribute('type', 'email');
    await expect(field).toBeRequired();
  },
};

export const RefusedByTheBrowser: Story = {
  tags: ['wcag:3.3.1', 'spec:5.4'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(field).toBeInvalid();
    await userEvent.type(field, 'wanjiku');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(field).toBeInvalid();
    await expect(spoken()).toBeEmptyDOMElement();
  },
};
