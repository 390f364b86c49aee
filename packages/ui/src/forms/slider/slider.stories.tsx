import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RangeSlider, Slider } from './slider';

const shillings = (value: number) => `KES ${value.toLocaleString('en-KE')}`;

const meta = {
  title: 'Forms/Slider',
  component: Slider,
  args: { label: 'Reading speed', min: 50, max: 200, step: 10, defaultValue: 100, onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

const thumbs = (canvas: HTMLElement) => within(canvas).getAllByRole<HTMLInputElement>('slider');

export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1', 'wcag:4.1.2'],
  args: { hint: 'Words per minute.', format: (value) => `${value} words` },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Reading speed' });
    await expect(slider).toHaveAccessibleDescription('Words per minute.');
    await expect(slider).toHaveAttribute('aria-valuetext', '100 words');
    await expect(canvasElement.querySelector('[data-slot=slider-value]')).toHaveTextContent('100 words');
  },
};

export const EveryState: Story = {
  tags: ['state:error', 'state:disabled', 'state:long', 'wcag:1.4.10', 'wcag:2.5.8', 'wcag:3.3.1'],
  render: (args) => (
    <div className="flex flex-col gap-8">
      <Slider
        {...args}
        label="Passing mark"
        min={0}
        max={100}
        step={5}
        defaultValue={60}
        marks={[0, 25, 50, 75, 100].map((value) => ({ value, label: value % 50 ? undefined : `${value}%` }))}
        format={(value) => `${value}%`}
      />
      <Slider {...args} label="Volume" disabled />
      <RangeSlider
        label="Bei ya kozi ambazo ungependa kuona katika orodha ya kozi za kilimo cha kisasa"
        max={10_000}
        step={500}
        defaultValue={[2000, 7500]}
        format={shillings}
        marks={[{ value: 0, label: 'Free' }, { value: 5000 }, { value: 10_000, label: '10,000' }]}
        error="No course costs that much"
      />
      <RangeSlider label="Hours a week" max={20} defaultValue={[0, 0]} disabled />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: /Bei ya kozi/ });
    const low = within(group).getByRole('slider', { name: 'Lowest' });
    await expect(low).toBeInvalid();
    await expect(low).toHaveAccessibleDescription('Error: No course costs that much');
    for (const one of thumbs(canvasElement)) await expect(one.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Presses at a share of the track and moves to another share. */
async function drag(canvasElement: HTMLElement, from: number, to = from) {
  const target = canvasElement.querySelector('[data-slot=slider]') as HTMLElement;
  const { left, width, top } = canvasElement.querySelector('[data-track]')!.getBoundingClientRect();
  const at = (share: number) => ({ clientX: left + share * width, clientY: top + 22 });
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target, coords: at(from) },
    { target, coords: at(to) },
    { keys: '[/MouseLeft]', target, coords: at(to) },
  ]);
}

const range = { label: 'Price', max: 1000, step: 100, format: shillings };
const texts = (canvasElement: HTMLElement) =>
  thumbs(canvasElement).map((one) => one.getAttribute('aria-valuetext'));

export const RangeByPointer: Story = {
  tags: ['wcag:2.5.7'],
  render: () => (
    <form>
      <RangeSlider {...range} name="price" defaultValue={[200, 800]} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const sent = () => new FormData(form).getAll('price');
    await expect(sent()).toEqual(['200', '800']);
    await drag(canvasElement, 0.1);
    await expect(texts(canvasElement)).toEqual(['KES 100', 'KES 800']);
    await expect(within(canvasElement).getByRole('slider', { name: 'Lowest' })).toHaveFocus();
    await drag(canvasElement, 0.8, 0.1);
    await expect(sent()).toEqual(['100', '100']);
    // Both thumbs are at the same place: the direction decides which one moves.
    await drag(canvasElement, 0.1, 0.6);
    await expect(sent()).toEqual(['100', '600']);
    form.reset();
    await waitFor(() => expect(sent()).toEqual(['200', '800']));
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <RangeSlider {...range} defaultValue={[200, 800]} marks={[{ value: 0, label: 'صفر' }]} />,
  play: async ({ canvasElement }) => {
    await drag(canvasElement, 0.9);
    await expect(texts(canvasElement)).toEqual(['KES 100', 'KES 800']);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  render: (args) => (
    <div className="flex flex-col gap-6">
      <Slider {...args} />
      <RangeSlider {...range} defaultValue={[200, 300]} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const [speed, low, high] = thumbs(canvasElement);
    // Synthetic keys do not move a native range input; what it reports afterwards is the same.
    const set = (thumb: HTMLInputElement | undefined, value: number) => {
      if (!thumb) return;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(thumb, `${value}`);
      thumb.dispatchEvent(new Event('input', { bubbles: true }));
    };
    await userEvent.tab();
    await expect(speed).toHaveFocus();
    set(speed, 110);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(110);
    await expect(speed).toHaveAttribute('aria-valuetext', '110');
    await userEvent.tab();
    await expect(low).toHaveFocus();
    set(low, 500);
    await expect(low).toHaveValue('300');
    await expect(high).toHaveValue('300');
    await userEvent.tab();
    await expect(high).toHaveFocus();
    set(high, 1000);
    await expect(texts(canvasElement).slice(1)).toEqual(['KES 300', 'KES 1,000']);
  },
};
