import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { pageStyle } from './html.ts';
import { inlineScriptHashes, styleHash } from './web-files.ts';

const GOOGLE = 'https://accounts.google.com/gsi/';

/** What the browser may load and run. Nothing inline but the theme's script, which is allowed by its hash. */
const contentPolicy = (index: string, google: boolean) => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...inlineScriptHashes(index), ...(google ? [`${GOOGLE}client`] : [])],
  'style-src': ["'self'", styleHash(pageStyle), ...(google ? [`${GOOGLE}style`] : [])],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...(google ? [GOOGLE] : [])],
  'frame-src': google ? [GOOGLE] : ["'none'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
});

export const securityHeaders = async (
  app: FastifyInstance,
  options: { index: string; google: boolean; https: boolean },
) => {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(options.index, options.google) },
    crossOriginEmbedderPolicy: false,
    // Google's window must be able to answer the page that opened it.
    crossOriginOpenerPolicy: { policy: options.google ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    hsts: options.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
};
