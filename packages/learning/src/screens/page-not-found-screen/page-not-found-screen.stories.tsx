import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inConsolePage, inPublicPage } from '../../lib/story-frames';
import { PageNotFoundScreen } from './page-not-found-screen';

const onSearch = fn();

const meta = {
  title: 'Learning/Screens/Page not found screen',
  component: PageNotFoundScreen,
  parameters: { frame: 'page' },
  args: { onSearch },
} satisfies Meta<typeof PageNotFoundScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'spec:11.54'],
  decorators: [inPublicPage],
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const [button] = main.getAllByRole('link');
    await expect(button).toHaveAccessibleName('See all courses');
    await expect(main.getByRole('searchbox', { name: 'Or search for it' })).toBeVisible();
  },
};

export const SignedIn: Story = {
  tags: ['spec:11.54'],
  args: { dashboardHref: '/console/dashboard' },
  decorators: [inConsolePage],
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
    await expect(main.queryByRole('link', { name: 'See all courses' })).toBeNull();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.5'],
  decorators: [
    (Story) => (
      <main className="px-4 pt-6 pb-20 sm:px-6">
        <Story />
      </main>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See all courses' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('garden{Enter}');
    await expect(onSearch).toHaveBeenCalledWith('garden');
  },
};
