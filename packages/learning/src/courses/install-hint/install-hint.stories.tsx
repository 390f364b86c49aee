import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InstallHint } from './install-hint';

const meta = {
  title: 'Learning/Courses/Install hint',
  component: InstallHint,
  args: { way: 'prompt', onInstall: fn(), onDismiss: fn() },
} satisfies Meta<typeof InstallHint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['wcag:1.3.1', 'wcag:1.4.10'] };

export const Apple: Story = {
  args: { way: 'apple' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/“Add to Home Screen”/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Install' })).toBeNull();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'spec:14.23', 'wcag:2.1.1', 'wcag:2.4.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Install' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onInstall).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/at any time in the menu of your browser/)).toHaveFocus();
  },
};
