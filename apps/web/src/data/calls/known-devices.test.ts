import { beforeEach, describe, expect, it } from 'vitest';
import { browserStorage } from './browser-storage.ts';
import { knownDevices } from './known-devices.ts';

const tokenOf = (person: string, device: string) => person.padEnd(22, '0') + device.padEnd(64, 'x');

beforeEach(() => browserStorage.remove('netlik.devices'));

describe('knownDevices', () => {
  it('keeps the newest token of each of the last five people', () => {
    for (const person of ['a', 'b', 'c', 'd', 'e', 'f']) knownDevices.add(tokenOf(person, '1'));
    knownDevices.add(tokenOf('c', '2'));
    expect(knownDevices.get()).toEqual([
      tokenOf('c', '2'),
      ...['f', 'e', 'd', 'b'].map((person) => tokenOf(person, '1')),
    ]);
  });

  it.each(['not json', '{}', '[1, "<script>", "short"]'])('reads %s as nothing', (raw) => {
    browserStorage.write('netlik.devices', raw);
    expect(knownDevices.get()).toEqual([]);
  });
});
