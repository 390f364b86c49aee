import type { Config } from '../config';

/** The address with the names of its query parameters but not their values: mailed links carry tokens there. */
export const withoutQueryValues = (url: string): string => {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return path;
  return `${path}?${query.replace(/(^|&)([^=&]*)=[^&]*/g, '$1$2=***')}`;
};

/** What the request log holds: no header, no body and no value of a query parameter (spec R.67). */
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
