import { type Answer, json } from './server.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Shaped like the API's token; nothing verifies its signature here. */
export const jwt = (claims: { exp: number; iat?: number; n?: number }) =>
  `${part({ alg: 'HS256' })}.${part(claims)}.signature`;

export const seconds = () => Math.floor(Date.now() / 1000);

/**
 * Accepts only the newest access token, and each refresh token exactly once. A second refresh therefore signs
 * the user out instead of only raising a count.
 */
export const identityServer = () => {
  let round = 0;
  const issue = () => ({
    token: jwt({ iat: seconds(), exp: seconds() + 600, n: round }),
    refreshToken: `refresh-token-${round}`,
  });
  let valid = issue();
  const answer: Answer = async ({ url, headers, body }, response) => {
    if (url === '/api/users/refresh') {
      await new Promise((resolve) => setTimeout(resolve, 30));
      if ((JSON.parse(body) as { refreshToken: string }).refreshToken !== valid.refreshToken)
        return json(response, 401, { code: 'session.refresh_invalid', message: 'Oturum süreniz doldu.' });
      round += 1;
      valid = issue();
      return json(response, 200, { data: valid });
    }
    if (headers.authorization !== `Bearer ${valid.token}`)
      return json(response, 401, { code: 'session.expired', message: 'Oturum süreniz doldu.' });
    return json(response, 200, { data: { url } });
  };
  return {
    answer,
    /** A sign-in with a refused access token that does not look expired. */
    outdated: () => ({ token: jwt({ exp: seconds() + 600, n: -1 }), refreshToken: valid.refreshToken }),
    /** A sign-in with an access token that looks expired. */
    past: () => ({ token: jwt({ exp: seconds() - 1 }), refreshToken: valid.refreshToken }),
    valid: () => valid,
  };
};
