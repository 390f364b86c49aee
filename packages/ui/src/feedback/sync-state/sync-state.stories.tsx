import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '../../foundations/story/pass-time';
import { Button } from '../../actions/button/button';
import { SyncState, type SyncStateProps } from './sync-state';

const meta = {
  title: 'Feedback/Sync state',
  component: SyncState,
  args: { state: 'synced' },
} satisfies Meta<typeof SyncState>;

export default meta;
type Story = StoryObj<typeof meta>;

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();

const EVERY: SyncStateProps[] = [
  { state: 'synced' },
  { state: 'syncing', pending: 3 },
  { state: 'queued', pending: 12 },
  { state: 'recently-synced', at: ago(20) },
  { state: 'not-recently-synced', at: ago(24 * 24 * 60) },
  { state: 'unable', onRetry: () => {} },
  { state: 'no-space', onRetry: () => {} },
];

export const Default: Story = { tags: ['!test'] };

export const EveryState: Story = {
  tags: ['state:default', 'wcag:1.4.1', 'wcag:1.4.10'],
  render: () => (
    <ul className="flex flex-col gap-4">
      {EVERY.map((props) => (
        <li key={props.state}>
          <SyncState {...props} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12 changes on this device are waiting for a connection.');
    await expect(within(canvasElement).getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
};

function Device() {
  const [state, setState] = useState<SyncStateProps['state']>('synced');
  return (
    <div className="flex flex-col items-start gap-4">
      <SyncState state={state} pending={2} onRetry={() => setState('syncing')} />
      {(['queued', 'syncing', 'unable', 'synced'] as const).map((next) => (
        <Button key={next} variant="secondary" onClick={() => setState(next)}>
          Becomes {next}
        </Button>
      ))}
    </div>
  );
}

const spoken = () => document.querySelector('[data-slot=announcer-polite]');

export const Keyboard: Story = {
  tags: ['keyboard', 'state:error', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.3'],
  render: () => <Device />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const become = (state: string) =>
      userEvent.click(canvas.getByRole('button', { name: `Becomes ${state}` }));
    await become('queued');
    await waitFor(() =>
      expect(spoken()).toHaveTextContent('2 changes on this device are waiting for a connection.'),
    );
    await passTime(1000);
    await waitFor(() => expect(spoken()).toHaveTextContent(/^$/));
    await become('syncing');
    await expect(canvas.getByText('Sending 2 changes…')).toBeVisible();
    await expect(spoken()).toHaveTextContent(/^$/);
    await become('unable');
    await waitFor(() => expect(spoken()).toHaveTextContent(/Sending failed/));

    const retry = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('[data-slot=sync-state] p')).toHaveFocus();
    await become('synced');
    await waitFor(() => expect(spoken()).toHaveTextContent('Everything is sent and up to date.'));
    await become('unable');
  },
};
