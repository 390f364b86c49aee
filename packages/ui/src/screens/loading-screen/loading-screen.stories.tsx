import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { passTime } from '../../foundations/story/pass-time';
import { LoadingScreen } from './loading-screen';

const meta = { title: 'Screens/Loading screen', component: LoadingScreen } satisfies Meta<
  typeof LoadingScreen
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wcag:4.1.3', 'spec:2.103', 'spec:2.104'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading...')).toBeVisible();
    await expect(
      within(canvasElement).getByText('Please wait while we prepare everything for you'),
    ).toBeVisible();
    await passTime(500);
    await waitFor(() =>
      expect(document.querySelector('[data-slot="announcer-polite"]')).toHaveTextContent('Loading...'),
    );
  },
};

export const FullPage: Story = {
  tags: ['spec:2.103', 'spec:2.104'],
  parameters: { frame: 'page' },
  args: { fullPage: true, message: 'Verifying access...' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Verifying access...')).toBeVisible();
    await expect(canvas.queryByText('Loading...')).toBeNull();
    await expect(canvas.getByText('Please wait while we prepare everything for you')).toBeVisible();
  },
};

export const StillWorking: Story = {
  tags: ['wcag:4.1.3'],
  args: { message: 'Loading your courses...', stillWorkingAfter: 50 },
  play: async ({ canvasElement }) => {
    await passTime(50);
    await within(canvasElement).findByText(/Still working on it/);
    await expect(document.querySelector('[data-slot="announcer-polite"]')).toHaveTextContent(
      /Still working on it/,
    );
  },
};
