import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address is on the public internet: not this machine, its network or a reserved range. */
export const isPublicAddress = (ip: string): boolean =>
  ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast';

/** A name leads to an address that is not on the public internet. */
class PrivateAddressError extends Error {
  constructor(readonly host: string) {
    super(`${host} is not on the public internet.`);
  }
}

const PRIVATE_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/;

/**
 * Whether an address that a client names may be called by the server: https on its usual port, by a full name, without
 * credentials. What the name leads to is checked at the connection, by {@link publicLookup}.
 */
export function isPublicUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, port, username, password, hostname } = new URL(address);
  const host = hostname.replace(/\.$/, '');
  const named = host.includes('.') && !ipaddr.isValid(host.replace(/^\[|\]$/g, ''));
  const plain = username === '' && password === '' && port === '';
  return protocol === 'https:' && plain && named && !PRIVATE_NAME.test(host);
}

/**
 * Looks up a name for a connection, and refuses one that leads to an address that is not public, whatever it led to
 * before. Connections to IP addresses do not use it.
 */
export const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const [first] = found;
    if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddressError(host), []);
    if (options.all) return callback(null, found);
    callback(null, first.address, first.family);
  });
};
