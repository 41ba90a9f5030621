import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSigner } from 'fast-jwt';

export const CLIENT_ID = 'netlik-test.apps.googleusercontent.com';

type SigningKey = { kid: string; privatePem: string; publicPem: string; jwk: object };

export const newSigningKey = (kid: string): SigningKey => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = (key: KeyObject, type: 'pkcs8' | 'spki') =>
    key.export({ type, format: 'pem' } as never) as string;
  return {
    kid,
    privatePem: pem(privateKey, 'pkcs8'),
    publicPem: pem(publicKey, 'spki'),
    jwk: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' },
  };
};

/** Serves signing keys like Google; tests can change its reply. */
export const startKeyServer = async () => {
  const state = { asked: 0, status: 200, body: JSON.stringify({ keys: [] }) };
  const server = createServer((_request, response) => {
    state.asked += 1;
    response.writeHead(state.status, { 'content-type': 'application/json' }).end(state.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`,
    publish: (...keys: SigningKey[]) => {
      state.status = 200;
      state.body = JSON.stringify({ keys: keys.map(({ jwk }) => jwk) });
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export const googleCredential = (key: SigningKey, now: Date, claims: Record<string, unknown>): string => {
  const seconds = Math.floor(now.getTime() / 1000);
  return createSigner({ key: key.privatePem, algorithm: 'RS256', kid: key.kid, noTimestamp: true })({
    iss: 'https://accounts.google.com',
    aud: CLIENT_ID,
    iat: seconds,
    exp: seconds + 3600,
    email_verified: true,
    ...claims,
  });
};
