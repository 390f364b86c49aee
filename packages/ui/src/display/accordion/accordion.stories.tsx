import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TextLink } from '../../actions/text-link/text-link';
import { Accordion, type AccordionProps } from './accordion';

const QUESTIONS = [
  {
    id: 'data',
    title: 'How much data does a lesson use?',
    content: (
      <p className="max-w-measure">
        The size stands beside each lesson, before you open it. Most are under 2 MB; a video tells its own
        size and waits until you press play.
      </p>
    ),
  },
  {
    id: 'pay',
    title: 'Can I pay for one unit only?',
    content: (
      <p className="max-w-measure">
        Yes. Choose the units that you need and pay for those. You can{' '}
        <TextLink href="/help-desk">ask for the others</TextLink> later.
      </p>
    ),
  },
  {
    id: 'offline',
    title: 'Does it work when I have no network?',
    content: (
      <p className="max-w-measure">
        Lessons that you have kept open without a network. Your answers are sent when it comes back.
      </p>
    ),
  },
];

const UNITS = [
  ['What the plants tell you', '4 lessons'],
  ['Reading a soil sensor', '6 lessons'],
  ['Sending a first message', '3 lessons'],
  ['A dashboard for the field', '5 lessons'],
].map(([title = '', meta], index) => ({
  id: `unit-${index + 1}`,
  title: `Unit ${index + 1}: ${title}`,
  meta,
  content: <p>You will need a phone, a notebook and about two hours for this unit.</p>,
}));

const meta = {
  title: 'Display/Accordion',
  component: Accordion,
  args: { items: QUESTIONS, headingLevel: 2, onOpenChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-reading">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1', 'wcag:4.1.2'],
  args: { defaultOpen: ['pay'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { level: 2, name: 'Can I pay for one unit only?' });
    const button = within(heading).getByRole('button');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    await expect(panel).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'state:open', 'wcag:2.1.1', 'wcag:2.4.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [data, pay, offline] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(data).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(pay).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['pay']);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'ask for the others' })).toHaveFocus();
    await userEvent.tab();
    await expect(offline).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['pay', 'offline']);
    await userEvent.keyboard(' ');
    await expect(offline).toHaveAttribute('aria-expanded', 'false');
    await expect(offline).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
};

export const OpenAll: Story = {
  tags: ['wcag:4.1.3'],
  args: { items: UNITS, headingLevel: 3 },
  decorators: [
    (Story) => (
      <div className="flex flex-col gap-2">
        <h2 className="text-xl font-bold">Units</h2>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const polite = () => document.querySelector('[data-slot=announcer-polite]')?.textContent;
    const expanded = () => canvas.queryAllByRole('button', { expanded: true }).length;
    const all = canvas.getByRole('button', { name: 'Open all' });
    await userEvent.click(all);
    await expect(expanded()).toBe(4);
    await waitFor(() => expect(polite()).toContain('All 4 parts are open'));
    await expect(all).toHaveAccessibleName('Close all');
    await userEvent.click(all);
    await expect(expanded()).toBe(0);
    await waitFor(() => expect(polite()).toContain('All 4 parts are closed'));
    const first = canvas.getByRole('button', { name: /^Unit 1/ });
    await expect(first).toHaveAccessibleDescription('4 lessons');
    // The whole row is the button, so a press on the text beside the title toggles it.
    const words = canvas.getByText('4 lessons').getBoundingClientRect();
    await expect(document.elementFromPoint(words.left + 2, words.top + 2)).toBe(first);
    await userEvent.click(first);
  },
};

export const FoundByThePageSearch: Story = {
  tags: ['wcag:4.1.2'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /no network/ });
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement;
    await waitFor(() => expect(panel).toHaveAttribute('hidden', 'until-found'));
    await expect(panel.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    // The browser does this when find-in-page matches the hidden text.
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await expect(panel).not.toHaveAttribute('hidden');
  },
};

function OneAtATime(props: AccordionProps) {
  const [open, setOpen] = useState<readonly string[]>(['data']);
  return <Accordion {...props} open={open} onOpenChange={setOpen} />;
}

export const OneAtATimeAndLong: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    multiple: false,
    items: [
      ...QUESTIONS,
      {
        id: 'long',
        title:
          'Ninawezaje kuendelea na somo la Kilimo-cha-umwagiliaji-wa-matone-na-uhifadhi-wa-maji-ya-mvua baada ya kubadilisha simu?',
        meta: 'Answered by the help desk on 3 November 2026',
        content: <p>Sign in on the new phone: your place and your answers are kept with your account.</p>,
      },
    ],
  },
  render: (args) => <OneAtATime {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Open all' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Ninawezaje/ }));
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
  },
};

/** Its own layout, out of the parts. */
export const Parts: Story = {
  tags: ['wcag:4.1.2'],
  render: () => (
    <Accordion.Root headingLevel={3} multiple={false} defaultOpen={['soil']} id="units">
      <Accordion.Item value="soil">
        <Accordion.Trigger meta="3 lessons">
          Soil <em>and water</em>
        </Accordion.Trigger>
        <Accordion.Panel>What soil is made of.</Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="seed">
        <Accordion.Trigger>Seed</Accordion.Trigger>
        <Accordion.Panel>When to sow.</Accordion.Panel>
      </Accordion.Item>
    </Accordion.Root>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const soil = canvas.getByRole('button', { name: 'Soil and water' });
    await expect(soil).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Seed' }));
    await expect(soil).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('When to sow.')).toBeVisible();
  },
};
