import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide';
import { useRef, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useAnnounce } from '../../../../../packages/ui/src/foundations/announcer/announcer';
import { Icon } from '../../../../../packages/ui/src/foundations/lib/icon';

/** Each story except the controls has exactly one fault; gate.test.ts names the check that must find it. */
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

export const PaleTextInAChart: Story = {
  render: () => (
    <svg width="200" height="40" role="img" aria-label="Week 1">
      <rect width="200" height="40" fill="#888" />
      <text x="10" y="25" fill="#777" className="planted-label">
        Week 1
      </text>
    </svg>
  ),
};

export const PaleTextOverAPseudoElement: Story = {
  render: () => <p className="planted-over-pseudo">Beekeeping</p>,
};

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

export const PaleInLightOnly: Story = { render: () => <p className="planted-pale-in-light">Courses</p> };

export const PaleInLightFurtherDown: Story = {
  render: () => (
    <ul className="planted-list" tabIndex={0} aria-label="Courses">
      <li>Beekeeping</li>
      <li>Soil and water</li>
      <li className="planted-pale-in-light">Courses</li>
    </ul>
  ),
};

export const PaleInHighContrastOnly: Story = {
  render: () => <p className="planted-pale-in-high-contrast">Courses</p>,
};

export const IconWithoutName: Story = {
  render: () => (
    <button type="button" className="planted-icon">
      <svg width="24" height="24" aria-hidden="true" />
    </button>
  ),
};

/** Apart at the widths in which stories are mounted, but side by side at widths between them. */
export const TargetsBetweenWidths: Story = {
  render: () => (
    <div className="planted-squeezed">
      <button type="button" aria-label="Previous" />
      <button type="button" aria-label="Next" />
    </div>
  ),
};

export const StaysLeft: Story = {
  render: () => (
    <div className="planted-page">
      <p className="planted-left">Courses</p>
    </div>
  ),
};

export const ArrowAgainstTheText: Story = {
  render: () => (
    <p>
      Next <Icon of={ArrowRight} aria-hidden="true" />
    </p>
  ),
};

export const WideFromRightToLeft: Story = {
  render: () => (
    <div className="planted-page">
      <p className="planted-sticks-out">Courses</p>
    </div>
  ),
};

export const CutAtTwiceTheSize: Story = {
  render: () => <p className="planted-one-line">Keep good records</p>,
};

function Closing({ giveBack }: { giveBack: boolean }) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    if (giveBack) trigger.current?.focus();
  };
  return (
    <div>
      <button type="button" ref={trigger} onClick={() => setOpen(true)}>
        Notifications
      </button>
      {open && (
        <button type="button" onClick={close}>
          Close
        </button>
      )}
    </div>
  );
}

const openAndClose: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
};

export const FocusLost: Story = { render: () => <Closing giveBack={false} />, play: openAndClose };

export const FocusGivenBack: Story = { render: () => <Closing giveBack />, play: openAndClose };

function Toasts({ spoken }: { spoken: boolean }) {
  const announce = useAnnounce();
  const [message, setMessage] = useState('');
  const save = () => {
    setMessage('Your profile is saved');
    if (spoken) announce('Your profile is saved');
  };
  return (
    <div>
      <button type="button" onClick={save}>
        Save
      </button>
      {message && <p data-slot="toast">{message}</p>}
    </div>
  );
}

const save: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
};

export const ToastUnannounced: Story = { render: () => <Toasts spoken={false} />, play: save };

export const ToastAnnounced: Story = { render: () => <Toasts spoken />, play: save };

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
