import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { defineMessages, MessagesProvider, useMessages } from './messages-provider';

const basket = defineMessages('basket', {
  title: 'Your units',
  chosen: { zero: 'Nothing chosen', one: '{count} unit chosen', other: '{count} units chosen' },
});

function Basket({ counts = [0, 1, 1200] }: { counts?: number[] }) {
  const t = useMessages(basket);
  return (
    <section aria-label={t('title')}>
      <p className="font-bold">{t('title')}</p>
      <ul>
        {counts.map((count) => (
          <li key={count}>{t('chosen', { count })}</li>
        ))}
      </ul>
    </section>
  );
}

const meta = {
  title: 'Foundations/Messages provider',
  component: MessagesProvider,
  args: { children: <Basket /> },
} satisfies Meta<typeof MessagesProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const lines = (canvas: HTMLElement) => [...canvas.querySelectorAll('li')].map((line) => line.textContent);

export const Default: Story = { tags: ['!test'] };

export const EnglishDefaults: Story = {
  play: async ({ canvasElement }) => {
    await expect(lines(canvasElement)).toEqual(['Nothing chosen', '1 unit chosen', '1,200 units chosen']);
  },
};

/** Points that a share makes: two decimals at most. */
export const Fractions: Story = {
  tags: ['spec:15.140'],
  args: { children: <Basket counts={[3.3333, 0.5, 2.005]} /> },
  play: async ({ canvasElement }) => {
    await expect(lines(canvasElement)).toEqual([
      '3.33 units chosen',
      '0.5 units chosen',
      '2.01 units chosen',
    ]);
  },
};

export const Replaced: Story = {
  args: {
    locale: 'sw-KE',
    messages: {
      basket: { title: 'Sehemu zako', chosen: { one: 'Sehemu {count}', other: 'Sehemu {count}' } },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Sehemu zako');
    await expect(lines(canvasElement)[1]).toBe('Sehemu 1');
  },
};
