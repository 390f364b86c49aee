/** One report of the payer's decision. */
export interface Outcome {
  /** Seconds after the prompt. */
  after: number;
  code: string;
  /** How often it is reported. Default 1. */
  callbacks?: number;
  amountOff?: number;
  /** M-Pesa reports a payment that its books do not have. */
  unbooked?: boolean;
}

/** What happens after a prompt was sent to a simulated phone. Times in seconds after it. */
export interface Scenario {
  /** What the push answers: `busy` is Safaricom's spike arrest, `none` breaks the connection. */
  push?: 'busy' | 'none';
  /** Nothing happens until somebody decides on the simulator's page. */
  byHand?: boolean;
  results?: readonly Outcome[];
  /** The query always answers so. */
  queryCode?: string;
  /** The payer pays to the paybill by hand as well. */
  c2bAfter?: number;
}

const paid = (after: number) => ({ after, code: '0' });

/** By the last two digits of the phone number 2547000000NN. Other numbers are decided by hand. */
const SCENARIOS: Record<string, Scenario> = {
  '01': { results: [paid(3)] },
  '02': { results: [{ after: 3, code: '1032' }] },
  '03': { results: [{ after: 3, code: '1' }] },
  '04': { results: [{ after: 3, code: '2001' }] },
  '05': { results: [{ after: 60, code: '1037' }] },
  '06': { results: [{ ...paid(3), callbacks: 0 }] },
  '07': { results: [{ ...paid(3), callbacks: 5 }] },
  '08': { results: [{ after: 3, code: '1037' }, paid(90)] },
  '09': { results: [{ ...paid(3), amountOff: -1 }] },
  '10': { push: 'none', results: [paid(3)] },
  '11': { results: [paid(3)], queryCode: '1032' },
  '12': { push: 'busy' },
  '13': { results: [{ after: 3, code: '8006' }] },
  // Nobody reads the refusal and types a paybill number in less time.
  '14': { results: [{ after: 3, code: '1032' }], c2bAfter: 90 },
  '15': { results: [paid(3)], c2bAfter: 5 },
  // Unlike 11, the list of payments does not have it either.
  '17': { results: [{ ...paid(3), unbooked: true }], queryCode: '1032' },
};

export const scenarioOf = (phone: string): Scenario =>
  /^2547000000\d\d$/.test(phone) ? (SCENARIOS[phone.slice(-2)] ?? { byHand: true }) : { byHand: true };
