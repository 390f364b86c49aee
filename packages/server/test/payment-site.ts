import { loadConfig } from '../src/platform/config';
import { PaymentSimulator } from '../src/payments/simulator/simulator';
import { pullPayments } from '../src/payments/reconcile';
import { createProviders } from '../src/payments/context';
import { type Seeded, seedCourse } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

/** A site with simulated providers. Callbacks arrive through the server's own routes; time moves by `pass` only. */
export interface PaymentSite {
  server: TestServer;
  simulator: PaymentSimulator;
  /** Callbacks that the simulator has sent, with the status of the answer. */
  callbacks: { url: string; body: string; headers: Record<string, string>; status: number }[];
  /** Moves the clock on, second by second at first, and lets simulator and jobs do what is due. */
  pass: (seconds: number) => Promise<void>;
  /** Reads the provider's list now. */
  pull: () => Promise<void>;
  close: () => Promise<void>;
}

export async function startPaymentSite(env: Record<string, string> = {}): Promise<PaymentSite> {
  const site = {} as PaymentSite;
  const { payments } = loadConfig({ MPESA_ENV: 'simulator' });
  if (!payments.mpesa || payments.paystackSecret === undefined)
    throw new Error('The simulator has no settings.');
  site.callbacks = [];
  site.simulator = new PaymentSimulator({
    clock: { now: () => site.server.clock.now() },
    mpesa: payments.mpesa,
    paystackSecret: payments.paystackSecret,
    webhookUrl: 'http://localhost:3000/api/hooks/cards',
    deliver: async (url, body, headers) => {
      const answer = await site.server.call('POST', new URL(url).pathname.replace(/^\/api/, ''), {
        payload: body,
        headers,
      });
      site.callbacks.push({ url, body, headers, status: answer.status });
    },
  });
  await site.simulator.start();
  site.server = await startTestServer({
    MPESA_ENV: 'simulator',
    MPESA_SIMULATOR_URL: site.simulator.url,
    ...env,
  });
  const { services, clock } = site.server;
  site.pass = async (seconds) => {
    for (let left = seconds; left > 0; ) {
      const step = Math.min(left, 5);
      left -= step;
      clock.advance({ seconds: step });
      await site.simulator.tick();
      await services.jobs.drain();
    }
  };
  site.pull = async () => {
    const providers = createProviders(services, site.simulator.url);
    await pullPayments({ ...services, providers }, { hours: 48 });
  };
  site.close = async () => {
    await site.server.close();
    await site.simulator.close();
  };
  return site;
}

export interface Checkout {
  orderId: string;
  course: Seeded;
  learner: SignedIn;
  /** Asks for the money on the phone 2547000000NN. */
  pay: (digits: string) => Promise<{ status: number; body: any }>;
  /** The order as the waiting page reads it. */
  state: () => Promise<any>;
  /** Units that the learner may study. */
  owned: () => Promise<number>;
}

/** A learner at the checkout of a course for 300 shillings. */
export async function checkout({ server }: PaymentSite, learner?: SignedIn): Promise<Checkout> {
  const as = learner ?? (await server.signedIn('user'));
  const course = await seedCourse(server, { prices: [100, 200] });
  const placed = await server.call('POST', '/orders', {
    as,
    body: { courseId: course.id, choice: { whole: true }, expectedTotal: 300 },
  });
  if (placed.status !== 201) throw new Error(`The order answered ${placed.status}: ${placed.body.message}`);
  const orderId = placed.body.data._id as string;
  return {
    orderId,
    course,
    learner: as,
    pay: (digits) =>
      server.call('POST', `/order/${orderId}/attempts`, {
        as,
        body: { provider: 'mpesa', phone: `07000000${digits}` },
      }),
    state: async () => (await server.call('GET', `/order/${orderId}/state`, { as })).body.data,
    owned: async () => {
      const { body } = await server.call('GET', `/course/${course.id}`, { as });
      return body.data.units.filter(({ owned }: { owned: boolean }) => owned).length;
    },
  };
}
