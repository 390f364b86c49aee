import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateRangeInput } from './date-range-input';

const meta = {
  title: 'Forms/Date range input',
  component: DateRangeInput,
  args: { label: 'Days of the course', onValueChange: fn() },
} satisfies Meta<typeof DateRangeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const spoken = () => document.querySelector('[data-slot=announcer-polite]');
const day = (name: RegExp) => within(screen.getByRole('grid')).getByRole('button', { name });
const field = (canvas: HTMLElement, group: string, name: string) =>
  within(within(canvas).getByRole('group', { name: group })).getByRole<HTMLInputElement>('textbox', { name });

export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1', 'wcag:3.3.2'],
  args: { defaultValue: { start: '2026-11-10', end: '2026-11-12' } },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Days of the course' });
    await expect(within(group).getAllByRole('group')).toHaveLength(2);
    await expect(field(canvasElement, 'Last day', 'Day')).toHaveValue('12');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LastBeforeFirst: Story = {
  tags: ['state:error', 'wcag:3.3.1', 'wcag:4.1.3'],
  args: { name: 'days', defaultValue: { start: '2026-11-10', end: null } },
  render: (args) => (
    <form>
      <DateRangeInput {...args} />
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const sent = () => new FormData(form).getAll('days');
    await userEvent.type(field(canvasElement, 'Last day', 'Day'), '3');
    await userEvent.type(field(canvasElement, 'Last day', 'Month'), '11');
    await userEvent.type(field(canvasElement, 'Last day', 'Year'), '2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-10', end: '2026-11-03' });
    await userEvent.click(document.body);
    await waitFor(() => expect(spoken()).toHaveTextContent('The last day is before the first day'));
    await within(canvasElement).findByText('The last day is before the first day');
    await expect(sent()).toEqual(['2026-11-10', '2026-11-03']);
    form.reset();
    await waitFor(() => expect(sent()).toEqual(['2026-11-10', '']));
    await userEvent.type(field(canvasElement, 'Last day', 'Day'), '3');
    await userEvent.type(field(canvasElement, 'Last day', 'Month'), '11');
    await userEvent.type(field(canvasElement, 'Last day', 'Year'), '2026');
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'state:open', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.2'],
  args: { defaultValue: { start: '2026-11-10', end: '2026-11-12' } },
  decorators: [
    (Story) => (
      <div className="min-h-[44rem]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(field(canvasElement, 'First day', 'Day')).toHaveFocus();
    for (let step = 0; step < 6; step += 1) await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'Choose both days' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Choose both days' });
    await waitFor(() => expect(day(/10 November 2026, first day/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(day(/10 November 2026, first day/)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ start: '2026-11-17', end: '2026-11-19' });
    await expect(button).toHaveFocus();
    await expect(field(canvasElement, 'Last day', 'Day')).toHaveValue('19');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(day(/17 November 2026, first day/)).toHaveFocus());
  },
};
