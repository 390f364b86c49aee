import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BaseLink, type LinkComponentProps, LinkProvider } from './link-provider';

function RouterLink({ children, ...props }: LinkComponentProps) {
  return (
    <a {...props} data-router="">
      {children}
    </a>
  );
}

const meta = {
  title: 'Foundations/Link provider',
  component: LinkProvider,
  args: {
    component: RouterLink,
    children: (
      <ul className="flex flex-col gap-3 text-link underline">
        <li>
          <BaseLink href="/courses">All courses</BaseLink>
        </li>
        <li>
          <BaseLink href="#questions">Questions on this page</BaseLink>
        </li>
        <li>
          <BaseLink href="https://www.w3.org/WAI/">Web Accessibility Initiative</BaseLink>
        </li>
      </ul>
    ),
  },
} satisfies Meta<typeof LinkProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const OnlyPathsGoThroughTheRouter: Story = {
  play: async ({ canvasElement }) => {
    const link = (name: string) => within(canvasElement).getByRole('link', { name });
    await expect(link('All courses')).toHaveAttribute('data-router');
    await expect(link('Questions on this page')).not.toHaveAttribute('data-router');
    await expect(link('Web Accessibility Initiative')).not.toHaveAttribute('data-router');
  },
};
