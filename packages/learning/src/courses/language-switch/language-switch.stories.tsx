import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguageSwitch } from './language-switch';

const meta = {
  title: 'Learning/Courses/Language switch',
  component: LanguageSwitch,
  args: { languages: ['en', 'sw'], current: 'en', onChange: fn() },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ManyLanguages: Story = {
  args: { languages: ['en', 'sw', 'fr', 'ar', 'am', 'so', 'zh-Hans'], current: 'sw' },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:3.1.2', 'wcag:3.2.2'],
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement).getByRole('combobox', { name: 'Language' });
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.selectOptions(list, 'Kiswahili');
    await expect(args.onChange).toHaveBeenCalledWith('sw');
    await expect(list).toHaveFocus();
    await expect(within(list).getByRole('option', { name: 'Kiswahili' })).toHaveAttribute('lang', 'sw');
  },
};
