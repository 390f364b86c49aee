import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { SignInProvider } from '@digiken/contract';
import type { Config } from '../../platform/config';
import type { ProviderConfig } from '../../platform/config-oidc';

/** How long a provider may take for one answer; seconds. */
const TIMEOUT = 8;
/** How far the clocks of both sides may differ; seconds. */
const CLOCK_TOLERANCE = 60;
/** After this, a provider is asked again where its endpoints are; milliseconds. Keys are refetched on their own. */
const DISCOVERED_FOR = 3_600_000;

interface Discovered {
  at: number;
  configuration: Promise<Configuration>;
}

/** The configured providers. Each is asked for its endpoints when it is first used, never at start. */
export class Providers {
  readonly #discovered = new Map<string, Discovered>();

  constructor(
    private readonly config: Pick<Config, 'providers' | 'publicUrl'>,
    private readonly options: { timeoutSeconds?: number } = {},
  ) {}

  find(id: string): ProviderConfig | undefined {
    return this.config.providers.find((provider) => provider.id === id);
  }

  /** The configured providers as people know them. */
  all(): SignInProvider[] {
    return this.config.providers.map(({ id, name }) => ({ id, name }));
  }

  /** A configured provider as people know it. */
  named(id: string): SignInProvider | undefined {
    return this.all().find((provider) => provider.id === id);
  }

  /** Where the provider sends the browser back to; registered at the provider. */
  redirectAddress({ id }: Pick<ProviderConfig, 'id'>): string {
    return `${this.config.publicUrl}/api/auth/oidc/${id}/callback`;
  }

  /** The provider's endpoints. Rejects if it cannot be reached; the next call then asks again. */
  configurationOf(provider: ProviderConfig): Promise<Configuration> {
    const known = this.#discovered.get(provider.id);
    const now = performance.now();
    if (known !== undefined && now - known.at < DISCOVERED_FOR) return known.configuration;
    const configuration = discover(provider, this.options.timeoutSeconds ?? TIMEOUT);
    this.#discovered.set(provider.id, { at: now, configuration });
    configuration.catch(() => this.#discovered.delete(provider.id));
    return configuration;
  }
}

function discover(
  { issuer, clientId, clientSecret }: ProviderConfig,
  timeout: number,
): Promise<Configuration> {
  const basic = ClientSecretBasic(clientSecret);
  const post = ClientSecretPost(clientSecret);
  // A provider that names no methods takes this one (OpenID Connect Discovery 1.0).
  const authenticate: ClientAuth = (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
  return discovery(new URL(issuer), clientId, { [clockTolerance]: CLOCK_TOLERANCE }, authenticate, {
    timeout,
    execute: [
      // By default the library trusts TLS instead of the signature.
      enableNonRepudiationChecks,
      // Only loopback addresses may be without TLS: see config-oidc.
      ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
    ],
  });
}
