import type { FastifyInstance } from 'fastify';
import { pageStyle } from './html.ts';
import { inlineScriptHashes, inlineStyleHashes, styleHash } from './web-files.ts';

const GOOGLE = 'https://accounts.google.com/gsi/';
const VIDEO_PLAYER = 'https://www.youtube-nocookie.com';

/** Inline scripts are allowed by hash (docs/security.md). */
const contentPolicy = (index: string, google: boolean) => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...inlineScriptHashes(index), ...(google ? [`${GOOGLE}client`] : [])],
  'style-src': [
    "'self'",
    styleHash(pageStyle),
    ...inlineStyleHashes(index),
    ...(google ? [`${GOOGLE}style`] : []),
  ],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...(google ? [GOOGLE] : [])],
  'frame-src': [...(google ? [GOOGLE] : []), VIDEO_PLAYER],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
});

export type HeaderOptions = { index: string; google: boolean; https: boolean };

/** Helmet's headers written out, because they are the same for every request. */
export const pageHeaders = ({ index, google, https }: HeaderOptions): Record<string, string> => ({
  'content-security-policy': Object.entries(contentPolicy(index, google))
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';'),
  // Google's popup must be able to answer its opener.
  'cross-origin-opener-policy': google ? 'same-origin-allow-popups' : 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'referrer-policy': 'same-origin',
  ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});

/** Only headers relevant to data, because the page headers are longer than most replies. */
export const apiHeaders = ({ https }: Pick<HeaderOptions, 'https'>): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  'x-content-type-options': 'nosniff',
});

export const securityHeaders = (app: FastifyInstance, options: HeaderOptions) => {
  const [forPages, forApi] = [pageHeaders(options), apiHeaders(options)];
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? forApi : forPages);
    done();
  });
};
