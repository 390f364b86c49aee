import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { ButtonLink } from '@digiken/ui/button';
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
    picture: 'certificate',
    action: createElement(ButtonLink, {
      href: '/console/my-courses',
      variant: 'secondary',
      children: 'My courses',
    }),
  },
};
