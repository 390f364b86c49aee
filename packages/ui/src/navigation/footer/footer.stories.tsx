import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ToastProvider } from '../../feedback/toast/toast';
import { Footer } from './footer';

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  parameters: { frame: 'landmark' },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo');
    for (const title of ['Learning', 'Platform', 'Support', 'Legal']) {
      await expect(within(footer).getByRole('heading', { name: title })).toBeVisible();
    }
    await expect(within(footer).getByRole('link', { name: 'Accessibility statement' })).toHaveAttribute(
      'href',
      '/accessibility',
    );
    await expect(footer.querySelectorAll('[data-slot="floating-dot"]')).toHaveLength(20);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.3'],
  play: async ({ canvasElement }) => {
    const footer = within(within(canvasElement).getByRole('contentinfo'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(footer.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('wanjiku@example.com{Enter}');
    await expect(document.querySelector('[data-slot="announcer-polite"]')).toHaveTextContent(
      'Newsletter signup submitted',
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(footer.getByRole('link', { name: 'All courses' })).toHaveFocus();
  },
};

export const WithSocialChannels: Story = {
  args: {
    social: [
      { label: 'Mastodon', href: 'https://social.example/@school' },
      { label: 'YouTube', href: 'https://video.example/school' },
    ],
  },
};
