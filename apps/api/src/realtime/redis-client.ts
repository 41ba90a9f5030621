import type { Cluster, Redis, RedisOptions } from 'ioredis';

/** Connects and detects a cluster, which discovers its other nodes. */
export const openRedis = async (
  url: string,
  onFailure: (error: unknown) => void,
  options: RedisOptions,
): Promise<Redis | Cluster> => {
  const ioredis = await import('ioredis');
  const single = new ioredis.Redis(url, { ...options, lazyConnect: true });
  single.on('error', onFailure);
  await single.connect();
  if (!(await single.info('cluster')).includes('cluster_enabled:1')) return single;
  const { username, password, tls } = single.options;
  single.disconnect();
  const cluster = new ioredis.Cluster([url], {
    lazyConnect: true,
    shardedSubscribers: true,
    enableOfflineQueue: options.enableOfflineQueue ?? true,
    redisOptions: {
      ...options,
      ...(username && { username }),
      ...(password && { password }),
      ...(tls && { tls }),
    },
  });
  cluster.on('error', onFailure);
  await cluster.connect();
  return cluster;
};
