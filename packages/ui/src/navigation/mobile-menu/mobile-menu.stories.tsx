import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '../../foundations/story/pass-time';
import { ButtonLink } from '../../actions/button/button';
import { disclosureContract } from '../../foundations/contracts/disclosure.contract';
import { type LinkComponentProps, LinkProvider } from '../../foundations/link-provider/link-provider';
import { MobileMenu } from './mobile-menu';

/** Simulates a router's link without navigating. */
function RouterLink({ children, ...props }: LinkComponentProps) {
  return (
    <a {...props} onClickCapture={(event) => event.preventDefault()}>
      {children}
    </a>
  );
}

const meta = {
  title: 'Navigation/Mobile menu',
  component: MobileMenu,
  parameters: { frame: 'landmark' },
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'About Us', href: '/about-us' },
      { label: 'Courses', href: '/courses' },
      { label: 'Help Desk', href: '/help-desk' },
    ],
    account: (
      <div className="flex flex-wrap gap-2">
        <ButtonLink href="/auth/signin" variant="secondary">
          Log in
        </ButtonLink>
        <ButtonLink href="/auth/signup">Sign up</ButtonLink>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <div className="min-h-[34rem]">
        <header className="relative flex justify-end p-4">
          <LinkProvider component={RouterLink}>
            <Story />
          </LinkProvider>
        </header>
        <main className="p-4">
          <p>Choose a course, or only the units that you need.</p>
          <a href="#first" className="inline-block py-1 text-link underline">
            See the newest courses
          </a>
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const polite = () => document.querySelector('[data-slot="announcer-polite"]')?.textContent;

export const Default: Story = {};

export const Open: Story = {
  tags: ['wcag:4.1.3', 'spec:2.68'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(polite()).toBe('Menu opened');
    // spec 2.68: cleared after one second.
    await passTime(1000);
    await waitFor(() => expect(polite()).toBe(''));
  },
};

export const Contract: Story = {
  tags: [
    '!dev',
    'contract',
    'keyboard',
    'wcag:2.1.1',
    'wcag:2.1.2',
    'wcag:2.4.3',
    'wcag:4.1.2',
    'spec:2.66',
    'spec:2.68',
    'spec:3.10',
    'spec:4.19',
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(button).toHaveFocus();
    await disclosureContract({
      trigger: () => button,
      panel: () => canvas.queryByRole('navigation', { name: 'Main' }),
    });

    await userEvent.keyboard('{Escape}');
    await expect(polite()).toContain('Menu closed');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('link', { name: 'Courses' }));
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull());
    await userEvent.click(button);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
};
