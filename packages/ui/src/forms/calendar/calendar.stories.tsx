import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Calendar, RangeCalendar } from './calendar';

const meta = {
  title: 'Forms/Calendar',
  component: Calendar,
  args: { label: 'Day of the class', defaultValue: '2026-11-27', onValueChange: fn() },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

const spoken = () => document.querySelector('[data-slot=announcer-polite]');
const day = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('button', { name });
const selected = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[aria-selected=true]')].map((cell) => cell.textContent);

export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1', 'wcag:2.5.8', 'wcag:4.1.2'],
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Day of the class' });
    await expect(within(group).getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await expect(selected(canvasElement)).toEqual(['27']);
    await userEvent.click(day(canvasElement, /18 November 2026/));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-18');
    await expect(selected(canvasElement)).toEqual(['18']);
    for (const one of within(group).getAllByRole('button'))
      await expect(Math.min(one.offsetHeight, one.offsetWidth)).toBeGreaterThanOrEqual(24);
  },
};

export const LimitsAndForm: Story = {
  tags: ['state:disabled', 'wcag:1.4.10'],
  render: (args) => (
    <form>
      <Calendar
        {...args}
        name="day"
        min="2026-11-10"
        max="2026-12-20"
        isDayDisabled={(iso) => new Date(`${iso}T00:00Z`).getUTCDay() === 0}
      />
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const sent = () => new FormData(form).get('day');
    for (const closed of [/Monday,? 9 November/, /Sunday,? 15 November/]) {
      await expect(day(canvasElement, closed)).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(day(canvasElement, closed));
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(day(canvasElement, /Thursday,? 19 November/));
    await expect(sent()).toBe('2026-11-19');
    form.reset();
    await waitFor(() => expect(sent()).toBe('2026-11-27'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const onRange = fn();

export const Range: Story = {
  tags: ['wcag:1.4.1', 'wcag:4.1.3'],
  render: () => (
    <form>
      <RangeCalendar
        label="Days of the course"
        name="days"
        defaultValue={{ start: '2026-11-10', end: '2026-11-12' }}
        onValueChange={onRange}
      />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect(selected(canvasElement)).toEqual(['10', '11', '12']);
    await userEvent.click(day(canvasElement, /20 November 2026/));
    await waitFor(() => expect(spoken()).toHaveTextContent('From 20 November 2026. Choose the last day.'));
    await userEvent.click(day(canvasElement, /17 November 2026/));
    await expect(onRange).toHaveBeenLastCalledWith({ start: '2026-11-17', end: '2026-11-20' });
    await expect(new FormData(form).getAll('days')).toEqual(['2026-11-17', '2026-11-20']);
    await expect(day(canvasElement, /17 November 2026, first day/)).toBeVisible();
    await expect(day(canvasElement, /20 November 2026, last day/)).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3'],
  render: () => (
    <RangeCalendar
      label="Days of the course"
      defaultValue={{ start: '2026-11-10', end: '2026-11-12' }}
      onValueChange={onRange}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(day(canvasElement, /10 November 2026, first day/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(day(canvasElement, /17 November 2026/)).toHaveFocus();
    await userEvent.keyboard('{End}{PageDown}');
    await expect(day(canvasElement, /21 December 2026/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(selected(canvasElement)).toContain('19');
    await userEvent.keyboard('{Enter}');
    await expect(onRange).toHaveBeenLastCalledWith({ start: '2026-11-17', end: '2026-12-19' });
    await expect(day(canvasElement, /19 December 2026, last day/)).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    day(canvasElement, /27 November 2026/).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(day(canvasElement, /28 November 2026/)).toHaveFocus();
  },
};
