import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextLink } from './text-link';

const meta = {
  title: 'Actions/Text link',
  component: TextLink,
  args: { href: '/courses', children: 'all courses' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const InText: Story = {
  render: (args) => (
    <p className="max-w-measure">
      Start with a free lesson, or look through <TextLink {...args} /> to find what fits your week.
    </p>
  ),
};

export const External: Story = {
  args: { href: 'https://www.w3.org/WAI/', external: true, children: 'Web Accessibility Initiative' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Web Accessibility Initiative (another website)' }),
    ).toHaveAttribute('href', 'https://www.w3.org/WAI/');
  },
};

export const Quiet: Story = {
  render: () => (
    <ul className="flex flex-col gap-2">
      <li>
        <TextLink quiet href="/courses">
          Keep the books of a small shop
        </TextLink>
      </li>
      <li>
        <TextLink quiet href="/courses">
          Solar power for one household
        </TextLink>
      </li>
    </ul>
  ),
};

export const VeryLongAddress: Story = {
  args: {
    href: 'https://example.org/maandalizi-ya-shamba-la-mboga-katika-msimu-wa-kiangazi',
    children: 'https://example.org/maandalizi-ya-shamba-la-mboga-katika-msimu-wa-kiangazi',
    external: true,
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.7'],
  args: { onClick: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: 'all courses' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
