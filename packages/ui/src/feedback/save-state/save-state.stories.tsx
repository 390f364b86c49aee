import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { SaveState, type SaveStateProps } from './save-state';

const meta = {
  title: 'Feedback/Save state',
  component: SaveState,
  args: { state: 'saved', at: '2026-11-21T09:00:00.000Z' },
} satisfies Meta<typeof SaveState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const EveryState: Story = {
  tags: ['state:default', 'wcag:1.4.1'],
  render: (args) => (
    <div className="flex flex-col gap-4">
      {(['saved', 'saving', 'unsaved', 'offline', 'failed', 'conflict'] as const).map((state) => (
        <SaveState key={state} {...args} state={state} onRetry={state === 'failed' ? () => {} : undefined} />
      ))}
    </div>
  ),
};

function Editor() {
  const [state, setState] = useState<SaveStateProps['state']>('saved');
  return (
    <div className="flex flex-col items-start gap-4">
      <SaveState state={state} onRetry={() => setState('saved')} />
      <Button variant="secondary" onClick={() => setState('saving')}>
        Type a word
      </Button>
      <Button variant="secondary" onClick={() => setState('failed')}>
        Lose the server
      </Button>
    </div>
  );
}

const spoken = () => document.querySelector('[data-slot=announcer-polite]');

export const Keyboard: Story = {
  tags: ['keyboard', 'state:error', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.3'],
  render: () => <Editor />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Type a word' }));
    await expect(canvas.getByText('Saving…')).toBeVisible();
    await expect(spoken()).toHaveTextContent('');
    await userEvent.click(canvas.getByRole('button', { name: 'Lose the server' }));
    await waitFor(() => expect(spoken()).toHaveTextContent(/Not saved/));
    const retry = canvas.getByRole('button', { name: 'Try again' });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(spoken()).toHaveTextContent('Saved'));
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvasElement.querySelector('[data-slot=save-state] p')).toHaveFocus();
  },
};

export const OfflineThenSaved: Story = {
  tags: ['wcag:4.1.3'],
  render: function Offline() {
    const [state, setState] = useState<SaveStateProps['state']>('saved');
    const next = ({ saved: 'offline', offline: 'saving' } as const)[state as 'saved'] ?? 'saved';
    return (
      <div className="flex flex-col items-start gap-4">
        <SaveState state={state} at="2026-11-21T09:00:00.000Z" />
        <Button variant="secondary" onClick={() => setState(next)}>
          Go on
        </Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const goOn = canvas.getByRole('button', { name: 'Go on' });
    await userEvent.click(goOn);
    await waitFor(() =>
      expect(spoken()).toHaveTextContent('You are offline. What you typed is saved on this device.'),
    );
    await userEvent.click(goOn);
    await expect(canvas.getByText('Saving…')).toBeVisible();
    await userEvent.click(goOn);
    await waitFor(() => expect(spoken()).toHaveTextContent(/Saved$/));
  },
};

export const ChangedSomewhereElse: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    state: 'conflict',
    onRetry: undefined,
    actions: (
      <>
        <Button size="sm" variant="secondary">
          Show both versions
        </Button>
        <Button size="sm" variant="quiet">
          Keep what I typed
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/changed elsewhere/);
    await expect(within(canvasElement).getByRole('button', { name: 'Show both versions' })).toBeVisible();
  },
};
