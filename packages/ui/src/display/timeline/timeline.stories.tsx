import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextLink } from '../../actions/text-link/text-link';
import { Timeline } from './timeline';

const meta = {
  title: 'Display/Timeline',
  component: Timeline,
  args: {
    label: 'History of this course',
    now: Date.parse('2026-11-21T12:00:00.000Z'),
    items: [
      {
        id: 'e4',
        title: 'Mwanaisha Salim published the course',
        at: '2026-11-21T09:40:00.000Z',
        tone: 'success',
      },
      {
        id: 'e3',
        title: 'Wanjiru Kamau submitted the course again',
        at: '2026-11-20T16:05:00.000Z',
        tone: 'info',
      },
      {
        id: 'e2',
        title: 'Mwanaisha Salim asked for changes',
        at: '2026-11-18T08:00:00.000Z',
        tone: 'warning',
        body: 'The pictures of unit 2 have no text alternative, and the video of “Counting stock” has no captions. Everything else reads very well.',
      },
      {
        id: 'e1',
        title: (
          <>
            <TextLink href="#wanjiru">Wanjiru Kamau</TextLink> imported it from
            “agricultural-extension-smallholder-irrigation-scheme.imscc”
          </>
        ),
        at: '2026-10-02T08:00:00.000Z',
      },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wcag:1.3.1'],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'History of this course' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    await expect(within(list).getByText('2 hours ago')).toBeVisible();
  },
};
