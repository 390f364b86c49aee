import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextArea } from './text-area';

const meta = {
  title: 'Forms/Text area',
  component: TextArea,
  args: { label: 'What would you like to ask your instructor?', name: 'question' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHint: Story = {
  args: { hint: 'Name the lesson, and say what you have tried already.', rows: 6 },
};

export const WithError: Story = {
  tags: ['wcag:3.3.1'],
  args: { error: 'Write your question before you send it', defaultValue: ' ' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription(/Write your question/);
  },
};

export const VeryLongText: Story = {
  args: {
    defaultValue:
      'In the lesson on cash books you write that every receipt gets a number. My customers pay by M-Pesa, and the message has a number already: NLJ7RT61SV-KIBERA-MAMA-MBOGA-WANJIKU-2026. Do I use that one, or do I write my own beside it? '.repeat(
        3,
      ),
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('Which receipts do I keep?{Enter}And for how long?');
    await expect(area).toHaveValue('Which receipts do I keep?\nAnd for how long?');
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
};
