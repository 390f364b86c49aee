import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { GiftScreen, type GiftScreenProps } from './gift-screen';

const onAccept = fn(async (): Promise<FormOutcome> => ({ ok: true }));

const meta: Meta<GiftScreenProps> = {
  title: 'Learning/Payments/Gift screen',
  component: GiftScreen,
  parameters: { frame: 'page' },
  decorators: [
    (Story) => (
      <main className="px-4 py-8 sm:px-8">
        <Story />
      </main>
    ),
  ],
  args: {
    state: 'ready',
    gift: {
      from: 'Otieno Odhiambo',
      message: 'For your new hives. Enjoy it!',
      course: { _id: 'c1', name: 'Beekeeping for Small Farms' },
      units: ['2. Siting your hives', '3. Catching a swarm'],
    },
    onCode: fn(),
    onAccept,
    courseHref: '/console/course/c1',
  },
  beforeEach: () => {
    onAccept.mockClear();
  },
};

export default meta;
type Story = StoryObj<GiftScreenProps>;

export const Default: Story = { tags: ['!test'] };

export const CodeDoesNotWork: Story = {
  tags: ['wcag:3.3.1', 'wcag:3.3.2', 'wcag:1.3.1'],
  args: { state: 'enter', gift: undefined, problem: 'This gift has been claimed already.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Code of the gift' });
    const button = canvas.getByRole('button', { name: 'Look at the gift' });
    await userEvent.click(button);
    await expect(field).toHaveAccessibleDescription(/Enter the code/);
    await userEvent.type(field, ' abcd efgh jklm npqr ');
    await userEvent.click(button);
    await expect(args.onCode).toHaveBeenLastCalledWith('abcd efgh jklm npqr');
  },
};

export const WholeCourseAndRefusal: Story = {
  tags: ['spec:16.26', 'wcag:3.1.2'],
  args: {
    gift: {
      from: 'Wanjikũ wa Kamau-Njoroge of the Mount Kenya Women’s Cooperative Society',
      message: 'Hongera sana! Furahia kozi hii.',
      messageLanguage: 'sw',
      course: {
        _id: 'c2',
        name: 'Bookkeeping for cooperatives, shops and market stalls in three languages',
      },
      units: null,
    },
    onAccept: async () => ({ ok: false, message: 'This gift has been claimed already.' }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Hongera sana! Furahia kozi hii.')).toHaveAttribute('lang', 'sw');
    await userEvent.click(canvas.getByRole('button', { name: 'Take the gift' }));
    await expect(await canvas.findByText('This gift has been claimed already.')).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'spec:11.39', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.4'],
  render: function Render(args) {
    const [state, setState] = useState<GiftScreenProps['state']>('ready');
    return (
      <GiftScreen
        {...args}
        state={state}
        onAccept={async () => {
          setState('opened');
          return args.onAccept();
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take the gift' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', {
      name: '“Beekeeping for Small Farms” is open for you',
    });
    await expect(heading).toHaveFocus();
    await expect(onAccept).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Start learning' })).toHaveFocus();
  },
};
