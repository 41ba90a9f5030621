import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge } from 'prom-client';
import { isLoopback } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { getMetrics } from '../admin-system/metrics.service.ts';
import { createNewestBackup } from '../backup/backup.service.ts';
import { findFigures } from './system.sql.ts';

const isEqual = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Requires the token if set; otherwise only direct callers on this machine. */
const mayRead = ({ headers, socket }: FastifyRequest, token: string | null): boolean =>
  token === null
    ? headers['x-forwarded-for'] === undefined &&
      headers.forwarded === undefined &&
      isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, ''))
    : isEqual(headers.authorization ?? '', `Bearer ${token}`);

/** Gauges are read on request. */
const createGauges = ({ metrics: { registry } }: Deps) => {
  // Tests may build two servers from the same dependencies.
  const gauge = <const Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    (registry.getSingleMetric(`netlik_${name}`) as Gauge<Label> | undefined) ??
    new Gauge({ name: `netlik_${name}`, help, labelNames, registers: [registry] });
  return {
    version: gauge('version_info', 'The running version', ['version']),
    pool: gauge('database_connections', 'Connections of the pool', ['state']),
    sockets: gauge('connections', 'Open sockets and streams', ['kind']),
    bus: gauge('bus_connected', '1 while news of other processes arrive'),
    busLag: gauge('bus_lag_seconds', 'Age of the oldest news that is not sent yet'),
    jobs: gauge('jobs', 'Jobs by queue and state', ['queue', 'state']),
    mails: gauge('mails_waiting', 'Mails that have not left', ['state']),
    backup: gauge('backup_age_seconds', 'Age of the newest complete backup; absent without one'),
    business: gauge('business', 'What people have done, counted once a minute', ['what']),
  };
};

const KINDS = ['live', 'rooms', 'habits'] as const;
const COUNTED = ['totalUsers', 'activeUsers', 'totalSessions', 'totalQuestions'] as const;

export const metricsRoutes = (app: FastifyInstance, deps: Deps) => {
  const { config, db, metrics, connections, bus, clock, version } = deps;
  const gauges = createGauges(deps);
  const newestBackup = createNewestBackup(deps);

  const measure = async () => {
    const [figures, counted, newest] = await Promise.all([findFigures(db), getMetrics(deps), newestBackup()]);
    for (const gauge of Object.values(gauges)) gauge.reset();
    gauges.version.set({ version }, 1);
    for (const [state, count] of Object.entries(db.pool())) gauges.pool.set({ state }, count);
    for (const kind of KINDS) gauges.sockets.set({ kind }, connections.count(kind));
    gauges.bus.set(bus.isDisconnected() ? 0 : 1);
    gauges.busLag.set(figures.busLagSeconds);
    for (const { queue, state, count } of figures.jobs) gauges.jobs.set({ queue, state }, count);
    gauges.mails.set({ state: 'waiting' }, figures.mailsWaiting);
    gauges.mails.set({ state: 'failed' }, figures.mailsFailed);
    if (newest) gauges.backup.set((clock.now().getTime() - newest.getTime()) / 1000);
    else gauges.backup.remove();
    for (const what of COUNTED) if (counted) gauges.business.set({ what }, counted[what]);
  };

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new AppError('route.not_found');
    await measure();
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
};
