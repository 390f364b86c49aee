import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LessonVideo } from './lesson-video';

const VTT = 'data:text/vtt,WEBVTT%0A%0A00:00.000 --> 00:04.000%0AWe begin at the top shelf.';

const meta = {
  title: 'Learning/Courses/Lesson video',
  component: LessonVideo,
  args: {
    title: 'Counting stock on a Sunday evening',
    video: {
      src: 'data:video/mp4;base64,',
      seconds: 412,
      weightBytes: 9_600_000,
      captions: [{ language: 'en', label: 'English', src: VTT }],
      transcriptHtml:
        '<p>We begin at the top shelf. Amina reads, I write, and I say each number back to her.</p><p>Twenty-four, no: thirty-one packets of unga.</p>',
    },
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

export const WithCaptionsAndTranscript: Story = { tags: ['state:default'] };
export const WithoutCaptions: Story = {
  tags: ['state:empty'],
  args: { video: { src: 'data:video/mp4;base64,', weightBytes: 4_100_000, captions: [] } },
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
