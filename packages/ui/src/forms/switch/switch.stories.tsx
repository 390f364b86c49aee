import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useState } from 'react';
import { Switch, type SwitchProps } from './switch';

/** A parent that holds the state, as a page does. */
function Kept({ checked, onChange, ...rest }: SwitchProps) {
  const [on, setOn] = useState(checked);
  return (
    <Switch
      {...rest}
      checked={on}
      onChange={(event) => {
        setOn(event.target.checked);
        onChange?.(event);
      }}
    />
  );
}

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Save data on mobile networks', checked: false, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };

export const EveryState: Story = {
  tags: ['state:error', 'wcag:1.3.1', 'wcag:1.4.1', 'wcag:4.1.2'],
  render: (args) => (
    <div className="flex flex-col gap-5">
      <Kept {...args} hint="Pictures load when you ask for them; videos never start by themselves." />
      <Kept {...args} checked label="Email me when a live class begins" />
      <Kept {...args} disabled label="Show my name in the hub" hint="Your hub decides this for everybody." />
      <Kept {...args} checked disabled label="Session reminders" />
      <Kept
        {...args}
        label="Keep lessons on this device"
        error="There is no room left on this device. Remove a lesson first."
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const words = [...canvasElement.querySelectorAll('[data-slot=switch-state]')].map(
      (word) => word.textContent,
    );
    await expect(words).toEqual(['Off', 'On', 'Off', 'On', 'Off']);
    await expect(canvas.getByRole('switch', { name: 'Email me when a live class begins' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Show my name in the hub' })).toBeDisabled();
    await expect(
      canvas.getByRole('switch', { name: 'Keep lessons on this device' }),
    ).toHaveAccessibleDescription(/no room left/);
  },
};

export const LongLabel: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    checked: true,
    label:
      'Nitumie ujumbe mfupi kila wakati mwalimu anapoweka darasa jipya la moja kwa moja katika kozi zangu',
    hint: 'Up to three messages a week, between seven in the morning and eight in the evening.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toHaveAccessibleDescription(
      /three messages a week/,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const PressOnLabel: Story = {
  tags: ['wcag:2.5.8'],
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.click(within(canvasElement).getByText('Save data on mobile networks'));
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.pointer({ keys: '[TouchA]', target: control });
    await expect(control).not.toBeChecked();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.2'],
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Save data on mobile networks' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await userEvent.keyboard(' ');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { checked: true },
  play: async ({ canvasElement }) => {
    const track = within(canvasElement).getByRole('switch').getBoundingClientRect();
    const thumb = canvasElement.querySelector('[data-slot=switch-thumb]')?.getBoundingClientRect();
    await expect(thumb && thumb.left + thumb.width / 2).toBeLessThan(track.left + track.width / 2);
  },
};
