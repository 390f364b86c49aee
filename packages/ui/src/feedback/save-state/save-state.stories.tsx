import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { SaveState, type SaveStateProps } from './save-state';

const meta = {
  title: 'Feedback/SaveState',
  component: SaveState,
  args: { state: 'saved', at: '2026-11-21T09:00:00.000Z' },
} satisfies Meta<typeof SaveState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  tags: ['wcag:1.4.1'],
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
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.3'],
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
  },
};
