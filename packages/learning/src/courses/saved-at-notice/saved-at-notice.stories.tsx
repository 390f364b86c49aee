import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SavedAtNotice } from './saved-at-notice';

const meta = {
  title: 'Learning/Courses/Saved at notice',
  component: SavedAtNotice,
  args: { at: '2026-11-24T11:05:00Z' },
} satisfies Meta<typeof SavedAtNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wcag:1.3.1', 'wcag:1.1.1'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/^Shown without a connection, as of 24 Nov 2026/),
    ).toBeVisible();
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

export const Unknown: Story = {
  args: { at: undefined },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('Shown without a connection. It may have changed since.'),
    ).toBeVisible();
  },
};

export const Kiswahili: Story = { globals: { locale: 'sw-KE' } };
