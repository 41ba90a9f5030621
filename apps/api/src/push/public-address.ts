import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { BlockList, isIPv6 } from 'node:net';

const forbidden = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  forbidden.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  forbidden.addSubnet(network, prefix, 'ipv6');

/** Excludes this machine, its network and cloud metadata services. */
export const isPublicAddress = (address: string): boolean => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return !forbidden.check(mapped, 'ipv4');
  return !forbidden.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};

type Done = (error: Error | null, addresses?: LookupAddress[]) => void;

/** A `lookup` that checks the same addresses the socket connects to. */
export const lookupPublic = (hostname: string, _options: object, done: Done): void =>
  dnsLookup(hostname, { all: true }, (error, addresses) => {
    if (error) return done(error);
    const allowed = addresses.filter(({ address }) => isPublicAddress(address));
    if (allowed.length === 0) return done(new Error(`${hostname} has no public address`));
    done(null, allowed);
  });
