import { describe, expect, it } from 'vitest';
import { isPublicAddress, lookupPublic } from './public-address.ts';

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '142.250.1.1', '2a00:1450:4001::1', '::ffff:8.8.8.8'])('lets %s through', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fe80::1',
    'ff02::1',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('lookupPublic', () => {
  it('does not resolve a name that leads to this machine', async () => {
    const failure = await new Promise((done) => lookupPublic('localhost', {}, done));
    expect(String(failure)).toContain('no public address');
  });
});
