import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { ScrollToTop } from './scroll-to-top';

const STEPS = [
  'Choose a place with six hours of sun',
  'Loosen the soil, a spade deep',
  'Mix in old manure',
  'Sow in the shade of a net',
];

const meta = {
  title: 'Navigation/Scroll to top',
  component: ScrollToTop,
  parameters: { frame: 'page' },
  render: (args) => (
    <main id="main" tabIndex={-1} className="flex max-w-reading flex-col gap-6 p-4">
      <h1 className="text-3xl font-heavy">Prepare the first bed</h1>
      {Array.from({ length: 16 }, (_, index) => (
        <p key={index} className="min-h-24">
          {index + 1}. {STEPS[index % STEPS.length]}.
        </p>
      ))}
      <ScrollToTop {...args} />
    </main>
  ),
} satisfies Meta<typeof ScrollToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) =>
  within(canvasElement).queryByRole('button', { name: 'Back to top' });

export const Default: Story = { tags: ['!test'] };

export const AppearsPastTheThreshold: Story = {
  tags: ['spec:2.113', 'spec:9.10'],
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 400);
    await waitFor(() => expect(window.scrollY).toBe(400));
    await expect(button(canvasElement)).toBeNull();
    window.scrollTo(0, 401);
    await waitFor(() => expect(button(canvasElement)).toBeVisible());
  },
};

/** Scrolls to the end and returns the button's top edge. */
async function buttonAtTheEnd(canvasElement: HTMLElement) {
  window.scrollTo(0, 101);
  await waitFor(() => expect(button(canvasElement)).toBeVisible());
  window.scrollTo(0, document.documentElement.scrollHeight);
  await waitFor(() =>
    expect(window.scrollY + window.innerHeight).toBeGreaterThanOrEqual(
      document.documentElement.scrollHeight - 1,
    ),
  );
  return button(canvasElement)!.getBoundingClientRect().top;
}

export const CoversNothingAtTheEnd: Story = {
  tags: ['wcag:2.4.11', 'spec:R.113'],
  args: { threshold: 100 },
  play: async ({ canvasElement }) => {
    const top = await buttonAtTheEnd(canvasElement);
    const texts = [...canvasElement.querySelectorAll('p')];
    for (const text of texts) await expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  },
};

/** It goes while it would lie on the page's main action. */
export const NotOnTheMainAction: Story = {
  tags: ['spec:17.43'],
  args: { threshold: 100 },
  render: (args) => (
    <main id="main" tabIndex={-1} className="flex flex-col p-4">
      <h1 className="min-h-300 text-3xl font-heavy">Prepare the first bed</h1>
      <Button className="self-end">Mark as done</Button>
      <p className="min-h-400">{STEPS[0]}.</p>
      <ScrollToTop {...args} />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const action = within(canvasElement).getByRole('button', { name: 'Mark as done' });
    const below = action.getBoundingClientRect().bottom + window.scrollY;
    window.scrollTo(0, below + 30 - window.innerHeight);
    const corner = () => canvasElement.querySelector('[data-slot=scroll-to-top]');
    await waitFor(() => expect(corner()).not.toBeNull());
    await waitFor(() => expect(corner()).not.toBeVisible());
    window.scrollTo(0, below + 300 - window.innerHeight);
    await waitFor(() => expect(corner()).toBeVisible());
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3'],
  args: { threshold: 100 },
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 101);
    await waitFor(() => expect(button(canvasElement)).toBeVisible());
    await userEvent.tab();
    await expect(button(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
    await waitFor(() => expect(button(canvasElement)).toBeNull());
  },
};
