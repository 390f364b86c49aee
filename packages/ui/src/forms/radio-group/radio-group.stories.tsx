import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './radio-group';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Text size',
    options: [
      { value: '100', label: 'Standard' },
      { value: '125', label: 'Large' },
      { value: '150', label: 'Very large' },
    ],
    defaultValue: '100',
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Inline: Story = { args: { inline: true } };

export const WithHints: Story = {
  args: {
    legend: 'How well do you know spreadsheets?',
    hint: 'We suggest where to begin. You can change it later.',
    defaultValue: undefined,
    options: [
      { value: 'beginner', label: 'I have never used one', hint: 'Begin with “Rows, columns and cells”' },
      { value: 'intermediate', label: 'I have kept a list in one', hint: 'Begin with “Sums that follow”' },
      { value: 'advanced', label: 'I write formulas', hint: 'Begin with “A budget for three seasons”' },
    ],
  },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'How well do you know spreadsheets?' });
    await expect(group).toHaveAccessibleDescription(/We suggest where to begin/);
  },
};

export const WithError: Story = {
  args: { defaultValue: undefined, error: 'Choose a text size' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleDescription(
      'Error: Choose a text size',
    );
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.2'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Large' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Large' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('125');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Very large' })).toBeChecked();
  },
};
