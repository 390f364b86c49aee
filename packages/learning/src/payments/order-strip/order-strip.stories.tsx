import type { KeptChoice } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AccountWays, OrderStrip, PayingTop } from './order-strip';

const ORDER: KeptChoice = {
  course: { _id: 'c1', title: 'Beekeeping for Small Farms', image: null },
  whole: false,
  units: [
    { _id: 'u2', position: 2, title: 'Siting your hives', price: 200 },
    { _id: 'u3', position: 3, title: 'Catching a swarm', price: 250 },
    { _id: 'u5', position: 5, title: 'Harvesting cleanly', price: 200 },
  ],
  owned: 0,
  total: 650,
  expiresAt: '2026-11-29T11:00:00Z',
};

const meta = {
  title: 'Learning/Payments/Order strip',
  component: OrderStrip,
  decorators: [
    (Story) => (
      <div className="w-full max-w-form lg:max-w-100">
        <Story />
      </div>
    ),
  ],
  args: { order: ORDER },
} satisfies Meta<typeof OrderStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row on phones; lines from 64rem on. */
export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1', 'spec:17.37'],
  play: async ({ canvasElement }) => {
    const order = within(canvasElement).getByRole('region', { name: 'Beekeeping for Small Farms' });
    await expect(order).toHaveTextContent('You are buying 3 units');
    const prices = within(order)
      .getAllByText(/Ksh/)
      .filter((price) => price.checkVisibility())
      .map((price) => price.textContent?.replace(/\s/g, ' '));
    await expect(prices).toEqual(
      window.innerWidth < 1024 ? ['Ksh 650'] : ['Ksh 200', 'Ksh 250', 'Ksh 200', 'Ksh 650'],
    );
  },
};

/** On the pages of an account: the way back and the step above, both pages one press apart. */
export const OnTheWay: Story = {
  tags: ['spec:17.50', 'wcag:2.4.4'],
  render: (args) => (
    <div className="flex flex-col gap-3">
      <PayingTop label="Change your units" href="#change" account="signUp" at="account" />
      <OrderStrip {...args} />
      <AccountWays current="signUp" signUpHref="#signup" signInHref="#signin" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Change your units' })).toHaveAttribute('href', '#change');
    if (window.innerWidth < 1024) await expect(canvas.getByText('Step 2 of 4')).toBeVisible();
    else {
      const steps = within(canvas.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
      await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
        null,
        'step',
        null,
        null,
      ]);
    }
    const ways = within(canvas.getByRole('navigation', { name: 'New here or not' }));
    await expect(ways.getByRole('link', { name: 'I am new' })).toHaveAttribute('aria-current', 'page');
    await expect(ways.getByRole('link', { name: 'I have an account' })).toHaveAttribute('href', '#signin');
  },
};

export const SomeOwned: Story = {
  args: { order: { ...ORDER, owned: 1, total: 450 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 unit that you already have is not charged again.');
  },
};

export const LongTitles: Story = {
  tags: ['wcag:1.4.10'],
  args: {
    order: {
      ...ORDER,
      course: {
        ...ORDER.course,
        title: 'Ufugajiwanyukikwamashambamadogo and everything that a smallholder has to know first',
      },
      units: [
        {
          _id: 'u1',
          position: 12,
          title: 'Kuwekamizingamahalipazurikatikamashambamadogo near water and shade',
          price: 12_000,
        },
      ],
      total: 12_000,
    },
  },
};
