import type { FastifyInstance } from 'fastify';
import { Histogram, Registry } from 'prom-client';

/** Seconds: reads take milliseconds, uploads seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type Metrics = { registry: Registry; requests: Histogram<'method' | 'route' | 'status'> };

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const requests = new Histogram({
    name: 'netlik_http_request_seconds',
    help: 'Answered requests by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return { registry, requests };
};

/** Labelled by route template, because raw paths would each create a series. */
export const countRequests = (app: FastifyInstance, { requests }: Metrics) => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
};
