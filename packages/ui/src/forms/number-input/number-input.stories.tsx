import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { kept } from '../../foundations/story/kept';
import type { FormOutcome } from '../../foundations/lib/types';
import { Form } from '../form/form';
import { NumberInput, type NumberInputProps } from './number-input';

const Kept = kept(NumberInput);

const meta = {
  title: 'Forms/Number input',
  component: NumberInput,
  args: { label: 'Seats in the class', value: 30, min: 1, max: 500, onValueChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const spoken = () => document.querySelector('[data-slot=announcer-polite]');

export const Default: Story = {
  tags: ['state:default', 'wcag:3.3.2'],
  args: { hint: 'From 1 to 500.' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { name: 'Seats in the class' }),
    ).toHaveAccessibleDescription('From 1 to 500.');
  },
};

export const EveryState: Story = {
  tags: ['state:error', 'state:long', 'wcag:1.3.1'],
  render: (args) => (
    <div className="flex flex-col gap-6">
      <Kept {...args} label="Price of the course" unit="KES" value={12500} step={50} max={undefined} />
      <Kept {...args} label="Hours a week" value={null} required={false} step={0.5} />
      <Kept {...args} label="Learners enrolled" value={1284} max={undefined} readOnly />
      <Kept {...args} label="Seats kept for the hub" value={5} disabled />
      <Kept
        {...args}
        label="Muda wa kukamilisha somo hili pamoja na mazoezi na jaribio la mwisho"
        unit="dakika"
        value={null}
        error="Enter how many minutes the lesson takes"
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Price of the course (KES)' })).toHaveValue('12,500');
    await expect(canvas.getByRole('textbox', { name: /Muda wa kukamilisha/ })).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'More Learners enrolled' }));
    await expect(canvas.getByRole('textbox', { name: 'Learners enrolled' })).toHaveValue('1,284');
  },
};

export const BadInputStays: Story = {
  tags: ['state:error', 'wcag:3.3.1', 'wcag:3.3.3', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Seats in the class' });
    await userEvent.clear(field);
    await userEvent.type(field, 'thirty');
    await expect(field).not.toBeInvalid();
    await userEvent.tab();
    await waitFor(() => expect(spoken()).toHaveTextContent('Enter a number in digits'));
    await expect(field).toHaveValue('thirty');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Error: Enter a number in digits, like 1,500');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.clear(field);
    await userEvent.type(field, '1,200');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Error: Enter 500 or less');
    await expect(field).toHaveValue('1,200');
  },
};

export const Buttons: Story = {
  tags: ['wcag:2.5.8', 'wcag:4.1.3'],
  args: { value: 499, unit: 'seats', label: 'Size of the class' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'More Size of the class (seats)' });
    await expect(Math.min(more.offsetWidth, more.offsetHeight)).toBeGreaterThanOrEqual(44);
    await userEvent.click(more);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(500);
    await waitFor(() => expect(spoken()).toHaveTextContent('500 seats'));
    await userEvent.pointer({ keys: '[TouchA]', target: more });
    await expect(canvas.getByRole('textbox')).toHaveValue('500');
    await waitFor(() => expect(spoken()).toHaveTextContent('500 seats is the highest'));
  },
};

export const InAForm: Story = {
  args: { onValueChange: fn() },
  render: (args) => <InForm {...args} />,
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '12 500{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ price: '12500' }));
    await userEvent.clear(field);
    await userEvent.type(field, 'free');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the price' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ price: 'free' }));
  },
};

const sent = fn(async (_values: Record<string, string>): Promise<FormOutcome> => ({ ok: true }));

function InForm(args: NumberInputProps) {
  return (
    <Form
      onSubmit={sent}
      fieldIds={{ price: 'story-price' }}
      submitLabel="Save the price"
      busyLabel="Saving…"
      successMessage="The price is saved."
    >
      {() => (
        <Kept {...args} id="story-price" name="price" label="Price" unit="KES" value={1500} max={100000} />
      )}
    </Form>
  );
}

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.2'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Seats in the class' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('31');
    await userEvent.keyboard('{PageDown}');
    await expect(field).toHaveValue('21');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(19);
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
    await expect(field).toHaveValue('1');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(field).toHaveFocus();
  },
};
