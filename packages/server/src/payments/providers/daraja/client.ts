import type { MpesaConfig } from '../../../platform/config-payments';
import type { Deps } from '../../../platform/services';
import { type Answer, ask, textOf } from '../http';
import { forgetToken, sharedToken } from '../shared-state';

const HOSTS = { sandbox: 'https://sandbox.safaricom.co.ke', production: 'https://api.safaricom.co.ke' };
const PROVIDER = 'mpesa';
/** How long Daraja may take to give a token; milliseconds. Shorter than the lease of its renewal. */
const TOKEN_MS = 5_000;

export interface DarajaParts {
  deps: Deps<'clock'>;
  config: MpesaConfig;
  /** The address of the simulator, if `config.env` is `simulator`. */
  simulatorUrl: string | undefined;
}

/** Answers of Daraja that mean: this token has ended. */
const BAD_TOKEN = ['404.001.03', '404.001.04', '400.003.01'];

/** Calls of Safaricom's Daraja, with one token for all processes. */
export class DarajaClient {
  readonly #base: string;

  constructor(private readonly parts: DarajaParts) {
    const { env } = parts.config;
    this.#base = env === 'simulator' ? (parts.simulatorUrl ?? '') : HOSTS[env];
  }

  get config(): MpesaConfig {
    return this.parts.config;
  }

  get deps(): Deps<'clock'> {
    return this.parts.deps;
  }

  /** @returns `refused` if there is no token: then nothing was sent */
  async post(path: string, body: Record<string, unknown>): Promise<Answer | { kind: 'refused' }> {
    for (let attempt = 1; ; attempt += 1) {
      const token = await sharedToken(this.parts.deps, PROVIDER, () => this.#newToken());
      if (token === undefined) return { kind: 'refused' };
      const answer = await ask(`${this.#base}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const ended = answer.kind === 'answer' && BAD_TOKEN.includes(textOf(answer.body, 'errorCode'));
      if (!ended || attempt === 2) return answer;
      await forgetToken(this.parts.deps, PROVIDER, token);
    }
  }

  async #newToken() {
    const { consumerKey, consumerSecret } = this.parts.config;
    const basic = Buffer.from(`${consumerKey}:${consumerSecret}`).toString('base64');
    const answer = await ask(
      `${this.#base}/oauth/v1/generate?grant_type=client_credentials`,
      { headers: { authorization: `Basic ${basic}` } },
      TOKEN_MS,
    );
    if (answer.kind === 'none') return undefined;
    const token = textOf(answer.body, 'access_token');
    return token === '' ? undefined : { token, seconds: Number(textOf(answer.body, 'expires_in')) || 3_599 };
  }
}

const NAIROBI = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Nairobi',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `YYYYMMDDHHmmss` in Nairobi. */
export const timestampOf = (at: Date): string => NAIROBI.format(at).replace(/\D/g, '');

/** A time of Daraja, which is in Nairobi: `20261123093000` or `2026-11-23 09:30:00`; `otherwise` if it is none. */
export function timeOf(text: string, otherwise: Date): Date {
  const digits = text.replace(/\D/g, '').slice(0, 14);
  if (digits.length < 14) return otherwise;
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(digits) ?? [];
  const at = new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}+03:00`);
  return Number.isNaN(at.getTime()) ? otherwise : at;
}

/** Shortcode, password and timestamp, as STK calls need them. */
export function stkCredentials({ shortcode, passkey }: MpesaConfig, now: Date) {
  const Timestamp = timestampOf(now);
  const Password = Buffer.from(`${shortcode}${passkey}${Timestamp}`).toString('base64');
  return { BusinessShortCode: shortcode, Password, Timestamp };
}
