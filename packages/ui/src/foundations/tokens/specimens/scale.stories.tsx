import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { tokens } from '../design-tokens';

const SPACES = [
  [1, 'w-1'],
  [2, 'w-2'],
  [3, 'w-3'],
  [4, 'w-4'],
  [5, 'w-5'],
  [6, 'w-6'],
  [8, 'w-8'],
  [10, 'w-10'],
  [14, 'w-14'],
  [20, 'w-20'],
] as const;

const RADII = [
  ['sm', 'rounded-sm'],
  ['md', 'rounded-md'],
  ['lg', 'rounded-lg'],
  ['xl', 'rounded-xl'],
  ['full', 'rounded-full'],
] as const;

const DURATIONS = [
  ['fast', 'duration-fast'],
  ['base', 'duration-base'],
  ['layout', 'duration-layout'],
] as const;

const meta = { title: 'Foundations/Scale' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Multiples of 4 px only. */
export const Space: Story = {
  render: () => (
    <ul className="flex flex-col gap-3">
      {SPACES.map(([steps, width]) => (
        <li key={steps} className="flex items-center gap-4">
          <span className="w-24 text-sm text-ink-muted">
            {steps}: {steps * 4} px
          </span>
          <span className={`h-4 bg-accent ${width}`} />
        </li>
      ))}
    </ul>
  ),
};

export const Radius: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-6">
      {RADII.map(([name, look]) => (
        <li key={name} className="flex flex-col gap-2 text-sm">
          <span className={`size-20 bg-selected ${look}`} />
          {look}, {tokens.scale[`radius.${name}`]}
        </li>
      ))}
    </ul>
  ),
};

/** Shadows are for floating elements: menus, toasts, dialogs. Nothing on the page itself has a shadow. */
export const Shadow: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-8 py-4">
      <li className="rounded-lg bg-raised p-6 shadow-raised">shadow-raised</li>
      <li className="rounded-lg bg-raised p-6 shadow-overlay">shadow-overlay</li>
    </ul>
  ),
};

function MotionDemo() {
  const [moved, setMoved] = useState(false);
  return (
    <div className="flex max-w-form flex-col gap-5">
      <button
        type="button"
        onClick={() => setMoved(!moved)}
        className="min-h-target-primary self-start rounded-md bg-accent px-5 font-bold text-on-accent forced-colors:border-2"
      >
        Move
      </button>
      {DURATIONS.map(([name, look]) => (
        <div key={name} className="overflow-hidden">
          <p className="text-sm text-ink-muted">
            {look}: {tokens.scale[`duration.${name}`]}
          </p>
          <div
            className={`size-6 rounded-full bg-accent transition-[translate] ${look} ${moved ? 'translate-x-24 rtl:-translate-x-24' : ''}`}
          />
        </div>
      ))}
    </div>
  );
}

/** 0.45 s at most, and none if the system or the user asks for reduced motion. */
export const Motion: Story = {
  tags: ['wcag:2.3.3'],
  render: () => <MotionDemo />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move' }));
    await expect(canvasElement.querySelectorAll('.translate-x-24')).toHaveLength(3);
  },
};
