import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isLoopback } from '../auth';
import { type Config, ConfigError } from '../platform/config';
import type { OpenServices } from '../platform/open-services';
import { createServer } from '../start';
import { demoAccountLines, loadDemoOnce } from './demo';

/** Maximum duration of a shutdown; milliseconds. Remaining work ends with the process. */
const STOP_MS = 5_000;

/**
 * Serves until SIGTERM or SIGINT. Then it is not ready, serves on for SHUTDOWN_DELAY_SECONDS, finishes running requests,
 * releases the data folder and exits with 0 (spec 14.121).
 */
export async function serve(services: OpenServices, print: (line: string) => void): Promise<void> {
  const { config } = services;
  const app = await createServer(services);
  try {
    if (config.demo) await loadDemoOnce(services);
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    throw listenError(error, config);
  }

  /** @param delayMs time for the proxy to see that this process is not ready, before connections are refused */
  const stop = async (code: number, delayMs = 0) => {
    services.lifecycle.stop();
    setTimeout(() => process.exit(1), delayMs + STOP_MS).unref();
    if (delayMs > 0) await delay(delayMs);
    await app.close().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', () => void stop(0, config.operations.shutdownDelayMs));
  process.once('SIGINT', () => void stop(0));
  void services.database.lost.then((error) => {
    print(`The embedded database stopped: ${error.message} Start the server again.`);
    void stop(1);
  });

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  for (const line of warnings(config)) print(`Warning: ${line}`);
  print(`Digiken is ready: ${config.port === 0 ? `http://localhost:${port}` : config.publicUrl}`);
  if (config.demo) for (const line of demoAccountLines()) print(line);
}

function warnings(config: Config): string[] {
  const { protocol, hostname } = new URL(config.publicUrl);
  const lines: string[] = [];
  if (protocol === 'http:' && !isLoopback(hostname)) {
    lines.push(
      `${config.publicUrl} is not https: anybody on the way can read sessions, and cookies fall back to SameSite=Lax.`,
    );
  }
  if (protocol === 'https:' && !config.trustProxy) {
    lines.push(
      'PUBLIC_URL is https but TRUST_PROXY is off: all visitors share one rate limit behind a proxy.',
    );
  }
  if (config.env === 'production' && !config.smtpUrl) {
    lines.push(`SMTP_URL is not set: mails are only written to ${join(config.dataDir, 'outbox')}.`);
  }
  if (!existsSync(join(config.appDir, '200.html'))) {
    lines.push(`there is no built app in ${config.appDir}: run \`npm run build\`. Only /api answers.`);
  }
  return lines;
}

function listenError(error: unknown, { host, port }: Config): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new ConfigError(`Port ${port} on ${host} is in use: stop the other program, or set PORT.`);
    case 'EACCES':
      return new ConfigError(
        `Port ${port} needs more rights than this user has: set PORT to one above 1023.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ConfigError(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}
