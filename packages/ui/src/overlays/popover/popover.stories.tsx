import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp } from 'lucide';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { TextLink } from '../../actions/text-link/text-link';
import { disclosureContract } from '../../foundations/contracts/disclosure.contract';
import { Icon } from '../../foundations/lib/icon';
import { Dialog } from '../dialog/dialog';
import { Popover } from './popover';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'What this course costs',
    trigger: { label: 'About the price' },
    children: (
      <div className="flex flex-col gap-3">
        <p>You pay for the units that you choose. Units that you own stay yours.</p>
        <p>
          <TextLink href="#help" className="inline-block py-1">
            How to pay by phone
          </TextLink>
        </p>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-96 flex-col items-start gap-6">
        <Story />
        <p className="max-w-measure">Four units, 5 hours, 12 MB. Start whenever you like.</p>
        <TextLink href="#units" className="inline-block py-1">
          See the units
        </TextLink>
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => screen.queryByRole('dialog', { name: 'What this course costs' });

export const Default: Story = { tags: ['!test'] };

export const Open: Story = {
  tags: ['state:open', 'wcag:2.5.2', 'wcag:4.1.2'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'About the price' });
    // The press can be taken back: it opens on release, and only over the button.
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(panel()).toBeNull();
    await user.pointer([{ target: document.body }, { keys: '[/MouseLeft]', target: document.body }]);
    await expect(panel()).toBeNull();
    await userEvent.click(button);
    await waitFor(() => expect(panel()).toHaveFocus());
    await expect(panel()).not.toHaveAttribute('aria-modal');
    const { top } = (panel() as HTMLElement).getBoundingClientRect();
    await expect(top - button.getBoundingClientRect().bottom).toBeCloseTo(6, 0);
  },
};

export const Contract: Story = {
  tags: ['!dev', 'contract', 'keyboard', 'wcag:2.1.1', 'wcag:2.1.2', 'wcag:2.4.3', 'wcag:4.1.2'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'About the price' });
    await expect(button).toHaveFocus();
    await disclosureContract({ trigger: () => button, panel, focusGoes: 'in' });

    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel()).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'How to pay by phone' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See the units' })).toHaveFocus();
    await expect(panel()).toBeNull();

    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(panel()).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
  },
};

export const AtTheEdge: Story = {
  tags: ['wcag:1.4.10', 'wcag:2.4.11', 'state:long'],
  args: {
    label: 'Ni nini kilicho ndani ya kitengo hiki cha Kilimo-cha-umwagiliaji-wa-matone',
    trigger: { label: 'What is in this unit', icon: <Icon of={CircleHelp} size={20} />, variant: 'quiet' },
    placement: 'top-end',
    children: (
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {Array.from({ length: 24 }, (_, index) => (
          <li key={index}>Lesson {index + 1}: reading a soil sensor in the dry season</li>
        ))}
      </ul>
    ),
  },
  decorators: [
    (Story) => (
      <div className="flex w-full justify-end">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'What is in this unit' }));
    const open = await screen.findByRole('dialog');
    await waitFor(() => expect(open.dataset.side).toBeDefined());
    const { left, right, top, bottom } = open.getBoundingClientRect();
    await expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

function WithinDialog() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose units</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Choose units">
        <p>Choose the units that you need.</p>
        <Popover label="What this course costs" trigger={{ label: 'About the price' }}>
          <p>You pay for the units that you choose.</p>
        </Popover>
      </Dialog>
    </>
  );
}

export const InADialog: Story = {
  tags: ['wcag:2.4.3'],
  render: () => <WithinDialog />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Choose units' });
    const button = within(dialog).getByRole('button', { name: 'About the price' });
    await userEvent.click(button);
    await waitFor(() => expect(panel()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(panel()).toBeNull();
    await expect(button).toHaveFocus();
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel()).toHaveFocus());
  },
};

const CORNERS = ['Seeds', 'Water', 'Soil', 'Sun'];

export const NearEachEdge: Story = {
  tags: ['wcag:1.4.10'],
  args: { label: 'What this course costs' },
  decorators: [(Story) => <Story />],
  render: ({ label, children }) => (
    <div className="grid h-[calc(100vh-5rem)] grid-cols-2 content-between">
      {CORNERS.map((name, index) => (
        <div key={name} className={index % 2 ? 'text-end' : undefined}>
          <Popover label={label} trigger={{ label: name }} placement={index % 2 ? 'bottom-end' : undefined}>
            {children}
          </Popover>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const [index, name] of CORNERS.entries()) {
      const button = within(canvasElement).getByRole('button', { name });
      await userEvent.click(button);
      const open = await screen.findByRole('dialog');
      await waitFor(() => expect(open).toHaveFocus());
      const at = button.getBoundingClientRect();
      const { left, right, top, bottom } = open.getBoundingClientRect();
      await expect(index < 2 ? top - at.bottom : at.top - bottom).toBeCloseTo(6, 0);
      await expect(open.dataset.side).toBe(index < 2 ? 'bottom' : 'top');
      await expect(Math.min(left, top)).toBeGreaterThanOrEqual(8);
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth - 8);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight - 8);
    }
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  tags: ['state:open'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'About the price' });
    await userEvent.click(button);
    await waitFor(() => expect(panel()).toHaveFocus());
    const { right } = (panel() as HTMLElement).getBoundingClientRect();
    await expect(right).toBeCloseTo(button.getBoundingClientRect().right, 0);
  },
};

/** A scrollable, transformed container; then an image above loads late. */
export const FollowsItsButton: Story = {
  tags: ['wcag:2.4.11'],
  decorators: [
    (Story) => (
      <div role="region" aria-label="Units" className="h-80 w-full translate-y-1 overflow-y-auto">
        <p className="max-w-measure pb-24">Four units, 5 hours, 12 MB. Start whenever you like.</p>
        <Story />
        <p className="h-96 max-w-measure pt-6">You can read every unit without a connection.</p>
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region', { name: 'Units' });
    const button = within(canvasElement).getByRole('button', { name: 'About the price' });
    await userEvent.click(button);
    await waitFor(() => expect(panel()).toHaveFocus());
    const gap = () => {
      const { top, left } = (panel() as HTMLElement).getBoundingClientRect();
      const at = button.getBoundingClientRect();
      return { below: Math.round(top - at.bottom), aside: Math.round(left - at.left) };
    };
    await expect(gap()).toEqual({ below: 6, aside: 0 });
    box.scrollTop += 60;
    await waitFor(() => expect(gap()).toEqual({ below: 6, aside: 0 }));
    const late = document.createElement('div');
    late.className = 'h-10';
    box.prepend(late);
    await waitFor(() => expect(gap()).toEqual({ below: 6, aside: 0 }));
  },
};

/** Its own trigger and layout, out of the parts. */
export const Parts: Story = {
  tags: ['wcag:4.1.2'],
  render: () => (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button variant="quiet">What is a unit?</Button>
      </Popover.Trigger>
      <Popover.Content data-help="unit">
        <Popover.Title>
          A <em>unit</em>
        </Popover.Title>
        <p>A few lessons that belong together.</p>
        <Popover.Close asChild>
          <Button size="sm">Got it</Button>
        </Popover.Close>
      </Popover.Content>
    </Popover.Root>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'What is a unit?' });
    await userEvent.click(trigger);
    const popover = await screen.findByRole('dialog', { name: 'A unit' });
    await waitFor(() => expect(popover).toHaveFocus());
    await expect(popover).toHaveAttribute('data-help', 'unit');
    await userEvent.click(within(popover).getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
  },
};
