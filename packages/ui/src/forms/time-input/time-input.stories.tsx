import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { kept } from '../../foundations/story/kept';
import { TimeInput } from './time-input';

const Kept = kept(TimeInput);

const meta = {
  title: 'Forms/Time input',
  component: TimeInput,
  args: { label: 'The class begins at', value: null, onValueChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof TimeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:empty', 'wcag:1.3.1', 'wcag:3.3.2'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'For example, 14:30 or 2.30 pm',
    );
  },
};

export const EveryState: Story = {
  tags: ['state:error', 'state:long'],
  render: (args) => (
    <div className="flex flex-col gap-6">
      <Kept {...args} value="18:30" />
      <Kept {...args} label="Remind me at" required={false} />
      <Kept {...args} label="Doors open" value="07:45" disabled />
      <Kept {...args} label="Set by your hub" value="16:00" readOnly />
      <Kept
        {...args}
        label="Saa ambayo mwalimu ataanza kujibu maswali ya wanafunzi baada ya darasa"
        error="Enter when questions begin"
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: /Saa ambayo/ })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Remind me at (optional)' })).not.toBeRequired();
  },
};

export const BadInputStays: Story = {
  tags: ['state:error', 'wcag:3.3.1', 'wcag:3.3.3'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '25:10');
    await userEvent.tab();
    await expect(field).toHaveValue('25:10');
    await expect(field).toHaveAccessibleDescription(/Error: Enter a time, like 14:30 or 2.30 pm/);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.2'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'The class begins at' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('2.30 pm');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('14:30');
    await userEvent.tab();
    await expect(field).toHaveValue('14:30');
    await userEvent.tab({ shift: true });
  },
};
