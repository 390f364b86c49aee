import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '@digiken/ui/story/pass-time';
import { Button } from '@digiken/ui/button';
import { PriceSummary, type PriceSummaryProps } from './price-summary';

const meta = {
  title: 'Learning/Courses/Price summary',
  component: PriceSummary,
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
  args: {
    lines: [
      { id: 'u1', label: 'Unit 1: Every shilling on paper', amount: 450 },
      { id: 'u2', label: 'Unit 2: From receipt to cash book', amount: 450, note: '6 lessons, 2.4 MB' },
      { id: 'u3', label: 'Unit 3: Stock, debts and credit', amount: 600 },
    ],
    total: 1500,
    action: <Button wide>Pay Ksh 1,500 by M-Pesa</Button>,
  },
} satisfies Meta<typeof PriceSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

const valueOf = (canvasElement: HTMLElement, term: string) =>
  within(canvasElement).getByText(term).closest('div')?.querySelector('dd');

export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'What you pay' })).toBeVisible();
    await expect(valueOf(canvasElement, 'Total')).toHaveTextContent(/Ksh\s1,500/);
  },
};

export const WithDiscountAndOwnedUnits: Story = {
  args: {
    discount: { label: 'Upgrade to the whole course', amount: 300, original: 1500 },
    total: 1200,
    ownedCount: 2,
    action: <Button wide>Pay Ksh 1,200 by M-Pesa</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(valueOf(canvasElement, 'Price before the discount')).toHaveTextContent(/Ksh\s1,500/);
    await expect(valueOf(canvasElement, 'Upgrade to the whole course')).toHaveTextContent(/-Ksh\s300/);
    await expect(canvasElement).toHaveTextContent('2 units that you already have are not charged again.');
  },
};

function Changing(props: PriceSummaryProps) {
  const all = [{ id: 'u0', label: 'A first look: what a cash book is for', amount: 0 }, ...props.lines];
  const [count, setCount] = useState(all.length);
  const lines = all.slice(0, count);
  const sum = lines.reduce((shillings, line) => shillings + line.amount, 0);
  return (
    <div className="flex flex-col items-start gap-4">
      <PriceSummary {...props} lines={lines} total={sum} action={undefined} />
      <Button variant="secondary" onClick={() => setCount(count - 1)}>
        Leave out the last unit
      </Button>
    </div>
  );
}

const spoken = () => document.querySelector('[data-slot=announcer-polite]');

export const ANewTotalIsSpoken: Story = {
  tags: ['wcag:4.1.3'],
  render: (args) => <Changing {...args} />,
  play: async ({ canvasElement }) => {
    const less = within(canvasElement).getByRole('button', { name: 'Leave out the last unit' });
    await userEvent.click(less);
    await userEvent.click(less);
    await passTime(700);
    await waitFor(() => expect(spoken()).toHaveTextContent(/^Total Ksh\s450$/));
    await userEvent.click(less);
    await expect(valueOf(canvasElement, 'Total')).toHaveTextContent('Free');
    await passTime(700);
    await waitFor(() => expect(spoken()).toHaveTextContent('Total Free'));
  },
};

export const Calculating: Story = {
  tags: ['state:loading'],
  args: { total: null, action: undefined },
  play: async ({ canvasElement }) => {
    await expect(valueOf(canvasElement, 'Total')).toHaveTextContent('Calculating…');
  },
};

export const LongNamesAndANotice: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    lines: [
      {
        id: 'u1',
        label:
          'Umesabilishwamogulikirodhumapendekezoyaliyobainishwa: environmental impact assessments for county committees',
        amount: 1_250_000,
        note: 'With the practical week in Taita-Taveta, board and lodging included',
      },
      { id: 'u2', label: 'A first look', amount: 0 },
    ],
    discount: {
      label: 'Scholarship of the county assembly of Elgeyo-Marakwet',
      amount: 1_000_000,
      original: 1_250_000,
    },
    total: 250_000,
    notice:
      'M-Pesa takes at most Ksh 250,000 at once. Ask the help desk for an invoice if you need to pay more.',
    action: undefined,
  },
};

export const NothingChosen: Story = {
  tags: ['state:empty'],
  args: { lines: [], total: 0, action: undefined },
};
