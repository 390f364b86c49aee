import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { kept } from '@digiken/ui/story/kept';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { longCourse, units, unitsPartly } from '../../lib/samples';
import { UnitPicker } from './unit-picker';

const Kept = kept(UnitPicker, 'chosen', 'onChosenChange');

const meta = {
  title: 'Learning/Courses/Unit picker',
  component: UnitPicker,
  args: {
    units,
    chosen: [],
    onChosenChange: fn(),
    total: null,
    restPrice: 1200,
    onEnrol: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <>
        <h2 className="mb-6 text-2xl font-heavy">Units</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof UnitPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const NothingChosen: Story = {
  tags: ['spec:3.11'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    const summary = canvasElement.querySelector('[data-slot="choice-summary"]');
    await expect(summary).toHaveTextContent('No units chosen yet');
    await expect(summary).toHaveTextContent(/Total\s?Ksh\s?0/);
  },
};
export const FreeUnitChosen: Story = { args: { chosen: ['unit-1'], total: 0 } };
export const SomeChosen: Story = { args: { chosen: ['unit-2', 'unit-3'], total: 800 } };
export const AskingTheServer: Story = {
  args: { chosen: ['unit-2', 'unit-3'], total: null, quoting: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const summary = canvasElement.querySelector('[data-slot="choice-summary"]');
    await expect(summary).toHaveTextContent('Calculating…');
    await expect(summary).not.toHaveTextContent('Ksh');
    await userEvent.click(canvas.getByRole('button', { name: 'Enrol' }));
    await expect(canvas.getByText('Wait for the total, then enrol.')).toBeVisible();
    await expect(args.onEnrol).not.toHaveBeenCalled();
  },
};
/** The offer for the whole course is lower than the sum of its units. */
export const WholeCourseOffer: Story = {
  args: { restPrice: 990 },
  play: async ({ canvasElement }) => {
    const legend = within(canvasElement).getByRole('group', { name: 'Choose your units' });
    await expect(legend.firstElementChild?.nextElementSibling).toHaveTextContent(/Ksh\s?990/);
  },
};
export const CannotBePaidHere: Story = {
  tags: ['wcag:2.4.3', 'wcag:4.1.3'],
  render: function Render(args) {
    const [chosen, setChosen] = useState<string[]>([]);
    return <UnitPicker {...args} chosen={chosen} onChosenChange={setChosen} />;
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^The whole course/ }));
    await waitFor(
      () =>
        expect(document.querySelector('[data-slot="announcer-polite"]')).toHaveTextContent(
          `Total Ksh 1,200. ${args.notice}`,
        ),
      { timeout: 3000 },
    );
    await expect(canvas.queryByRole('button', { name: /^Enrol/ })).toBeNull();
    const notice = canvas.getByRole('group', { name: args.notice ?? '' });
    notice.focus();
    await expect(notice).toHaveFocus();
  },
  args: {
    chosen: ['unit-1', 'unit-2', 'unit-3', 'unit-4'],
    total: 1200,
    notice:
      'Payments are not set up on this site yet, so this choice cannot be paid. Free units can be taken now.',
  },
};
export const SomeOwned: Story = {
  args: { units: unitsPartly, chosen: ['unit-3'], total: 350, restPrice: 700 },
};
export const Visitor: Story = { args: { chosen: ['unit-1'], total: 0, signInHref: '/auth/signin' } };
export const Enrolling: Story = { args: { chosen: ['unit-1'], total: 0, busy: true } };
export const VeryLong: Story = {
  args: {
    units: [
      {
        ...(units[1] as (typeof units)[number]),
        title: longCourse.title,
        summary: longCourse.summary,
        price: 128500,
      },
    ],
  },
};

export const RefusedByTheServer: Story = {
  tags: ['wcag:3.3.1', 'wcag:4.1.3'],
  args: {
    chosen: ['unit-1'],
    total: 0,
    onEnrol: fn(
      async (): Promise<FormOutcome> => ({ ok: false, message: 'This course was withdrawn a moment ago.' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Enrol for free' }));
    await expect(await canvas.findByText('This course was withdrawn a moment ago.')).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('[data-slot=announcer-assertive]')).toHaveTextContent(
        'This course was withdrawn a moment ago.',
      ),
    );
    await expect(canvas.getByRole('checkbox', { name: /Money in, money out/ })).toBeChecked();
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
    const first = canvas.getByRole('checkbox', { name: /Money in, money out/ });
    await expect(first).toHaveFocus();
    await expect(first).toHaveAccessibleDescription(/Free/);
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await expect(whole).toBePartiallyChecked();
    await userEvent.tab();
    await expect(document.activeElement?.tagName).toBe('SUMMARY');
    // Simulated keys do not toggle the native disclosure; a click does.
    await userEvent.click(document.activeElement as HTMLElement);
    await expect(canvas.getByRole('link', { name: /Why a shop that sells every day/ })).toBeVisible();
    whole.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChosenChange).toHaveBeenLastCalledWith(['unit-1', 'unit-2', 'unit-3', 'unit-4']);
    await expect(canvas.getByText('4 units')).toBeVisible();
    await waitFor(
      async () => {
        await expect(document.querySelector('[data-slot=announcer-polite]')).toHaveTextContent('');
      },
      { timeout: 3000 },
    );
    await userEvent.keyboard(' ');
    const enrol = canvas.getByRole('button', { name: 'Enrol' });
    enrol.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnrol).not.toHaveBeenCalled();
    await expect(canvas.getByText('Choose at least one unit first.')).toBeVisible();
    await expect(enrol).toHaveFocus();
  },
};

export const TotalIsAnnounced: Story = {
  tags: ['wcag:4.1.3', 'spec:1.3'],
  args: { total: 450 },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: /Stock/ }));
    await waitFor(
      async () => {
        await expect(document.querySelector('[data-slot=announcer-polite]')).toHaveTextContent(
          /1 unit chosen. Total Ksh\s450./,
        );
      },
      { timeout: 3000 },
    );
  },
};
