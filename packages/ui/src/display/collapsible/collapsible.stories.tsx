import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { TextLink } from '../../actions/text-link/text-link';
import { Collapsible } from './collapsible';

const meta = {
  title: 'Display/Collapsible',
  component: Collapsible,
  args: {
    title: 'How to pay by phone',
    onOpenChange: fn(),
    children: (
      <p className="max-w-measure">
        Enter your PIN in the prompt on your phone. If no prompt comes,{' '}
        <TextLink href="/help-desk">ask the help desk</TextLink>.
      </p>
    ),
  },
  argTypes: { title: { control: 'text' } },
} satisfies Meta<typeof Collapsible>;

export default meta;
type Story = StoryObj<typeof meta>;

const contentOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement;

export const Default: Story = {
  tags: ['state:default', 'wcag:4.1.2', 'wcag:1.3.1'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', {
      name: 'How to pay by phone',
      expanded: false,
    });
    const content = contentOf(button);
    await waitFor(() => expect(content).toHaveAttribute('hidden', 'until-found'));
    await expect(content.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    // The browser does this when find-in-page matches the hidden text.
    content.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await expect(content).not.toHaveAttribute('hidden');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = { tags: ['state:open'], args: { defaultOpen: true } };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'ask the help desk' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(button).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    // Nothing in what is hidden can take the focus.
    canvas.getByRole('link').focus();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
};

/** Another trigger and layout, out of the parts. */
export const Parts: Story = {
  tags: ['wcag:4.1.2'],
  render: (args) => (
    <Collapsible.Root open onOpenChange={args.onOpenChange} className="flex flex-col items-start gap-3">
      <Collapsible.Trigger asChild>
        <Button variant="secondary">More filters</Button>
      </Collapsible.Trigger>
      <Collapsible.Content id="more-filters">Language, size, price.</Collapsible.Content>
    </Collapsible.Root>
  ),
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'More filters', expanded: true });
    await expect(button).toHaveAttribute('aria-controls', 'more-filters');
    await userEvent.click(button);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    // Controlled: its parent decides.
    await expect(within(canvasElement).getByText('Language, size, price.')).toBeVisible();
  },
};

export const LongTitle: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    title:
      'Ninawezaje kuendelea na somo la Kilimo-cha-umwagiliaji-wa-matone-na-uhifadhi-wa-maji baada ya kubadilisha simu?',
    defaultOpen: true,
  },
};
