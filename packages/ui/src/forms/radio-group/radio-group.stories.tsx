import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './radio-group';

const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup,
  args: {
    label: 'Text size',
    options: [
      { value: '100', label: 'Standard' },
      { value: '125', label: 'Large' },
      { value: '150', label: 'Very large' },
    ],
    defaultValue: '100',
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

export const Inline: Story = { args: { inline: true } };

export const WithHints: Story = {
  tags: ['wcag:1.3.1'],
  args: {
    label: 'How well do you know spreadsheets?',
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
    await expect(within(group).getByRole('radio', { name: 'I write formulas' })).toHaveAccessibleDescription(
      'Begin with “A budget for three seasons”',
    );
  },
};

export const WithError: Story = {
  tags: ['state:error', 'wcag:3.3.1'],
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
    await expect(args.onValueChange).toHaveBeenLastCalledWith('125');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Very large' })).toBeChecked();
  },
};

export const LongAndNotOpen: Story = {
  tags: ['state:long', 'wcag:1.4.10', 'wcag:2.5.8'],
  args: {
    label: 'Ungependa kuhudhuria darasa la moja kwa moja la kilimo cha kisasa siku gani ya wiki?',
    required: false,
    defaultValue: undefined,
    options: [
      {
        value: 'monday',
        label: 'Jumatatu asubuhi, kabla ya kazi za shambani kuanza',
        hint: 'Seats left: 12',
      },
      { value: 'tuesday', label: 'Jumanne', hint: 'This class is full.', disabled: true },
      { value: 'saturday', label: 'Jumamosi alasiri pamoja na kikundi cha akina mama cha Kakamega' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: /siku gani ya wiki\? \(optional\)/ })).toBeVisible();
    const full = canvas.getByRole('radio', { name: 'Jumanne' });
    await expect(full).toBeDisabled();
    await userEvent.click(canvas.getByText('Jumanne'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText(/Jumatatu asubuhi/));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Jumamosi/ })).toBeChecked();
    for (const radio of canvas.getAllByRole('radio'))
      await expect(Math.min(radio.offsetWidth, radio.offsetHeight)).toBeGreaterThanOrEqual(24);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
