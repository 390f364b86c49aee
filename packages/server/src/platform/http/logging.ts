import type { Config } from '../config';

/** A token of 64 hexadecimal characters in a path, as in the address of a payment's callback. */
const PATH_TOKEN = /[0-9a-f]{64}/gi;

/** The address with the names of its query parameters but not their values: mailed links carry tokens there. */
export const withoutQueryValues = (url: string): string => {
  const [path = '', query] = url.split('?', 2);
  const plain = path.replace(PATH_TOKEN, '***');
  if (query === undefined) return plain;
  return `${plain}?${query.replace(/(^|&)([^=&]*)=[^&]*/g, '$1$2=***')}`;
};

/** Fields of the request log: no headers, no body and no values of query parameters (spec R.67). */
export const loggerOptions = ({ logLevel }: Pick<Config, 'logLevel'>) => ({
  level: logLevel,
  serializers: {
    req: ({ method, url, ip }: { method: string; url: string; ip: string }) => ({
      method,
      url: withoutQueryValues(url),
      remoteAddress: ip,
    }),
  },
});
