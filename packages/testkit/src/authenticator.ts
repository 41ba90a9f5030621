import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { codeOfStep, stepOf } from '@netlik/api/identity/second-factor/totp';
import { secondFactor } from '@netlik/contract/identity/second-factor';
import type { TestPerson, World } from './world.ts';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const url64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

type Faults = { origin?: string; rpId?: string; unverified?: boolean };

/** A virtual device with one passkey (ES256) that answers like a browser. */
export const createAuthenticator = (origin = 'https://netlik.test', rpId = 'netlik.test') => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const head = (flags: number, id = rpId) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(id), Buffer.from([flags]), count]);
  };

  return {
    make: (challenge: string, faults: Faults = {}) => {
      const { x, y } = publicKey.export({ format: 'jwk' });
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x!, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y!, 'base64url'),
      ]);
      const flags = PRESENT | HAS_KEY | (faults.unverified ? 0 : VERIFIED);
      const idLength = Buffer.from([0, credentialId.length]);
      const data = Buffer.concat([head(flags, faults.rpId), Buffer.alloc(16), idLength, credentialId, key]);
      const attestation = Buffer.concat([
        ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
        ...[text('authData'), Buffer.from([0x58, data.length]), data],
      ]);
      return {
        id: url64(credentialId),
        clientDataJSON: url64(clientData('webauthn.create', challenge, faults.origin)),
        attestationObject: url64(attestation),
      };
    },
    prove: (challenge: string, faults: Faults = {}) => {
      const client = clientData('webauthn.get', challenge, faults.origin);
      const data = head(PRESENT | (faults.unverified ? 0 : VERIFIED), faults.rpId);
      return {
        id: url64(credentialId),
        clientDataJSON: url64(client),
        authenticatorData: url64(data),
        signature: url64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      };
    },
  };
};

export const addPasskeyTo = async (person: TestPerson, name = 'Telefonum') => {
  const device = createAuthenticator();
  const { challenge } = (await person.call(secondFactor.startPasskey, {})).data;
  const created = device.make(challenge);
  const passkey = (await person.call(secondFactor.addPasskey, { body: { name, created } })).data;
  return { device, passkey };
};

export const bytesOfBase32 = (secret: string) => {
  const bits = Array.from(secret, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

export const startCodesOf = async (world: World, person: TestPerson) => {
  const secret = bytesOfBase32((await person.call(secondFactor.startCodes, {})).data.secret);
  return () => codeOfStep(secret, stepOf(world.clock.now()));
};

/** Enables codes as the profile does. */
export const switchCodesOn = async (world: World, person: TestPerson) => {
  const code = await startCodesOf(world, person);
  const { recoveryCodes } = (await person.call(secondFactor.confirmCodes, { body: { code: code() } })).data;
  return { code, recoveryCodes };
};
