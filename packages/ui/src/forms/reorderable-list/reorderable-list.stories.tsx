import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { FormOutcome } from '../../foundations/lib/types';
import { ReorderableList, type ReorderableView } from './reorderable-list';

const unit = (id: string, name: string, text: string): ReorderableView => ({
  id,
  name,
  content: (
    <>
      <p className="font-bold">{name}</p>
      <p className="text-sm text-ink-muted">{text}</p>
    </>
  ),
});

const UNITS = [
  unit('soil', 'Soil', '3 lessons, 40 minutes'),
  unit('water', 'Water', '5 lessons, 1 hour 10 minutes'),
  unit('seeds', 'Seeds and seedlings', '4 lessons, 55 minutes'),
  unit('pests', 'Pests', '6 lessons, 1 hour 30 minutes'),
];

const meta = {
  title: 'Forms/Reorderable list',
  component: ReorderableList,
  args: { label: 'Units', items: UNITS, onReorder: fn(async (): Promise<FormOutcome> => ({ ok: true })) },
} satisfies Meta<typeof ReorderableList>;

export default meta;
type Story = StoryObj<typeof meta>;

const order = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-item]')].map((item) => item.dataset.item);
const spoken = (politeness: string) => document.querySelector(`[data-slot=announcer-${politeness}]`);

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:2.5.7', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const up = canvas.getByRole('button', { name: 'Move Water up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(order(canvasElement)).toEqual(['water', 'soil', 'seeds', 'pests']);
    await waitFor(() => expect(spoken('polite')).toHaveTextContent('Water, now 1 of 4'));
    await expect(up).toHaveFocus();
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(spoken('polite')).toHaveTextContent('Water is the first already'));
    await userEvent.keyboard('{Alt>}{End}{/Alt}');
    await expect(order(canvasElement)).toEqual(['soil', 'seeds', 'pests', 'water']);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(order(canvasElement)).toEqual(['soil', 'seeds', 'water', 'pests']);
    await expect(up).toHaveFocus();
    await waitFor(() => expect(args.onReorder).toHaveBeenLastCalledWith(['soil', 'seeds', 'water', 'pests']));
  },
};

export const Dragged: Story = {
  play: async ({ canvasElement, args }) => {
    const handle = canvasElement.querySelector('[data-item=pests] [draggable]') as HTMLElement;
    const target = canvasElement.querySelector('[data-item=soil]') as HTMLElement;
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(handle, { dataTransfer });
    await fireEvent.dragOver(target, { dataTransfer });
    await fireEvent.drop(target, { dataTransfer });
    await fireEvent.dragEnd(handle, { dataTransfer });
    await expect(order(canvasElement)).toEqual(['pests', 'soil', 'water', 'seeds']);
    await expect(args.onReorder).toHaveBeenCalledOnce();
  },
};

export const FailureBringsBackTheSavedOrder: Story = {
  tags: ['wcag:4.1.3'],
  args: {
    onReorder: fn(async (): Promise<FormOutcome> => ({ ok: false, message: '' })),
    items: UNITS.map((item) => ({
      ...item,
      actions: (
        <Button size="sm" variant="quiet" aria-label={`Remove ${item.name}`}>
          Remove
        </Button>
      ),
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const down = canvas.getByRole('button', { name: 'Move Soil down' });
    await userEvent.click(down);
    await waitFor(() => expect(spoken('assertive')).toHaveTextContent('could not be saved'));
    await expect(await canvas.findByText(/could not be saved/)).toBeVisible();
    await expect(order(canvasElement)).toEqual(['soil', 'water', 'seeds', 'pests']);
  },
};

export const FixedAndLong: Story = {
  args: {
    disabled: true,
    items: [
      unit(
        'long',
        'Long',
        'Agricultural-extension-and-smallholder-irrigation-scheme-documentation, 12 lessons',
      ),
      ...UNITS.slice(1, 3),
    ],
  },
};
