import type { Meta, StoryObj } from '@storybook/react-vite';
import { Video } from 'lucide';
import { createElement } from 'react';
import { ButtonLink } from '@digiken/ui/button';
import { Icon } from '@digiken/ui/icon';
import { inConsolePage } from '../../lib/story-frames';
import { QuietListScreen } from './quiet-list-screen';

const meta = {
  title: 'Learning/Courses/Quiet list screen',
  component: QuietListScreen,
  parameters: { frame: 'page' },
  decorators: [inConsolePage],
  args: {
    title: 'Live classes',
    emptyTitle: 'No live classes are scheduled',
    emptyText: 'When an instructor schedules one for a course of yours, its time appears here.',
  },
} satisfies Meta<typeof QuietListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Plain: Story = { tags: ['wcag:2.4.2'] };
export const WithAction: Story = {
  args: {
    icon: createElement(Icon, { of: Video, size: 32 }),
    action: createElement(ButtonLink, {
      href: '/console/my-courses',
      variant: 'secondary',
      children: 'My courses',
    }),
  },
};
