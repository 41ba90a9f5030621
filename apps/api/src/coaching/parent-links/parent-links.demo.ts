import { MAX_PARENT_LINKS } from '@netlik/contract/coaching/parent-links';
import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { insertParentLink, openParentLink, revokeParentLink } from './parent-links.sql.ts';
import { hashParentSecret, newParentSecret } from './parent-secret.ts';

const DAY_MS = 86_400_000;

/** Publicly known like the demo passwords, because the demo serves only its own machine. */
export const DEMO_PARENT_SECRET = 'demo-veli-sayfasi-zeynep';

export const fillDemoParentLinks = async (tx: Executor, { now, idOf }: Demo): Promise<void> => {
  const userId = idOf('ogrenci@netlik.demo');
  const make = async (secret: string, ago: number, days: number) => {
    const at = new Date(now.getTime() - ago * DAY_MS);
    const id = newId(at.getTime());
    const expiresAt = new Date(at.getTime() + days * DAY_MS);
    const link = { id, userId, hash: hashParentSecret(secret), expiresAt, most: MAX_PARENT_LINKS };
    await insertParentLink(tx, link, at);
    return { id, at };
  };
  const closed = await make(newParentSecret(), 20, 30);
  await revokeParentLink(tx, userId, closed.id, new Date(closed.at.getTime() + 3 * DAY_MS));
  await make(DEMO_PARENT_SECRET, 5, 30);
  for (const ago of [4, 1])
    await openParentLink(tx, hashParentSecret(DEMO_PARENT_SECRET), new Date(now.getTime() - ago * DAY_MS));
};
