import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '../../foundations/story/pass-time';
import { TextLink } from '../../actions/text-link/text-link';
import { Carousel, type CarouselItem } from './carousel';

const VOICES: [string, string, string][] = [
  ['amina', 'Amina', 'I water half as often, and the beans grow better than before.'],
  ['kamau', 'Kamau', 'The lessons open on my old phone, and I can go on without a network.'],
  ['zawadi', 'Zawadi', 'I read the sensor every morning now. It took one evening to build.'],
];

const ITEMS: CarouselItem[] = VOICES.map(([id, name, text]) => ({
  id,
  label: name,
  content: (
    <figure className="flex h-full flex-col gap-3 border bg-surface p-6">
      <blockquote className="text-lg">“{text}”</blockquote>
      <figcaption className="text-ink-muted">
        {name}, <TextLink href={`#${id}`}>Kitchen garden</TextLink>
      </figcaption>
    </figure>
  ),
}));

const meta = {
  title: 'Display/Carousel',
  component: Carousel,
  args: { label: 'Voices of learners', items: ITEMS, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-reading">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

const slide = (canvasElement: HTMLElement, name: string) =>
  canvasElement.querySelector<HTMLElement>(`[data-slot=carousel-slide][aria-label="${name}"]`) as HTMLElement;
const polite = () => document.querySelector('[data-slot=announcer-polite]')?.textContent;

/** The slide fills the track. */
async function inSight(canvasElement: HTMLElement, name: string) {
  const track = canvasElement.querySelector('[data-slot=carousel-track]') as HTMLElement;
  const shown = slide(canvasElement, name);
  await waitFor(() =>
    expect(shown.getBoundingClientRect().left).toBeCloseTo(track.getBoundingClientRect().left, -0.5),
  );
  await expect(shown).not.toHaveAttribute('inert');
}

export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1', 'wcag:2.5.1', 'wcag:4.1.2'],
  args: { defaultValue: 'kamau' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Voices of learners' })).toBeVisible();
    await inSight(canvasElement, '2 of 3: Kamau');
    await expect(slide(canvasElement, '1 of 3: Amina')).toHaveAttribute('inert');
    await expect(canvas.getByRole('button', { name: '2 of 3: Kamau' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    // What a swipe does.
    const track = canvasElement.querySelector('[data-slot=carousel-track]') as HTMLElement;
    track.scrollTo({ left: track.clientWidth * 2, behavior: 'instant' });
    // A scroll has ended when none follows.
    await passTime(120);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('zawadi'));
    await inSight(canvasElement, '3 of 3: Zawadi');
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous slide' })).toHaveFocus();
    await userEvent.tab();
    const next = canvas.getByRole('button', { name: 'Next slide' });
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('kamau');
    await expect(next).toHaveFocus();
    await waitFor(() => expect(polite()).toContain('2 of 3: Kamau'));
    await inSight(canvasElement, '2 of 3: Kamau');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('amina');
    await inSight(canvasElement, '1 of 3: Amina');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Slides' })).toHaveFocus();
    await userEvent.tab();
    // Only the link of the slide in sight is in the tab order.
    await expect(within(slide(canvasElement, '1 of 3: Amina')).getByRole('link')).toHaveFocus();
  },
};

export const AutoPlay: Story = {
  tags: ['wcag:2.2.2'],
  args: { autoPlay: true },
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button');
    // The gate prefers reduced motion: it waits until it is started.
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(first).toHaveAccessibleName(/^(Stop|Start) the automatic slides$/);
    await waitFor(() => expect(first?.getAttribute('aria-label')?.startsWith('Start')).toBe(reduced));
    await userEvent.click(first as HTMLElement);
    await expect(first?.getAttribute('aria-label')?.startsWith('Stop')).toBe(reduced);
  },
};

export const LongRightToLeft: Story = {
  globals: { direction: 'rtl' },
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    items: [
      ...ITEMS,
      {
        id: 'long',
        label: 'Kilimo-cha-umwagiliaji-wa-matone-na-uhifadhi-wa-maji',
        content: (
          <p className="h-full border bg-surface p-6 wrap-anywhere">
            Kilimo-cha-umwagiliaji-wa-matone-na-uhifadhi-wa-maji-ya-mvua-katika-bustani-ndogo ya jikoni
            nyumbani.
          </p>
        ),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Previous slide' }));
    await inSight(canvasElement, '4 of 4: Kilimo-cha-umwagiliaji-wa-matone-na-uhifadhi-wa-maji');
  },
};
