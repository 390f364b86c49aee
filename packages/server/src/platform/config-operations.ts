import { z } from 'zod';

/** How a site of several processes is run and watched (docs/guides/scaling.md). */
export const OPERATIONS_SETTINGS = {
  /** Seconds between SIGTERM and the end of the listener: as long as the proxy takes to see that `/api/ready` is 503. */
  SHUTDOWN_DELAY_SECONDS: z
    .string()
    .regex(/^([0-9]|[1-5][0-9]|60)$/, 'SHUTDOWN_DELAY_SECONDS must be a number from 0 to 60.')
    .transform(Number)
    .default(0),
};

export interface OperationsConfig {
  /** Milliseconds. */
  shutdownDelayMs: number;
}

type Settings = z.infer<z.ZodObject<typeof OPERATIONS_SETTINGS>>;

export function readOperations(s: Settings): OperationsConfig {
  return { shutdownDelayMs: s.SHUTDOWN_DELAY_SECONDS * 1_000 };
}
