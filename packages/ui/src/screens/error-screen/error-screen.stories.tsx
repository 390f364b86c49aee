import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '../../foundations/story/pass-time';
import { ErrorScreen } from './error-screen';

const meta = {
  title: 'Screens/Error screen',
  component: ErrorScreen,
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wcag:4.1.3', 'spec:2.105', 'spec:2.108', 'spec:2.109'],
  args: { onRetry: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'An error occurred' })).toBeVisible();
    await expect(
      canvas.getByText('We encountered an unexpected error. Apologies for the inconvenience.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await passTime(100);
    await waitFor(() =>
      expect(document.querySelector('[data-slot="announcer-assertive"]')).toHaveTextContent(
        'An error occurred',
      ),
    );
  },
};

export const Offline: Story = {
  tags: ['spec:2.106'],
  args: { kind: 'offline' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Please check your internet connection and try again.'),
    ).toBeVisible();
  },
};

export const Unavailable: Story = {
  tags: ['spec:2.105', 'spec:2.107'],
  args: { kind: 'unavailable', message: 'The courses could not be loaded' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'The courses could not be loaded' }),
    ).toBeVisible();
    await expect(
      within(canvasElement).getByText('Our servers are currently unavailable. Please try again later.'),
    ).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'spec:2.109'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Try Again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

export const TryingAgain: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const FullPage: Story = {
  parameters: { frame: 'page' },
  args: { fullPage: true, kind: 'unavailable' },
};

export const VeryLongMessage: Story = {
  tags: ['wcag:1.4.10'],
  args: {
    headingLevel: 2,
    message:
      'Kozi-ya-bustani-ya-jikoni-toleo-la-pili-lililohaririwa could not be loaded, because the answer of the server broke off half-way through',
  },
};
