import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { Select } from './select';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Level',
    options: [
      { value: '', label: 'All levels' },
      { value: 'beginner', label: 'Beginner' },
      { value: 'intermediate', label: 'Intermediate' },
      { value: 'advanced', label: 'Advanced' },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = { args: { hint: 'Each course page says what you should know already.' } };

export const WithError: Story = {
  tags: ['wcag:3.3.1'],
  args: { error: 'Choose a level' },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Level' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('Error: Choose a level');
  },
};

export const VeryLongOption: Story = {
  args: {
    label: 'Category',
    options: [
      {
        value: 'a',
        label: 'Farming, water and soil in the dry counties of the north, for gardens of less than one acre',
      },
    ],
  },
};

export const OptionsComeLater: Story = {
  args: { label: 'Category', defaultValue: 'water' },
  render: function OptionsComeLater(args) {
    const [names, setNames] = useState<string[]>([]);
    return (
      <div className="flex flex-col items-start gap-4">
        <Select
          {...args}
          options={[
            { value: '', label: 'No category' },
            ...names.map((name) => ({ value: name.toLowerCase(), label: name })),
          ]}
        />
        <Button onClick={() => setNames(['Farming', 'Water', 'Energy'])}>The answer comes</Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.click(canvas.getByRole('button', { name: 'The answer comes' }));
    await expect(select).toHaveValue('water');
    await userEvent.selectOptions(select, 'Energy');
    await expect(select).toHaveValue('energy');
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:3.2.2'],
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Level' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Intermediate');
    await expect(select).toHaveValue('intermediate');
    await expect(select).toHaveFocus();
  },
};
