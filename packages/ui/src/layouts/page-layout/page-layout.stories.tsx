import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextLink } from '../../actions/text-link/text-link';
import { ThemeToggle } from '../../actions/theme-toggle/theme-toggle';
import { Select } from '../../forms/select/select';
import { LinkProvider } from '../../foundations/link-provider/link-provider';
import { NavList } from '../../navigation/nav-list/nav-list';
import { PageLayout } from './page-layout';

const LANGUAGES = [
  { value: 'en-KE', label: 'English' },
  { value: 'sw-KE', label: 'Kiswahili' },
];

const meta = {
  title: 'Layouts/Page layout',
  component: PageLayout,
  parameters: { frame: 'page' },
  args: {
    brand: <TextLink href="/">Kisumu Library</TextLink>,
    navigation: (
      <NavList
        label="Main"
        items={[
          { label: 'Home', href: '/' },
          { label: 'Catalogue', href: '/catalogue' },
        ]}
      />
    ),
    tools: <ThemeToggle />,
    footer: (
      <footer className="mt-auto bg-sunken px-4 py-6 text-ink-muted sm:px-6">
        Open Monday to Saturday, 8:00 to 18:00
      </footer>
    ),
    children: (
      <div className="flex flex-col gap-3">
        <h1 className="text-3xl font-heavy">Borrow a book for three weeks</h1>
        <p className="max-w-measure text-ink-muted">Bring your card, or show it on your phone.</p>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <LinkProvider currentPath="/">
        <Story />
      </LinkProvider>
    ),
  ],
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wcag:1.3.1', 'wcag:2.4.1', 'wcag:3.2.3'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Home', 'Catalogue']);
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Open Monday to Saturday');
  },
};

export const WithLanguageChoice: Story = {
  args: {
    locale: <Select label="Language" name="language" options={LANGUAGES} defaultValue="en-KE" />,
  },
};

/** Empty slots leave no landmark and no gap. */
export const BrandOnly: Story = {
  args: { navigation: undefined, tools: undefined, footer: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.1', 'wcag:2.4.3'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Kisumu Library' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
};
