import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchBox } from './search-box';

const meta = {
  title: 'Forms/Search box',
  component: SearchBox,
  args: { label: 'Search courses and lessons', placeholder: 'Beekeeping, spreadsheets…', onSearch: fn() },
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithVisibleLabel: Story = { args: { showLabel: true, placeholder: undefined } };

export const WithText: Story = {
  args: { defaultValue: 'how to keep the books of a small shop in a market' },
};

export const Busy: Story = {
  args: { busy: true, defaultValue: 'beekeeping' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Searching…' }));
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:3.2.2', 'spec:5.5', 'wcag:2.4.1'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search courses and lessons' });
    await expect(canvas.getByRole('search')).toContainElement(field);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('   {Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('beekeeping {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('beekeeping');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
};

export const EmptyPress: Story = {
  tags: ['spec:5.5'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(within(canvasElement).getByRole('searchbox')).toHaveFocus();
  },
};
