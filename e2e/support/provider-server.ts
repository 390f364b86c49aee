import { rm } from 'node:fs/promises';
import { timeOut } from '../../scripts/lib/time-factor.mjs';
import { startOidcProvider, type TestProvider } from '../../packages/server/test/support/oidc-provider.ts';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { freshData } from './data.ts';
import { startServer, test as base } from './test.ts';

const CLIENT = { id: 'digiken', secret: 'the-secret-of-the-client' };

/** Tests with a server that has an OpenID Connect provider, "Moi School", and that provider. */
export const test = base.extend<object, { provider: TestProvider; port: number }>({
  port: [async ({}, use) => use(await freePort()), { scope: 'worker' }],

  provider: [
    async ({ port }, use) => {
      const redirects = [`http://localhost:${port}/api/auth/oidc/school/callback`];
      const provider = await startOidcProvider({ ...CLIENT, redirects });
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],

  otherOrigins: async ({ provider }, use) => use([provider.issuer]),

  server: [
    async ({ data, provider, port }, use) => {
      const dataDir = await freshData(data);
      const server = await startServer({
        dataDir,
        port,
        env: {
          OIDC_PROVIDERS: 'school',
          OIDC_SCHOOL_ISSUER: provider.issuer,
          OIDC_SCHOOL_CLIENT_ID: CLIENT.id,
          OIDC_SCHOOL_CLIENT_SECRET: CLIENT.secret,
          OIDC_SCHOOL_NAME: 'Moi School',
        },
      });
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: timeOut(300_000) },
  ],
});
