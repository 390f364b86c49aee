import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { type ToastInput, ToastProvider, useToast } from './toast';

const SAVED: ToastInput = { tone: 'success', message: 'Your profile is saved' };
const FAILED: ToastInput = { tone: 'danger', message: 'You are not authorized to view this page' };
const NOTE: ToastInput = { tone: 'info', message: 'Lesson 3 is ready to read offline' };

function Buttons({ toasts }: { toasts: { label: string; toast: ToastInput }[] }) {
  const { show } = useToast();
  return (
    <div className="flex flex-wrap gap-3 pt-72">
      {toasts.map(({ label, toast }) => (
        <Button key={label} variant="secondary" onClick={() => show(toast)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

const ALL = [
  { label: 'Save the profile', toast: SAVED },
  { label: 'Open the admin area', toast: FAILED },
  { label: 'Download a lesson', toast: NOTE },
];

const meta = {
  title: 'Feedback/Toast',
  component: ToastProvider,
  args: { children: <Buttons toasts={ALL} /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = () => document.querySelectorAll('[data-slot="toast"]').length;

/** Presses a button that shows a toast, and waits for it: its code loads on demand. */
async function press(canvasElement: HTMLElement, name: string) {
  const before = shown();
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
  await waitFor(() => expect(shown()).toBe(before + 1));
}

const toasts = () => [...document.querySelectorAll('[data-slot="toast"]')];

export const Default: Story = { tags: ['!test'] };

export const EveryTone: Story = {
  tags: ['wcag:4.1.3', 'spec:2.115', 'spec:9.9'],
  play: async ({ canvasElement }) => {
    for (const { label } of ALL) await press(canvasElement, label);
    const region = screen.getByRole('region', { name: 'Messages (F6)' });
    await expect(within(region).getAllByRole('listitem')).toHaveLength(3);
    const corner = (toasts()[0] as HTMLElement).getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    await expect(corner.top).toBeLessThan(100);
    await expect(room - corner.right).toBeLessThan(40);
    await expect(room < 640 || corner.left > room / 2).toBe(true);
    await expect(toasts()[1]).toHaveTextContent('Error: You are not authorized to view this page');
    const spoken = document.querySelector('[data-slot="announcer-assertive"]');
    await expect(spoken).toHaveTextContent('Error: You are not authorized to view this page');
    await expect(document.querySelector('[data-slot="announcer-polite"]')).toHaveTextContent(
      'Done: Your profile is saved',
    );
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3'],
  play: async ({ canvasElement }) => {
    const last = within(canvasElement).getByRole('button', { name: 'Download a lesson' });
    for (const { label } of ALL) await press(canvasElement, label);
    await expect(last).toHaveFocus();

    await userEvent.keyboard('{F6}');
    const region = screen.getByRole('region', { name: 'Messages (F6)' });
    await expect(region).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(last).toHaveFocus();

    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    const close = within(region).getAllByRole('button', { name: 'Close message' });
    await expect(close[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toasts()).toHaveLength(2));
    await expect(close[1]).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toasts()).toHaveLength(0));
    await expect(last).toHaveFocus();
  },
};

export const VeryLongMessage: Story = {
  tags: ['wcag:1.4.10'],
  args: {
    children: (
      <Buttons
        toasts={[
          {
            label: 'Upload a picture',
            toast: {
              tone: 'danger',
              message:
                'picha-ya-wasifu-wangu-ya-mwisho-kabisa-iliyohaririwa-2026-11-21.jpeg is larger than 5 MB. Choose a smaller picture, or take a new one with a lower resolution.',
            },
          },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Upload a picture');
    await expect(toasts()).toHaveLength(1);
  },
};

export const WithAction: Story = {
  tags: ['wcag:2.1.1', 'wcag:4.1.3'],
  args: {
    children: (
      <Buttons
        toasts={[
          {
            label: 'Accept the request',
            toast: {
              tone: 'success',
              message: 'Njeri Mutua is now a member.',
              action: { label: 'Undo', onAction: () => document.body.setAttribute('data-undone', '') },
            },
          },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    document.body.removeAttribute('data-undone');
    await press(canvasElement, 'Accept the request');
    await expect(document.querySelector('[data-slot="announcer-polite"]')).toHaveTextContent(
      'Done: Njeri Mutua is now a member. Undo: press F6',
    );
    await userEvent.keyboard('{F6}');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(document.body).toHaveAttribute('data-undone');
    await waitFor(() => expect(toasts()).toHaveLength(0));
  },
};
