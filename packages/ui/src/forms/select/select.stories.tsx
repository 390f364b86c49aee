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

/** A form that renders at each input, e.g. to say that it is not saved yet. */
export const FormRendersOnInput: Story = {
  render: function FormRendersOnInput(args) {
    const [inputs, setInputs] = useState(0);
    const [level, setLevel] = useState('beginner');
    return (
      <form className="flex flex-col gap-4" onInput={() => setInputs((count) => count + 1)}>
        <Select {...args} label="Keeps its value" defaultValue="beginner" />
        <Select
          {...args}
          label="Gets its value"
          value={level}
          onChange={(event) => setLevel(event.currentTarget.value)}
        />
        <p>{inputs === 0 ? 'Saved' : 'Not saved yet'}</p>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const label of ['Keeps its value', 'Gets its value']) {
      const select = canvas.getByRole<HTMLSelectElement>('combobox', { name: label });
      // As browsers do: React renders between the two events.
      select.value = 'advanced';
      select.dispatchEvent(new Event('input', { bubbles: true }));
      await canvas.findByText('Not saved yet');
      await new Promise(requestAnimationFrame);
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      await expect(select).toHaveValue('advanced');
    }
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
