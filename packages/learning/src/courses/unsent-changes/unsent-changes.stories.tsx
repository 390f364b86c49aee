import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '@digiken/ui/story/pass-time';
import { UnsentChanges, type UnsentChange } from './unsent-changes';

const at = '2026-11-26T07:30:00Z';
const WAITING: UnsentChange[] = [
  { id: '1', kind: 'done', title: 'Count your savings', at },
  { id: '2', kind: 'note', title: 'Count your savings', text: 'Ask the bank about fees.', at },
  { id: '3', kind: 'bookmark', title: 'Plan a budget', at },
];
const REFUSED: UnsentChange[] = [
  {
    id: '4',
    kind: 'note',
    title: 'Plan a budget',
    text: 'Three envelopes: rent, food, school.',
    at,
    refused: 'A lesson has 200 notes at most. Delete one, then send this one again.',
  },
  { id: '5', kind: 'answers', at, refused: '' },
];

const meta = {
  title: 'Learning/Courses/Unsent changes',
  component: UnsentChanges,
  args: {
    state: 'queued',
    changes: WAITING,
    onRetry: fn(),
    onSendAgain: fn(),
    onDiscard: fn(),
    onCopy: fn(async () => true),
  },
} satisfies Meta<typeof UnsentChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'spec:14.37'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('3 changes on this device are waiting for a connection.');
  },
};

/** Nothing waits and nothing was just sent. */
export const Nothing: Story = {
  tags: ['state:empty'],
  args: { state: 'hidden', changes: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Everything is sent and up to date.')).not.toBeVisible();
  },
};

export const Sending: Story = { tags: ['state:loading'], args: { state: 'syncing' } };

export const JustSent: Story = { args: { state: 'synced', changes: [] } };

export const ServerFails: Story = { tags: ['state:error'], args: { state: 'unable' } };

export const Refused: Story = {
  args: { state: 'hidden', changes: REFUSED },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2 changes were not accepted.')).toBeVisible();
  },
};

function Device({ start }: { start: readonly UnsentChange[] }) {
  const [changes, setChanges] = useState(start);
  const without = (id: string) => setChanges((known) => known.filter((one) => one.id !== id));
  return (
    <UnsentChanges
      state={changes.some(({ refused }) => refused === undefined) ? 'queued' : 'hidden'}
      changes={changes}
      onRetry={() => {}}
      onSendAgain={without}
      onDiscard={without}
      onCopy={async () => true}
    />
  );
}

/** By the page, or by the dialog while it is open. */
const spoken = () =>
  [...document.querySelectorAll('[data-slot=announcer-polite]')]
    .map((region) => region.textContent)
    .join(' ');

/** The list, by keyboard: copy a refused note, delete it, and close. */
export const Keyboard: Story = {
  tags: ['keyboard', 'spec:14.38', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.3'],
  render: () => <Device start={[...WAITING, ...REFUSED]} />,
  play: async ({ canvasElement }) => {
    const show = within(canvasElement).getByRole('button', { name: 'Show changes' });
    // Announced a moment after the page has opened.
    await passTime(100);
    await waitFor(() => expect(spoken()).toContain('2 changes were not accepted.'));
    show.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: 'Changes on this device' }),
    );
    await expect(dialog.getByText(/A lesson has 200 notes at most/)).toBeVisible();
    await expect(dialog.getByText('The server does not accept it and gives no reason.')).toBeVisible();
    dialog.getByRole('button', { name: 'Copy the text: New note · Plan a budget' }).focus();
    await userEvent.keyboard('{Enter}');
    await passTime(100);
    await waitFor(() => expect(spoken()).toContain('The text is copied.'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Delete: New note · Plan a budget' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.queryByText(/A lesson has 200 notes/)).toBeNull());
    await expect(document.activeElement).toContainElement(dialog.getByText('Waiting to be sent'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(show).toHaveFocus());
  },
};
