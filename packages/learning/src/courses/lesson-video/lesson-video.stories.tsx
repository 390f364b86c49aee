import type { LessonVideo as Video } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LessonVideo } from './lesson-video';

const VTT = 'data:text/vtt,WEBVTT%0A%0A00:00.000 --> 00:04.000%0AWe begin at the top shelf.';

const video: Video = {
  src: 'data:video/mp4;base64,',
  poster: null,
  seconds: 412,
  weightBytes: 9_600_000,
  sound: null,
  captions: [{ language: 'en', label: 'English', src: VTT }],
  transcriptHtml:
    '<p>We begin at the top shelf. Amina reads, I write, and I say each number back to her.</p><p>Twenty-four, no: thirty-one packets of unga.</p>',
};

const meta = {
  title: 'Learning/Courses/Lesson video',
  component: LessonVideo,
  args: {
    title: 'Counting stock on a Sunday evening',
    video,
  },
  decorators: [
    (Story) => (
      <div className="max-w-reading">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LessonVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const WithCaptionsAndTranscript: Story = {
  tags: ['state:default', 'spec:15.144'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('6 minutes 52 seconds')).toBeVisible();
  },
};
export const TwoSeconds: Story = {
  tags: ['spec:15.144'],
  args: { video: { ...video, seconds: 2.4 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2 seconds')).toBeVisible();
  },
};
export const WithoutCaptions: Story = {
  tags: ['state:empty'],
  args: {
    video: { ...video, seconds: null, weightBytes: 4_100_000, captions: [], transcriptHtml: null },
  },
};

const SOUND = { src: 'data:audio/mp4;base64,', bytes: 1_700_000 };

export const DataSaver: Story = {
  tags: ['spec:14.222', 'wcag:2.4.3'],
  args: { dataSaver: true, video: { ...video, sound: SOUND } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('video')).toBeNull();
    await expect(canvas.getByText('1.7 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Show the video \(9\.6\sMB\)$/ }));
    await expect(canvasElement.querySelector('video')).not.toBeNull();
    await expect(canvas.getByText('9.6 MB')).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveFocus();
  },
};
/** A video without sound, or one stored before its sound was copied. */
export const DataSaverWithoutSound: Story = {
  tags: ['spec:14.222'],
  args: { dataSaver: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video')).not.toBeNull();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.2', 'wcag:1.2.1', 'wcag:1.2.3'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Transcript' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/Amina reads, I write/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /We begin at the top shelf/ })).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toHaveFocus();
  },
};
