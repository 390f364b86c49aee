import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sprout } from 'lucide';
import { ButtonLink } from '../../actions/button/button';
import { Icon } from '../../foundations/lib/icon';
import { EmptyState } from './empty-state';

const meta = {
  title: 'Display/Empty state',
  component: EmptyState,
  args: {
    title: 'You have no courses yet',
    children: 'Every course has at least one lesson that you can read before you enrol.',
    action: <ButtonLink href="/courses">Find your first course</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const WithAction: Story = { args: { icon: <Icon of={Sprout} size={36} /> } };

export const TitleOnly: Story = {
  args: { title: 'No lessons match', children: undefined, action: undefined },
};

export const VeryLongTitle: Story = {
  args: {
    title:
      'Nothing was found for “mafunzo-ya-ufugaji-wa-nyuki-katika-kaunti-ya-Baringo-na-Elgeyo-Marakwet kwa wanaoanza”',
  },
};
