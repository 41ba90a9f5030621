import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { pageStyle } from './html.ts';
import { inlineScriptHashes, styleHash } from './web-files.ts';

const GOOGLE = 'https://accounts.google.com/gsi/';

/** Content-Security-Policy. The only inline script is the theme script, allowed by hash. */
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

/** Runs helmet once and keeps its headers: it would compute them for every request, and they never differ. */
const helmetHeaders = async (options: FastifyHelmetOptions): Promise<Record<string, string>> => {
  const probe = Fastify();
  await probe.register(helmet, options);
  probe.get('/', (_request, reply) => {
    reply.send(JSON.stringify(reply.getHeaders()));
  });
  const headers = (await probe.inject('/')).json<Record<string, string>>();
  await probe.close();
  return headers;
};

/** Headers for API replies: only those that matter for data, since the page headers are longer than most replies. */
const dataHeaders = (headers: Record<string, string>): Record<string, string> => {
  const kept = [
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-resource-policy',
  ];
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => kept.includes(name))),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  };
};

export const securityHeaders = async (
  app: FastifyInstance,
  options: { index: string; google: boolean; https: boolean },
) => {
  const headers = await helmetHeaders({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(options.index, options.google) },
    crossOriginEmbedderPolicy: false,
    // Google's popup must be able to answer the page that opened it.
    crossOriginOpenerPolicy: { policy: options.google ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    hsts: options.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  headers['permissions-policy'] = 'camera=(), microphone=(), geolocation=(), payment=()';
  const apiHeaders = dataHeaders(headers);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? apiHeaders : headers);
    done();
  });
};
