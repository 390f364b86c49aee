import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { kept } from '../../foundations/story/kept';
import { DateInput } from './date-input';

const Kept = kept(DateInput);

const meta = {
  title: 'Forms/Date input',
  component: DateInput,
  args: { label: 'The first class is on', value: null, onValueChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const spoken = () => document.querySelector('[data-slot=announcer-polite]');
const day = (name: RegExp) => within(screen.getByRole('grid')).getByRole('button', { name });
const texts = (canvas: HTMLElement) =>
  ['Day', 'Month', 'Year'].map(
    (name) => within(canvas).getByRole<HTMLInputElement>('textbox', { name }).value,
  );

async function openCalendar(canvasElement: HTMLElement) {
  const button = within(canvasElement).getByRole('button', { name: /^Choose from a calendar/ });
  await userEvent.click(button);
  return { button, calendar: await screen.findByRole('dialog', { name: 'Choose from a calendar' }) };
}

export const Default: Story = {
  tags: ['state:default', 'state:empty', 'wcag:3.3.2'],
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'The first class is on' });
    await expect(group).toHaveAccessibleDescription('For example, 27 3 2026');
    await expect(texts(group)).toEqual(['', '', '']);
  },
};

export const EveryState: Story = {
  tags: ['state:error', 'state:long', 'wcag:1.3.1', 'wcag:1.3.5'],
  render: (args) => (
    <div className="flex flex-col gap-8">
      <Kept {...args} label="Your date of birth" autoComplete="bday" required={false} />
      <Kept {...args} label="Joined the hub on" value="2026-01-14" hint="Kept by your hub." readOnly />
      <Kept {...args} label="The course ends on" value="2027-03-31" disabled />
      <Kept
        {...args}
        label="Tarehe ya mwisho ya kutuma kazi ya mradi wa kikundi kwa mwalimu"
        error="Enter the last day for sending the work"
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const birth = within(canvas.getByRole('group', { name: 'Your date of birth (optional)' }));
    await expect(birth.getByRole('textbox', { name: 'Year' })).toHaveAttribute('autocomplete', 'bday-year');
    const last = canvas.getByRole('group', { name: /Tarehe ya mwisho/ });
    await expect(last).toHaveAccessibleDescription(/27 3 2026.*Enter the last day/);
    await expect(within(last).getByRole('textbox', { name: 'Day' })).toBeInvalid();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

export const BadInputStays: Story = {
  tags: ['state:error', 'wcag:3.3.1', 'wcag:3.3.3', 'wcag:4.1.3'],
  args: { min: '2026-11-21' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await userEvent.type(field('Day'), '31');
    await userEvent.type(field('Month'), '2');
    await userEvent.type(field('Year'), '2027');
    await expect(field('Day')).not.toBeInvalid();
    await userEvent.click(document.body);
    await waitFor(() => expect(spoken()).toHaveTextContent('Enter a real date'));
    await expect(texts(canvasElement)).toEqual(['31', '2', '2027']);
    await expect(field('Day')).toBeInvalid();
    await expect(field('Year')).not.toBeInvalid();
    await expect(field('Day')).toHaveAccessibleDescription('Error: Enter a real date, like 27 3 2026');
    await userEvent.clear(field('Day'));
    await userEvent.type(field('Day'), '3');
    await userEvent.clear(field('Month'));
    await userEvent.type(field('Month'), 'March');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-03-03');
    await userEvent.clear(field('Year'));
    await userEvent.type(field('Year'), '2026');
    await userEvent.click(document.body);
    await expect(canvas.getByText(/Enter 21 November 2026 or a later date/)).toBeVisible();
  },
};

export const Calendar: Story = {
  tags: ['state:open', 'wcag:1.4.10', 'wcag:2.5.8'],
  args: { value: '2026-11-27', min: '2026-11-21', max: '2027-01-31' },
  decorators: [
    (Story) => (
      <div className="min-h-[34rem]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const first = await openCalendar(canvasElement);
    await waitFor(() => expect(day(/Friday,? 27 November 2026/)).toHaveFocus());
    await expect(within(first.calendar).getAllByRole('columnheader')[0]).toHaveTextContent('Sunday');
    await userEvent.click(day(/Friday,? 20 November 2026/));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(within(first.calendar).getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(spoken()).toHaveTextContent('December 2026'));
    await userEvent.pointer({ keys: '[TouchA]', target: day(/Wednesday,? 16 December 2026/) });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-16');
    await expect(texts(canvasElement)).toEqual(['16', '12', '2026']);
    await expect(first.button).toHaveFocus();
    await expect(first.button).toHaveAccessibleName('Choose from a calendar, now 16 December 2026');
    await openCalendar(canvasElement);
    await waitFor(() => expect(day(/16 December 2026/)).toHaveFocus());
    for (const one of within(screen.getByRole('dialog')).getAllByRole('button'))
      await expect(Math.min(one.offsetHeight, one.offsetWidth)).toBeGreaterThanOrEqual(24);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'state:open', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.2'],
  args: { value: '2026-11-27' },
  decorators: Calendar.decorators,
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: /^Choose from a calendar/ });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(day(/Friday,? 27 November 2026/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(day(/Saturday,? 28 November 2026/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(day(/Sunday,? 22 November 2026/)).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(day(/Saturday,? 5 December 2026/)).toHaveFocus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(day(/Monday,? 5 October 2026/)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await expect(day(/Tuesday,? 5 October 2027/)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(day(/27 November 2026/)).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-20');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(day(/20 November 2026/)).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  tags: ['state:open'],
  args: { value: '2026-11-18' },
  decorators: Calendar.decorators,
  play: async ({ canvasElement }) => {
    await openCalendar(canvasElement);
    await waitFor(() => expect(day(/18 November 2026/)).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await expect(day(/19 November 2026/)).toHaveFocus();
  },
};
