import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '../story/pass-time';
import { AnnouncerProvider, useAnnounce } from './announcer';

const look = 'min-h-target-primary rounded-md bg-accent px-5 font-bold text-on-accent forced-colors:border-2';

function Speakers() {
  const announce = useAnnounce();
  return (
    <div className="flex flex-wrap gap-3">
      <button type="button" className={look} onClick={() => announce('Lesson marked as done')}>
        Say it politely
      </button>
      <button
        type="button"
        className={look}
        onClick={() => announce('You are offline', { politeness: 'assertive' })}
      >
        Interrupt
      </button>
    </div>
  );
}

const meta = {
  title: 'Foundations/Announcer',
  component: AnnouncerProvider,
  args: { children: <Speakers /> },
} satisfies Meta<typeof AnnouncerProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const heard = (politeness: string) =>
  [...document.querySelectorAll(`[data-slot=announcer-${politeness}]`)]
    .map((region) => region.textContent)
    .join('');

export const Default: Story = { tags: ['!test'] };

export const SpeaksAndClears: Story = {
  tags: ['wcag:4.1.3'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Say it politely' }));
    await waitFor(() => expect(heard('polite')).toBe('Lesson marked as done'));
    await userEvent.click(canvas.getByRole('button', { name: 'Interrupt' }));
    await waitFor(() => expect(heard('assertive')).toBe('You are offline'));
    await passTime(1000);
    await waitFor(() => expect(heard('polite') + heard('assertive')).toBe(''));
  },
};
