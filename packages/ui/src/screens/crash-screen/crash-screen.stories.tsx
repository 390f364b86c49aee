import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CrashScreen, ErrorBoundary } from './crash-screen';

const meta = {
  title: 'Screens/Crash screen',
  component: CrashScreen,
  parameters: { frame: 'page' },
  args: { onRefresh: fn() },
} satisfies Meta<typeof CrashScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'spec:2.110', 'spec:2.111'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Oops! something went wrong!' })).toBeVisible();
    await expect(canvas.getByText('Please try again later.')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refresh the page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

function BrokenLesson(): never {
  throw new Error('The lesson has no text');
}

const onError = fn();

export const AfterAnError: Story = {
  tags: ['spec:2.110', 'spec:8.10'],
  parameters: { expectedConsole: [/The lesson has no text/] },
  render: () => (
    <ErrorBoundary onError={onError}>
      <BrokenLesson />
    </ErrorBoundary>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Refresh the page' })).toBeVisible();
    await expect(onError).toHaveBeenCalled();
  },
};
