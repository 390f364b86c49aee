import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

/** Each story but the controls is wrong in exactly one way; gate.test.ts says which check must catch it. */
const meta = { title: 'Planted' } satisfies Meta;

export default meta;
type Story = StoryObj;

export const Control: Story = {
  render: () => (
    <button type="button">
      <svg width="16" height="16" aria-hidden="true" overflow="hidden">
        <text>i</text>
      </svg>
      Enrol in this course
    </button>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const ControlPage: Story = {
  parameters: { frame: 'page' },
  render: () => (
    <>
      <a href="#main">Skip to main content</a>
      <header>
        <a href="/courses">Courses</a>
      </header>
      <main id="main" tabIndex={-1}>
        <h1>Courses</h1>
      </main>
    </>
  ),
};

export const ControlExpectedConsole: Story = {
  parameters: { expectedConsole: [/planted and announced/] },
  render: () => <p>Courses</p>,
  play: () => console.error('planted and announced'),
};

export const PaleText: Story = { render: () => <p className="planted-pale">Courses</p> };

export const InputWithoutName: Story = { render: () => <input type="text" /> };

export const TinyTargets: Story = {
  render: () => (
    <div>
      <button type="button" className="planted-tiny" aria-label="Previous" />
      <button type="button" className="planted-tiny" aria-label="Next" />
    </div>
  ),
};

export const OutsideOfLandmarks: Story = {
  parameters: { frame: 'landmark' },
  render: () => <p>Nobody finds me by landmark.</p>,
};

export const PageWithoutHeading: Story = {
  parameters: { frame: 'page' },
  render: () => (
    <main>
      <p>Courses</p>
    </main>
  ),
};

function MenuWithBadPanel() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Notifications
      </button>
      {open && <input type="text" />}
    </div>
  );
}

export const OverlayClosed: Story = { render: () => <MenuWithBadPanel /> };

export const OverlayOpen: Story = {
  render: () => <MenuWithBadPanel />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Notifications' }));
  },
};

export const TooWide: Story = { render: () => <p className="planted-wide">Courses</p> };

export const TightText: Story = { render: () => <p className="planted-tight">Keep good records</p> };

export const ConsoleError: Story = {
  render: () => (
    <ul>
      {['Bookkeeping', 'Beekeeping'].map((course) => (
        <li>{course}</li>
      ))}
    </ul>
  ),
};

export const ConsoleWarning: Story = {
  render: () => <p>Courses</p>,
  play: () => console.warn('planted warning'),
};

export const ConsolePromiseNotKept: Story = {
  parameters: { expectedConsole: [/never printed/] },
  render: () => <p>Courses</p>,
};

export const Animation: Story = { render: () => <p className="planted-animation">Loading…</p> };

export const Transition: Story = { render: () => <p className="planted-transition">Courses</p> };

export const SmoothScroll: Story = { render: () => <p className="planted-smooth-scroll">Courses</p> };

export const KeyboardTrap: Story = {
  tags: ['keyboard'],
  render: () => (
    <div>
      <span className="p-3">Not a button</span>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByText('Not a button')).toHaveFocus();
  },
};

export const TwoReasons: Story = {
  render: () => (
    <div>
      <input type="text" />
      <p className="planted-animation">Loading…</p>
    </div>
  ),
};
