import type { Order } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { ORDER } from '../../lib/payment-samples';
import { inConsolePage } from '../../lib/story-frames';
import { CheckoutScreen } from './checkout-screen';

const onPay = fn(async (): Promise<FormOutcome> => ({ ok: true }));

const meta = {
  title: 'Learning/Payments/Checkout screen',
  component: CheckoutScreen,
  parameters: { frame: 'page' },
  decorators: [inConsolePage],
  args: {
    state: { status: 'ready' },
    order: ORDER,
    title: ORDER.course.name,
    methods: ['mpesa', 'paystack'],
    phone: '0712 345 678',
    readPhone: (typed) => (/^(?:\+254 7|07)12 345 678$/.test(typed) ? '0712 345 678' : undefined),
    email: 'achieng@example.co.ke',
    changeHref: '/console/course/c1',
    helpHref: '/help-desk',
    onPay,
  },
  beforeEach: () => {
    onPay.mockClear();
  },
} satisfies Meta<typeof CheckoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const TestPayments: Story = { args: { test: { href: 'http://127.0.0.1:4000/' } } };

/** Somebody who comes to change the number finds it selected; an error takes the place of the hint. */
export const AnotherNumber: Story = {
  tags: ['spec:17.50', 'spec:17.52'],
  args: { focusPhone: true, phone: '0712 345 678' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'M-Pesa number' });
    await expect(field).toHaveFocus();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    await expect(field).toHaveAccessibleDescription(/^Your PIN is asked on that phone/);
    await userEvent.keyboard('0712 345 67{Enter}');
    await expect(field).toHaveAccessibleDescription(/^Error: 1 digit is missing/);
    await expect(field).toHaveFocus();
  },
};

export const PricesNoLongerHold: Story = { args: { order: { ...ORDER, state: 'expired' } } };

export const SwitchedOff: Story = { args: { methods: [] } };

/** A wrong code is refused at its field; a right one closes it, and can be removed. */
export const Coupon: Story = {
  tags: ['spec:11.21', 'wcag:3.3.1'],
  render: function Render(args) {
    const [coupon, setCoupon] = useState<Order['coupon']>(null);
    return (
      <CheckoutScreen
        {...args}
        order={{ ...ORDER, coupon }}
        onCoupon={async (code) => {
          if (code === 'LATE')
            return { ok: false, message: 'No', errors: { coupon: 'This code has expired' } };
          setCoupon(code === null ? null : { code, discount: 65 });
          return { ok: true };
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Use a coupon or bursary code' });
    await userEvent.click(toggle);
    const field = canvas.getByRole('textbox', { name: 'Coupon or bursary code' });
    await userEvent.type(field, 'LATE{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This code has expired/));
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'KARIBU10{Enter}');
    await expect(await canvas.findByText(/^Code KARIBU10:/)).toBeVisible();
    await expect(toggle).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the code' }));
    await waitFor(() => expect(canvas.queryByText(/^Code KARIBU10:/)).toBeNull());
  },
};

/** A wrong number is refused at its field; then the card is chosen by the arrow keys. */
export const Keyboard: Story = {
  tags: [
    'keyboard',
    'spec:11.24',
    'wcag:2.1.1',
    'wcag:2.4.3',
    'wcag:3.3.1',
    'wcag:3.3.3',
    'wcag:1.3.1',
    'wcag:1.3.5',
    'wcag:3.3.2',
    'wcag:3.3.4',
  ],
  args: { phone: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = () => canvas.getByRole('textbox', { name: 'M-Pesa number' });
    const radio = (name: string) => canvas.getByRole('radio', { name });
    radio('M-Pesa').focus();
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAttribute('autocomplete', 'tel');
    await userEvent.keyboard('0812{Enter}');
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAccessibleDescription(/not a Kenyan mobile number/);
    await userEvent.clear(field());
    await userEvent.keyboard('0712 345 67{Enter}');
    await expect(field()).toHaveAccessibleDescription(/^Error: 1 digit is missing/);
    await expect(field()).toHaveFocus();
    await expect(onPay).not.toHaveBeenCalled();
    await userEvent.clear(field());
    await userEvent.keyboard('+254 712 345 678{Enter}');
    await expect(onPay).toHaveBeenLastCalledWith('mpesa', '0712 345 678');
    radio('M-Pesa').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Card')).toBeChecked();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    canvas.getByRole('button', { name: 'Go on to the card page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onPay).toHaveBeenLastCalledWith('paystack', undefined);
  },
};
