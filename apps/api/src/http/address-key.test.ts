import { describe, expect, it } from 'vitest';
import { addressKey, addressPrefix } from './address-key.ts';

describe('addressKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['not an address', 'not an address'],
  ])('counts %s as %s', (ip, key) => expect(addressKey(ip)).toBe(key));
});

describe('addressPrefix', () => {
  it.each([
    ['203.0.113.7', '203.0.113.*'],
    ['::ffff:203.0.113.7', '203.0.113.*'],
    ['2001:0db8:0001:0002::ffff', '2001:db8:1:*'],
  ])('keeps of %s %s', (ip, prefix) => expect(addressPrefix(ip)).toBe(prefix));
});
