import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { UnitDownload, type UnitDownloadProps, type UnitDownloadView } from './unit-download';

const BYTES = 12_400_000;

const meta = {
  title: 'Learning/Courses/Unit download',
  component: UnitDownload,
  args: {
    title: 'Stock',
    download: { state: 'none' },
    offer: { bytes: BYTES, videoBytes: 48_000_000 },
    onAsk: fn(),
    onStart: fn(),
    onPause: fn(),
    onResume: fn(),
    onUpdate: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof UnitDownload>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (download: UnitDownloadView): Story => ({
  args: { download: { bytes: BYTES, ...download } },
});

/** Sizes before anything is downloaded; the button counts what is chosen. */
export const Default: Story = {
  tags: ['spec:14.10', 'spec:14.16', 'spec:15.149'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Larger than the lessons alone/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^With videos, 48\sMB more$/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Download unit, 60.4\sMB$/ }));
    await expect(args.onStart).toHaveBeenCalledWith({ withVideos: true });
  },
};

/** Without videos there is no choice. */
export const WithoutVideos: Story = {
  args: { offer: { bytes: BYTES, videoBytes: 0 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Download unit, 12.4\sMB$/ }));
    await expect(args.onStart).toHaveBeenCalledWith({ withVideos: false });
  },
};

/** In a row of a list, the button is named after the unit. */
export const Brief: Story = {
  args: { brief: true, offer: { bytes: BYTES, videoBytes: 0 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/^Larger than the lessons alone/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Save 12.4\sMB: Stock$/ }));
    await expect(args.onStart).toHaveBeenCalledWith({ withVideos: false });
  },
};

/** In an outline, the size is asked for on demand. */
export const Ask: Story = {
  args: { offer: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Download for offline: Stock' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
export const Asking: Story = { args: { offer: undefined, asking: true } };
export const AskFailed: Story = { args: { offer: undefined, asking: 'failed' } };
export const Waiting: Story = shown({ state: 'waiting' });
export const Downloading: Story = {
  ...shown({ state: 'downloading', done: 4_200_000 }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Download of Stock' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the download of Stock' }));
    await expect(args.onPause).toHaveBeenCalledOnce();
  },
};
/** How far it is stays visible while it is paused. */
export const Paused: Story = {
  tags: ['spec:14.340'],
  ...shown({ state: 'paused', done: 4_200_000 }),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('progressbar', { name: 'Download of Stock' }),
    ).toHaveAttribute('aria-valuetext', expect.stringMatching(/^4.2\sMB of 12.4\sMB downloaded$/));
  },
};
export const Stored: Story = shown({ state: 'stored' });
export const StoredWithVideos: Story = shown({ state: 'stored', withVideos: true, bytes: 60_400_000 });
export const Outdated: Story = {
  ...shown({ state: 'outdated' }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Update the download of Stock' }),
    );
    await expect(args.onUpdate).toHaveBeenCalledOnce();
  },
};
export const TooLittleRoom: Story = {
  tags: ['spec:14.11'],
  ...shown({ state: 'failed', reason: 'room', missing: 3_000_000 }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/too little room on this device: 3 MB more/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: download of Stock' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};
export const Full: Story = shown({ state: 'failed', reason: 'full' });
export const Disconnected: Story = shown({ state: 'failed', reason: 'network' });
export const Damaged: Story = shown({ state: 'failed', reason: 'damaged' });
export const Refused: Story = shown({
  state: 'failed',
  reason: 'refused',
  message: 'Enrol in the unit first.',
});
export const Kiswahili: Story = {
  globals: { locale: 'sw-KE' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^Pakua sehemu/ })).toBeVisible();
  },
};

/** A download that finishes when it is resumed. */
function Living(args: UnitDownloadProps) {
  const [download, setDownload] = useState<UnitDownloadView>(args.download);
  const set = (state: UnitDownloadView['state']) => () =>
    setDownload({ state, bytes: BYTES, done: 4_200_000 });
  return (
    <UnitDownload
      {...args}
      download={download}
      onStart={set('downloading')}
      onPause={set('paused')}
      onResume={set('stored')}
      onRemove={set('none')}
    />
  );
}

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.3', 'spec:14.16'],
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = async (name: string | RegExp) => {
      const button = canvas.getByRole('button', { name });
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.keyboard('{Enter}');
    };
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /^With videos, 48\sMB more$/ })).toHaveFocus();
    await userEvent.tab();
    await press(/^Download unit, 12.4\sMB$/);
    await press('Pause the download of Stock');
    await press('Resume the download of Stock');
    await expect(canvas.getByText('On this device, 12.4 MB')).toBeVisible();
    await press('Remove the download of Stock');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Download unit, 12.4\sMB$/ })).toHaveFocus(),
    );
  },
};
