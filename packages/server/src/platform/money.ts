/** An amount in whole shillings, as people write it: "KES 1,500". */
export const shillings = (amount: number): string => `KES ${amount.toLocaleString('en-KE')}`;
