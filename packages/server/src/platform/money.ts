import { CURRENCY } from '@digiken/contract/constants';

const KSH = new Intl.NumberFormat('en-KE', {
  style: 'currency',
  currency: CURRENCY,
  trailingZeroDisplay: 'stripIfInteger',
});

/** An amount in shillings as everywhere on the site: "Ksh 1,500"; the space does not break. */
export const shillings = (amount: number): string => KSH.format(amount);
