import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '../../foundations/story/pass-time';
import { TextLink } from '../../actions/text-link/text-link';
import { Avatar } from '../../display/avatar/avatar';
import { HoverCard } from './hover-card';

const AMINA = (
  <span className="flex items-start gap-3">
    <Avatar name="Amina Otieno" />
    <span className="flex min-w-0 flex-col gap-1">
      <span className="font-bold">Amina Otieno</span>
      <span className="text-sm text-ink-muted">
        Agronomist in Kisumu. Teaches three courses about soil, water and small gardens.
      </span>
      <TextLink href="#courses" className="text-sm">
        Her courses
      </TextLink>
    </span>
  </span>
);

const meta = {
  title: 'Overlays/Hover card',
  component: HoverCard,
  args: {
    label: 'About Amina Otieno',
    content: AMINA,
    children: <TextLink href="#amina">Amina Otieno</TextLink>,
    onOpenChange: fn(),
  },
  render: (args) => (
    <div className="min-h-64">
      This lesson is by <HoverCard {...args} />, who also answers{' '}
      <TextLink href="#questions">questions</TextLink>.
    </div>
  ),
} satisfies Meta<typeof HoverCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = () => screen.queryByRole('group', { name: 'About Amina Otieno' });
const gone = () => waitFor(() => expect(card()).toBeNull());

export const Default: Story = {
  tags: ['state:open', 'wcag:1.4.13'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Amina Otieno' });
    const user = userEvent.setup();
    await user.hover(link);
    await passTime(300);
    const shown = await screen.findByRole('group', { name: 'About Amina Otieno' });
    await expect(shown).toBeVisible();
    // Hoverable: the pointer moves into it, and it stays.
    await user.hover(shown);
    await passTime(200);
    await expect(shown).toBeVisible();
    // Dismissible without moving the pointer.
    await user.keyboard('{Escape}');
    await gone();
    await user.unhover(link);
    // A finger that leaves again follows no link.
    await user.pointer([
      { keys: '[TouchA>]', target: link },
      { pointerName: 'TouchA', target: canvasElement },
      { keys: '[/TouchA]', target: canvasElement },
    ]);
    await expect(card()).toBeNull();
    await user.hover(link);
    await passTime(300);
    await screen.findByRole('group', { name: 'About Amina Otieno' });
    await user.unhover(link);
    await passTime(200);
    await gone();
    await user.hover(link);
    await passTime(300);
    await screen.findByRole('group', { name: 'About Amina Otieno' });
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:2.4.11', 'wcag:4.1.2'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Amina Otieno' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(card()).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    // The card does not cover the focused link.
    const { left, top, width, height } = link.getBoundingClientRect();
    await expect(link).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Her courses' })).toHaveFocus();
    await expect(card()).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'questions' })).toHaveFocus();
    await gone();
    await userEvent.tab({ shift: true });
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(card()).toBeVisible();
  },
};

export const LongAtTheEdgeRightToLeft: Story = {
  globals: { direction: 'rtl' },
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    defaultOpen: true,
    content:
      'Mwalimu wa Kilimo-cha-umwagiliaji-wa-matone-na-uhifadhi-wa-maji-ya-mvua: anafundisha kozi tatu kuhusu udongo, maji na bustani ndogo za jikoni nyumbani.',
  },
  render: (args) => (
    <div className="flex min-h-64 justify-end">
      <HoverCard {...args} />
    </div>
  ),
  play: async () => {
    await waitFor(async () => {
      const { left, right } = (card() as HTMLElement).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};
