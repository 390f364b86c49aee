import type { Services } from '../platform/services';
import { Daraja } from './providers/daraja';
import { Paystack } from './providers/paystack';
import type { Providers } from './providers/provider';

/** What the functions of this module depend on. */
export type PaymentServices = Pick<
  Services,
  'db' | 'clock' | 'config' | 'jobs' | 'mail' | 'background' | 'workers'
> & {
  providers: Providers;
  /** The simulator that this process runs. */
  simulatorUrl?: string | undefined;
};

/** The providers that the settings name. @param simulatorUrl the simulator of this process, if it runs one */
export function createProviders(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  simulatorUrl: string | undefined,
): Providers {
  const { mpesa, paystackSecret } = config.payments;
  return {
    ...(mpesa && { mpesa: new Daraja({ deps: { db, clock }, config: mpesa, simulatorUrl }) }),
    ...(paystackSecret !== undefined && { paystack: new Paystack(paystackSecret, simulatorUrl) }),
  };
}
