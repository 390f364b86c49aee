import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { captions, clip, cues } from '../lib/media-samples/samples';
import { VideoPlayer } from './video-player';

const meta = {
  title: 'Media/Video player',
  component: VideoPlayer,
  args: {
    title: 'Counting stock on a Sunday evening',
    sources: [
      { src: clip.p180, type: 'video/webm', height: 720, bytes: 12_000_000 },
      { src: clip.p90, type: 'video/webm', height: 240, bytes: 3_100_000 },
      { src: clip.sound, type: 'audio/ogg', bytes: 740_000 },
    ],
    tracks: [captions.english, captions.kiswahili, captions.descriptions],
    transcript: { src: captions.english.src },
    duration: clip.seconds,
    weightBytes: 12_000_000,
    onProgress: fn(),
    onEnded: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-reading">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const player = (root: HTMLElement) => ({
  canvas: within(root),
  video: root.querySelector('video') as HTMLVideoElement,
  position: within(root).getByRole('slider', { name: 'Position' }),
});
/** Media decoding takes an unpredictable time, especially on a busy machine. */
const PATIENCE = { timeout: 8000 };
const polite = () => document.querySelector('[data-slot=announcer-polite]');

export const Default: Story = { tags: ['!test'] };

export const BeforePlay: Story = {
  tags: ['state:default', 'wcag:1.4.2'],
  play: async ({ canvasElement }) => {
    const { canvas, video, position } = player(canvasElement);
    await expect(canvas.getByRole('button', { name: /^Play, 12\sMB$/ })).toBeVisible();
    await expect(position).toHaveAttribute('aria-valuetext', '0 seconds of 24 seconds');
    await expect(video.networkState).not.toBe(video.NETWORK_LOADING);
    await expect(video.readyState).toBe(0);
    await expect(video).toHaveProperty('preload', 'none');
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.1.4', 'wcag:1.2.2', 'wcag:4.1.2'],
  play: async ({ canvasElement, args }) => {
    const { canvas, video, position } = player(canvasElement);
    await userEvent.tab();
    await expect(position).toHaveFocus();
    await userEvent.tab();
    const play = canvas.getByRole('button', { name: /^Play, 12\sMB$/ });
    await expect(play).toHaveFocus();
    await userEvent.keyboard('m');
    await expect(video.muted).toBe(true);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(video.paused).toBe(false));
    await expect(play).toHaveFocus();
    await waitFor(() => expect(play).toHaveAccessibleName('Pause'));
    const caption = await canvas.findByText(/We begin at the top shelf/, {}, PATIENCE);
    await expect(caption.closest('[lang]')).toHaveAttribute('lang', 'en');
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0), PATIENCE);
    await userEvent.keyboard('k');
    await waitFor(() => expect(video.paused).toBe(true));
    await waitFor(() => expect(args.onProgress).toHaveBeenCalled());
    await waitFor(() => expect(video.readyState).toBeGreaterThanOrEqual(2), PATIENCE);
    // How far it has played depends on the machine.
    video.currentTime = 0;
    await waitFor(() => expect(position).toHaveAttribute('aria-valuetext', '0 seconds of 24 seconds'));
    position.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await waitFor(() => expect(position).toHaveAttribute('aria-valuetext', '5 seconds of 24 seconds'));
    await userEvent.keyboard('l');
    await waitFor(() => expect(position).toHaveAttribute('aria-valuetext', '15 seconds of 24 seconds'));
    await canvas.findByText(/Cooking fat, twelve tins/, {}, PATIENCE);
    await userEvent.keyboard('c');
    await expect(canvas.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.queryByText(/Cooking fat, twelve tins/)).toBeNull();
    await userEvent.keyboard('c');
  },
};

export const SettingsOpen: Story = {
  tags: ['state:open', 'wcag:2.1.4', 'wcag:1.2.3', 'wcag:1.2.5', 'wcag:2.4.3'],
  play: async ({ canvasElement }) => {
    const { canvas, video } = player(canvasElement);
    const settings = canvas.getByRole('button', { name: 'Player settings' });
    await userEvent.click(settings);
    await userEvent.selectOptions(canvas.getByLabelText('Speed'), '1.5');
    await waitFor(() => expect(video.playbackRate).toBe(1.5));
    await userEvent.selectOptions(canvas.getByLabelText('Picture and data'), '1');
    await expect(canvas.getByRole('button', { name: /^Play, 3\.1\sMB$/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(settings).toHaveFocus();
    await expect(settings).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByLabelText('Speak what the picture shows'));
    await userEvent.click(canvas.getByLabelText('Keyboard shortcuts'));
    settings.focus();
    await userEvent.keyboard('m');
    await expect(video.muted).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Play, 3\.1\sMB$/ }));
    await waitFor(() => expect(polite()).toHaveTextContent('Three empty shelves in a small shop.'), PATIENCE);
    await expect(video.playbackRate).toBe(1.5);
    video.pause();
    await userEvent.click(canvas.getByLabelText('Keyboard shortcuts'));
  },
};

export const TranscriptOpen: Story = {
  tags: ['wcag:1.2.1', 'wcag:1.2.8'],
  decorators: [
    (Story) => (
      <div className="w-full max-w-content">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { canvas, video } = player(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Transcript' }));
    const line = await canvas.findByRole('button', { name: /Look behind the first row/ }, PATIENCE);
    await userEvent.click(line);
    await waitFor(() => expect(polite()).toHaveTextContent('Starts at 12 seconds'));
    await expect(video.readyState).toBe(0);
    await expect(canvas.getByRole('button', { name: /^Play from 0:12, 12\sMB$/ })).toBeVisible();
    await expect(line).toHaveAttribute('aria-current', 'true');
  },
};

export const NoCaptionsAndFailed: Story = {
  tags: ['state:error', 'wcag:4.1.3'],
  args: {
    title:
      'Habari za asubuhi, wanafunzi: why a shop that writes down every sale, even the smallest, sleeps well',
    sources: [{ src: 'data:video/webm;base64,', type: 'video/webm' }],
    tracks: [],
    transcript: cues,
    duration: undefined,
    weightBytes: 9_600_000,
  },
  play: async ({ canvasElement }) => {
    const { canvas, position } = player(canvasElement);
    await expect(canvas.getByText('This video has no captions yet.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Captions' })).toBeNull();
    await expect(position).toBeDisabled();
    // Browsers let a script play only muted media.
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Play, 9\.6\sMB$/ }));
    await expect(await canvas.findByRole('button', { name: 'Try again' }, PATIENCE)).toBeVisible();
    await expect(canvas.getByText(/This could not be loaded/)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  tags: ['wcag:1.3.2'],
  globals: { direction: 'rtl' },
  args: { startAt: 8 },
  play: async ({ canvasElement }) => {
    const { canvas, position } = player(canvasElement);
    position.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(position).toHaveAttribute('aria-valuetext', '13 seconds of 24 seconds');
    const back = canvas.getByRole('button', { name: 'Back 10 seconds' }).getBoundingClientRect();
    const forward = canvas.getByRole('button', { name: 'Forward 10 seconds' }).getBoundingClientRect();
    await expect(back.left).toBeLessThan(forward.left);
    await userEvent.click(canvas.getByRole('button', { name: 'Player settings' }));
  },
};
