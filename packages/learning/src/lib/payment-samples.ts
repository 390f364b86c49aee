import type { CheckoutOrder } from './payment-types';

/** An order for stories. */
export const ORDER: CheckoutOrder = {
  title: 'Beekeeping for Small Farms',
  lines: [
    { id: 'u2', title: '2. Siting your hives', price: 200 },
    { id: 'u3', title: '3. Catching a swarm', price: 250 },
    {
      id: 'u5',
      title: '5. Harvesting cleanly, cooling, straining and labelling honey for the market',
      price: 200,
    },
  ],
  discount: 0,
  total: 650,
  vat: 0,
};
