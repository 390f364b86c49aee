import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { inConsolePage } from '../../lib/story-frames';
import { ClassRecording } from './class-recording';

const ok = async (): Promise<FormOutcome> => ({ ok: true });
const VTT = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:01.000 --> 00:04.000\nSo if the loaf cost you sixty…\n')}`;

const meta = {
  title: 'Learning/Live/Class recording',
  component: ClassRecording,
  decorators: [inConsolePage],
  parameters: { frame: 'page' },
  args: {
    state: { status: 'ready' },
    title: 'Prices that work',
    place: 'Keep the books of a small shop',
    recordings: [
      {
        _id: 'r1',
        speaker: 'Wanjiku Kamau',
        source: 'camera',
        startedAt: '2026-11-24T14:02:00.000Z',
        seconds: 2580,
        bytes: 48_600_000,
        src: 'data:video/webm;base64,',
        captionsSrc: VTT,
      },
      {
        _id: 'r2',
        speaker: null,
        source: 'screen',
        startedAt: '2026-11-24T14:20:00.000Z',
        seconds: 600,
        bytes: 12_000_000,
        src: 'data:video/webm;base64,',
        captionsSrc: null,
      },
    ],
    onCaptions: fn(ok),
    onRemove: fn(async (_id: string): Promise<FormOutcome> => ({ ok: true })),
    language: { tag: 'en', label: 'English' },
    backHref: '#classes',
  },
} satisfies Meta<typeof ClassRecording>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'state:default', 'spec:13.95', 'wcag:2.1.1', 'wcag:3.3.4'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const first = within(canvas.getByRole('region', { name: 'What Wanjiku Kamau said' }));
    await expect(first.getAllByText(/48\.6/)[0]).toBeVisible();
    await expect(canvas.getByText(/Nobody typed captions/)).toBeVisible();
    canvas.getByRole('button', { name: 'Download the captions (WebVTT)' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCaptions).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Delete (The screen of somebody)' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    dialog.getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith('r2'));
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull());
  },
};

export const None: Story = { tags: ['state:empty'], args: { recordings: [], onCaptions: undefined } };
