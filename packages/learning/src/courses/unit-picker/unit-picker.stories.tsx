import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { links, longCourse, units, unitsPartly } from '../../lib/samples';
import { UnitPicker } from './unit-picker';

const [free, ...paid] = units as [(typeof units)[number], ...typeof units];

const meta = {
  title: 'Learning/Courses/Unit picker',
  component: UnitPicker,
  args: { ...links, units, chosen: [], onChosenChange: fn(), restPrice: 1200, onStart: fn() },
  render: function Render(args) {
    const [chosen, setChosen] = useState(args.chosen);
    return (
      <UnitPicker
        {...args}
        chosen={chosen}
        onChosenChange={(next) => {
          setChosen(next);
          args.onChosenChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof UnitPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const SomeChosen: Story = {
  tags: ['spec:1.3'],
  args: { chosen: ['unit-2', 'unit-3'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('checkbox', { name: new RegExp(free.title) })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Start this unit free/ }));
    await expect(args.onStart).toHaveBeenCalledWith('unit-1');
    await expect(canvas.getByRole('checkbox', { name: 'The whole course' })).toBePartiallyChecked();
    const whole = canvas.getByRole('checkbox', { name: 'The whole course' });
    await expect(whole).toHaveAccessibleDescription(/3 paid units, 1 free.*Ksh\s?1,200/);
  },
};
/** An owned unit, a chosen one, and the rest. */
export const SomeOwned: Story = {
  args: { units: unitsPartly, chosen: ['unit-3'], restPrice: 700, starting: 'unit-1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [owned] = unitsPartly.filter((unit) => unit.owned);
    await expect(canvas.getAllByText('Yours')[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Open ${owned?.title}` })).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: new RegExp(owned?.title ?? '') })).toBeNull();
  },
};
export const VeryLong: Story = {
  args: {
    units: [
      {
        ...(paid[0] as (typeof units)[number]),
        title: longCourse.title,
        summary: longCourse.summary,
        price: 128500,
      },
    ],
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.2'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const whole = canvas.getByRole('checkbox', { name: 'The whole course' });
    await userEvent.tab();
    await expect(whole).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Start this unit free/ })).toHaveFocus();
    await userEvent.tab();
    await expect(document.activeElement?.tagName).toBe('SUMMARY');
    // Simulated keys do not toggle the native disclosure; a click does.
    await userEvent.click(document.activeElement as HTMLElement);
    await expect(canvas.getByRole('link', { name: /Why a shop that sells every day/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /One page a day/ })).toBeNull();
    const second = canvas.getByRole('checkbox', { name: new RegExp(paid[0]?.title ?? '') });
    await expect(second).toHaveAccessibleDescription(/Price: Ksh/);
    second.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChosenChange).toHaveBeenLastCalledWith(['unit-2']);
    await expect(whole).toBePartiallyChecked();
    whole.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChosenChange).toHaveBeenLastCalledWith(['unit-2', 'unit-3', 'unit-4']);
  },
};
