import { paymentsOn } from '../platform/config';
import type { Services } from '../platform/services';
import { createProviders, type PaymentServices } from './context';
import { paymentJobs, scheduleRegularJobs } from './jobs';
import { PaymentSimulator } from './simulator/simulator';

export interface OpenPayments extends PaymentServices {
  /** Starts the regular work. Call it once the server listens. */
  listen: () => Promise<void>;
  close: () => Promise<void>;
}

/** Creates the providers that the settings name, with a simulator if they ask for one, and registers the jobs. */
export async function openPayments(services: Services): Promise<OpenPayments> {
  const { config, clock } = services;
  const { mpesa, paystackSecret = '', simulatorUrl } = config.payments;
  const simulator =
    mpesa?.env === 'simulator' && simulatorUrl === undefined
      ? new PaymentSimulator({
          clock,
          mpesa,
          paystackSecret,
          webhookUrl: `${config.publicUrl}/api/hooks/cards`,
        })
      : undefined;
  await simulator?.start({ tick: true });
  const payments: PaymentServices = {
    ...services,
    providers: createProviders(services, simulator?.url ?? simulatorUrl),
    simulatorUrl: simulator?.url,
  };
  services.jobs.register(paymentJobs(payments));
  return {
    ...payments,
    listen: async () => {
      if (paymentsOn(config)) await scheduleRegularJobs(services);
    },
    close: async () => simulator?.close(),
  };
}
