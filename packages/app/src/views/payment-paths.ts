/** Learners pay in their console, hub administrators in that of their hub. */
export type PayingArea = 'console' | 'hub';

export const receiptsPath = (area: PayingArea = 'console'): string => `/${area}/receipts`;
export const receiptPath = (orderId: string, area?: PayingArea): string => `${receiptsPath(area)}/${orderId}`;

/** Where an order is paid. */
export const checkoutPath = (orderId: string, area: PayingArea = 'console'): string =>
  `/${area}/checkout/${orderId}`;
/** Where a running payment is shown. */
export const waitingPath = (orderId: string, area?: PayingArea): string =>
  `${checkoutPath(orderId, area)}/waiting`;

export const paidPath = (orderId: string, area?: PayingArea): string => `${checkoutPath(orderId, area)}/paid`;

export const failedPath = (orderId: string, area?: PayingArea): string =>
  `${checkoutPath(orderId, area)}/failed`;

export const giftsPath = '/console/gifts';
export const givePath = (courseId: string): string => `/console/give/${courseId}`;

export const seatsPath = '/hub/seats';
/** @param choice what the page begins with */
export const buySeatsPath = (choice: { courseId?: string | null; seats?: number } = {}): string => {
  const search = new URLSearchParams();
  if (choice.courseId) search.set('course', choice.courseId);
  if (choice.seats) search.set('seats', String(choice.seats));
  const text = search.toString();
  return `${seatsPath}/new${text === '' ? '' : `?${text}`}`;
};
