import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { captions, clip, cues } from '../lib/media-samples/samples';
import { AudioPlayer } from './audio-player';

const meta = {
  title: 'Media/Audio player',
  component: AudioPlayer,
  args: {
    title: 'Counting stock, to listen to',
    src: clip.sound,
    type: 'audio/ogg',
    bytes: 740_000,
    duration: clip.seconds,
    transcript: cues,
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
} satisfies Meta<typeof AudioPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Media decoding takes an unpredictable time, especially on a busy machine. */
const PATIENCE = { timeout: 8000 };

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'state:default', 'wcag:2.1.1', 'wcag:1.2.1', 'wcag:4.1.2'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const audio = canvasElement.querySelector('audio') as HTMLAudioElement;
    await expect(audio.readyState).toBe(0);
    await userEvent.tab();
    const position = canvas.getByRole('slider', { name: 'Position' });
    await expect(position).toHaveFocus();
    await userEvent.keyboard('{PageUp}{ArrowLeft}');
    await expect(position).toHaveAttribute('aria-valuetext', '19 seconds of 24 seconds');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Play from 0:19, 740\sKB$/ })).toHaveFocus();
    await userEvent.keyboard('m');
    await expect(audio.muted).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Transcript' }));
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName(/^18 seconds/);
    await userEvent.click(canvas.getByRole('button', { name: /^3 seconds Otieno:/ }));
    await expect(position).toHaveAttribute('aria-valuetext', '3 seconds of 24 seconds');
    await expect(canvas.getByRole('button', { name: /^Play from 0:03, 740\sKB$/ })).toBeVisible();
    await expect(audio.readyState).toBe(0);
  },
};

export const LoadedTranscript: Story = {
  tags: ['state:open', 'wcag:2.1.4'],
  args: { transcript: { src: captions.kiswahili.src, language: 'sw' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // A key of the player works only while the focus is in it.
    await userEvent.keyboard('m');
    await expect(canvasElement.querySelector('audio')?.muted).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Transcript' }));
    const line = await canvas.findByRole('button', { name: /Pakiti nne za unga/ }, PATIENCE);
    await expect(line.closest('[lang]')).toHaveAttribute('lang', 'sw');
  },
};

export const LongName: Story = {
  tags: ['state:long'],
  args: {
    title:
      'Umesabilishwamogulikirodhumapendekezoyaliyobainishwakitaifa: a talk in Kakamega, recorded in the rain',
    duration: undefined,
    bytes: undefined,
    transcript: undefined,
  },
};

export const Foreign: Story = {
  tags: ['state:error', 'wcag:4.1.3'],
  args: { src: 'data:audio/x-unheard-of;base64,', type: 'audio/x-unheard-of' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/This browser cannot play this file/, {}, PATIENCE)).toBeVisible();
  },
};
