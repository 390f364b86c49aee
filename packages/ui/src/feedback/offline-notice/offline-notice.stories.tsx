import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '../../foundations/story/pass-time';
import { Button } from '../../actions/button/button';
import { OfflineNotice, type OfflineNoticeProps } from './offline-notice';

const meta = {
  title: 'Feedback/Offline notice',
  component: OfflineNotice,
  args: { online: false },
} satisfies Meta<typeof OfflineNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Offline: Story = {
  tags: ['state:default', 'wcag:1.3.1', 'wcag:1.4.1'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Connection' })).toHaveTextContent(
      'You are offline. Open pages stay open, and you can keep working.',
    );
  },
};

export const WithKeptChanges: Story = { tags: ['state:long', 'wcag:1.4.10'], args: { keptChanges: 12 } };

function Lesson(props: OfflineNoticeProps) {
  const [online, setOnline] = useState(true);
  return (
    <div className="flex flex-col items-start gap-4">
      <OfflineNotice {...props} online={online} className="w-full rounded-lg" />
      <p>Lesson 3: How to read the meter of a solar kit</p>
      <Button variant="secondary" onClick={() => setOnline(!online)}>
        {online ? 'Lose the connection' : 'Find it again'}
      </Button>
    </div>
  );
}

const spoken = () => document.querySelector('[data-slot=announcer-polite]');

export const ComesBack: Story = {
  tags: ['wcag:4.1.3'],
  args: { keptChanges: 1 },
  render: (args) => <Lesson {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('region')).toBeNull();
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await passTime(1000);
    await waitFor(() =>
      expect(spoken()).toHaveTextContent(
        'You are offline. 1 change is saved on this device and sent when you are back online.',
      ),
    );
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(canvas.getByText('You are back online.')).toBeVisible();
    await passTime(1000);
    await waitFor(() => expect(spoken()).toHaveTextContent('You are back online. 1 change is being sent.'));
  },
};
