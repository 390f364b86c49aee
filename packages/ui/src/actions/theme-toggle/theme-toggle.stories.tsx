import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ThemeToggle } from './theme-toggle';

const meta = { title: 'Actions/Theme toggle', component: ThemeToggle } satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.2', 'spec:2.61', 'spec:4.14', 'wcag:3.2.2'],
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    const before = root.classList.contains('dark') ? 'dark' : 'light';
    const after = before === 'dark' ? 'light' : 'dark';
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: `Switch to ${after} theme` });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(root).toHaveClass(after));
    await expect(window.localStorage.getItem('theme')).toBe(after);
    await expect(button).toHaveAccessibleName(`Switch to ${before} theme`);
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(root).toHaveClass(before));
  },
};
