import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox } from './checkbox';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Unit 2: From receipt to cash book', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const States: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      <Checkbox label="The whole course" indeterminate />
      <Checkbox label="Unit 1: Why a shop keeps books" hint="Free" defaultChecked />
      <Checkbox label="Unit 2: From receipt to cash book" hint="KES 350 · 6 lessons" />
      <Checkbox label="Unit 3: Yearly accounts" hint="You own this unit" defaultChecked disabled />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const whole = within(canvasElement).getByRole('checkbox', { name: 'The whole course' });
    await expect(whole).toBePartiallyChecked();
    const second = within(canvasElement).getByRole('checkbox', { name: /Unit 2/ });
    await expect(second).toHaveAccessibleDescription('KES 350 · 6 lessons');
  },
};

export const WithError: Story = {
  tags: ['wcag:3.3.1'],
  args: { label: 'I have read the terms', error: 'Tick the box to go on' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Error: Tick the box to go on');
  },
};

export const VeryLongLabel: Story = {
  args: {
    label:
      'Send me one message a week with what I have learned, what is next, and which of my live classes take place, in Kiswahili where there is a translation',
    hint: 'You can stop them in the settings at any time.',
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.2'],
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.click(within(canvasElement).getByText('Unit 2: From receipt to cash book'));
    await expect(box).toBeChecked();
  },
};
