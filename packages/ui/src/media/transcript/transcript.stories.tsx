import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '../../foundations/story/pass-time';
import { Button } from '../../actions/button/button';
import { cues, longCues } from '../lib/media-samples/samples';
import { Transcript, type TranscriptProps } from './transcript';

const meta = {
  title: 'Media/Transcript',
  component: Transcript,
  args: { cues, currentTime: 7, onSeek: fn(), language: 'en', label: 'Transcript of Counting stock' },
  decorators: [
    (Story) => (
      <div className="max-w-reading">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Transcript>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'state:default', 'wcag:2.1.1', 'wcag:1.4.1', 'wcag:4.1.2', 'wcag:4.1.3', 'wcag:1.2.1'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const third = canvas.getByRole('button', { name: /^6 seconds Amina: Say each number aloud/ });
    await expect(third).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    await userEvent.keyboard('UNGA');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await passTime(600);
    await waitFor(() =>
      expect(document.querySelector('[data-slot=announcer-polite]')).toHaveTextContent('1 line found'),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Follow along' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSeek).toHaveBeenCalledWith(3);
  },
};

function Playing(args: TranscriptProps) {
  const [time, setTime] = useState(0);
  return (
    <>
      <Transcript {...args} currentTime={time} />
      <Button className="mt-6" onClick={() => setTime(1800)}>
        Half an hour later
      </Button>
    </>
  );
}

export const FollowsUntilScrolled: Story = {
  tags: ['state:long', 'wcag:2.2.2'],
  args: { cues: longCues },
  render: (args) => <Playing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvasElement.querySelector('[data-slot=transcript-lines]') as HTMLElement;
    const follow = canvas.getByRole('button', { name: 'Follow along' });
    const page = document.scrollingElement?.scrollTop;
    await userEvent.click(canvas.getByRole('button', { name: 'Half an hour later' }));
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(1000));
    const line = canvasElement.querySelector('[aria-current]') as HTMLElement;
    const { top, bottom } = box.getBoundingClientRect();
    await expect(line.getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
    await expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    await expect(document.scrollingElement?.scrollTop).toBe(page);
    box.scrollTop = 0;
    await waitFor(() => expect(follow).toHaveAttribute('aria-pressed', 'false'));
    await expect(box.scrollTop).toBe(0);
    await userEvent.click(follow);
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(1000));
  },
};

export const Empty: Story = { tags: ['state:empty'], args: { cues: [] } };
export const Loading: Story = { tags: ['state:loading'], args: { cues: [], status: 'loading' } };
export const Failed: Story = { tags: ['state:error'], args: { cues: [], status: 'error' } };
