import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { kept } from '../../foundations/story/kept';
import { DateTimeInput } from './date-time-input';

const Kept = kept(DateTimeInput);

const meta = {
  title: 'Forms/Date time input',
  component: DateTimeInput,
  args: { label: 'The live class begins', value: null, onValueChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DateTimeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1', 'wcag:3.3.2'],
  args: { value: '2026-11-27T11:30:00Z' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'The live class begins' });
    await expect(group).toHaveAccessibleDescription('Time zone: East Africa Time');
    await expect(canvas.getByRole('group', { name: 'Date' })).toHaveAccessibleDescription(
      'For example, 27 3 2026',
    );
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('27');
    await expect(canvas.getByRole('textbox', { name: 'Time' })).toHaveValue('14:30');
  },
};

export const HalfIsMissing: Story = {
  tags: ['state:error', 'wcag:3.3.1'],
  args: { hint: 'Learners see it in their own time zone.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Time' }), '2.30 pm');
    await userEvent.click(document.body);
    await expect(canvas.getByText('Enter the date too')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Time' })).toHaveValue('14:30');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const EveryState: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  render: (args) => (
    <div className="flex flex-col gap-10">
      <Kept
        {...args}
        label="The quiz closes"
        required={false}
        error="The quiz cannot close before it opens"
      />
      <Kept
        {...args}
        label="Mkutano wa wazazi, walimu na wanafunzi wa mwaka wa kwanza"
        value="2026-12-04T15:00:00Z"
        timeZone="Europe/London"
        disabled
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Greenwich Mean Time/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.2'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('27');
    await userEvent.tab();
    await userEvent.keyboard('nov');
    await userEvent.tab();
    await userEvent.keyboard('2026');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /27 November 2026/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('1430');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-27T11:30:00.000Z');
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Time' })).toHaveValue('14:30');
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveValue('11');
  },
};
