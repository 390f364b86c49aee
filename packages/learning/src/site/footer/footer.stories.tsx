import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ToastProvider } from '@digiken/ui/toast';
import { Footer } from './footer';
import { socialLinks } from './footer-links';

const GROUPS: [title: string, links: [name: string, href: string][]][] = [
  [
    'Learning',
    [
      ['All courses', '/courses'],
      ['Taking single units', '/help-desk#single-units'],
      ['Free preview lessons', '/help-desk#free-preview'],
      ['How progress is counted', '/help-desk#progress'],
    ],
  ],
  [
    'Platform',
    [
      ['About us', '/about-us'],
      ['Prices and paying', '/help-desk#paying'],
      ['Data and devices', '/help-desk#data'],
      ['Languages', '/help-desk#languages'],
    ],
  ],
  [
    'Support',
    [
      ['Help desk', '/help-desk'],
      ['Account and sign-in', '/help-desk#account'],
      ['A page does not load', '/help-desk#page-does-not-load'],
      ['Contact', '/help-desk#contact'],
    ],
  ],
  [
    'Legal',
    [
      ['Privacy', '/help-desk#privacy'],
      ['What we keep about you', '/help-desk#what-is-kept'],
      ['Cookies', '/help-desk#cookies'],
    ],
  ],
  [
    'Stay in touch',
    [
      ['Facebook', '/about-us#stay-in-touch'],
      ['X', '/about-us#stay-in-touch'],
      ['YouTube', '/about-us#stay-in-touch'],
      ['LinkedIn', '/about-us#stay-in-touch'],
    ],
  ],
  [
    'Accessibility',
    [
      ['Accessibility statement', '/accessibility'],
      ['Keyboard shortcuts', '/accessibility#keyboard-shortcuts'],
      ['Screen-reader help', '/accessibility#screen-reader-help'],
    ],
  ],
];

/** The group with this heading, opened if it is folded. */
function openGroup(root: HTMLElement, title: string): HTMLElement {
  const heading = within(root).getByRole('heading', { name: title });
  const group = heading.closest<HTMLElement>('[data-slot="footer-group"]') as HTMLElement;
  if (group instanceof HTMLDetailsElement) group.open = true;
  return group;
}

const meta = {
  title: 'Learning/Site/Footer',
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
  tags: ['spec:2.69', 'spec:2.70', 'spec:2.71', 'wcag:3.2.3'],
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo');
    for (const [title, links] of GROUPS) {
      const group = within(openGroup(footer, title)).getAllByRole('link');
      await expect(group.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(links);
    }
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
    const heading = footer.getByRole('heading', { name: 'Learning' });
    const folded = heading.closest('summary');
    if (folded) {
      await expect(folded).toHaveFocus();
      // Browsers open it by Enter; keys that are only simulated do not.
      folded.click();
      await userEvent.tab();
    }
    await expect(footer.getByRole('link', { name: 'All courses' })).toHaveFocus();
  },
};

export const WithSocialChannels: Story = {
  tags: ['spec:2.70', 'spec:R.45'],
  args: {
    social: socialLinks({
      facebook: 'https://social.example/school',
      youtube: 'https://video.example/school',
    }),
  },
  play: async ({ canvasElement }) => {
    const links = within(openGroup(canvasElement, 'Stay in touch')).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Facebook', 'https://social.example/school'],
      ['X', '/about-us#stay-in-touch'],
      ['YouTube', 'https://video.example/school'],
      ['LinkedIn', '/about-us#stay-in-touch'],
    ]);
  },
};

/** In narrow windows, the groups are folded until they are pressed; in wide ones, nothing has to be opened. */
export const Folded: Story = {
  tags: ['spec:17.63', 'wcag:1.4.10', 'wcag:4.1.2'],
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo');
    const narrow = window.matchMedia('(width < 40rem)').matches;
    const link = () => within(footer).queryByRole('link', { name: 'Contact' });
    await expect(within(footer).getByRole('link', { name: 'Accessibility statement' })).toBeVisible();
    if (!narrow) return expect(link()).toBeVisible();
    await expect(footer.offsetHeight).toBeLessThan(1000);
    const contacts = [...footer.querySelectorAll('details a')].filter((a) => a.textContent === 'Contact');
    await expect(contacts[0]?.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    await userEvent.click(within(footer).getByText('Support', { selector: 'summary *' }));
    await expect(contacts[0]).toBeVisible();
  },
};
