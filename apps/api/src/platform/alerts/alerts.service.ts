import type { BodyOf, QueryOf } from '@netlik/contract/endpoint';
import type { alerts } from '@netlik/contract/platform/alerts';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import { recordAudit } from '../audit/audit.service.ts';
import {
  type AlertValues,
  type Audience,
  countAlerts,
  findActiveAlerts,
  findAlerts,
  insertAlert,
  lockAlert,
  saveAlert,
} from './alerts.sql.ts';

const audiencesOf = ({ role, tier }: Pick<Actor, 'role' | 'tier'>): Audience[] => {
  if (role === 'admin') return ['all'];
  if (role === 'coach') return ['all', 'coaches'];
  return ['all', 'students', tier === 'premium' ? 'students-premium' : 'students-free'];
};

export const listActiveAlerts = ({ db, clock }: Deps, actor: Actor, wanted: Audience | undefined) => {
  // Admins on a coach's dashboard see the coaches' alerts.
  const mine = actor.role === 'admin' && wanted ? ['all' as const, wanted] : audiencesOf(actor);
  const asked = wanted ? mine.filter((audience) => audience === wanted || audience === 'all') : mine;
  return findActiveAlerts(db, asked, clock.now());
};

export const listAlerts = async ({ db, clock }: Deps, query: QueryOf<typeof alerts.list>) => {
  const { status = null, audience = null } = query;
  const now = clock.now();
  const filter = { status, audience };
  const [data, total] = await Promise.all([
    findAlerts(db, filter, query.limit, offsetOf(query), now),
    countAlerts(db, filter, now),
  ]);
  return pageOf(query, data, total);
};

const refuseBrokenWindow = ({ startsAt, endsAt }: AlertValues) => {
  if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt))
    throw ruleBroken('endsAt', 'Bitiş başlangıçtan sonra olmalı');
};

const audited = ({
  message,
  audience,
  severity,
  isActive,
  startsAt,
  endsAt,
  ctaLabel,
  ctaUrl,
}: AlertValues) => ({ message, audience, severity, isActive, startsAt, endsAt, ctaLabel, ctaUrl });

/** The title identifies the alert even if another field changed. */
const recordSaved = (tx: Transaction, actor: Actor, before: AlertValues | null, values: AlertValues) =>
  recordAudit(tx, actor, {
    action: 'alert.saved',
    subjectUserId: null,
    before: before && audited(before),
    after: { alert: values.title, ...audited(values) },
  });

export const createAlert = ({ db, clock }: Deps, actor: Actor, body: BodyOf<typeof alerts.create>) => {
  const values: AlertValues = {
    ...body,
    isActive: body.isActive ?? true,
    startsAt: body.startsAt ?? null,
    endsAt: body.endsAt ?? null,
    ctaLabel: body.ctaLabel ?? null,
    ctaUrl: body.ctaUrl ?? null,
  };
  refuseBrokenWindow(values);
  return db.transaction(async (tx) => {
    await recordSaved(tx, actor, null, values);
    return insertAlert(tx, newId(), values, actor.id, clock.now());
  });
};

export const updateAlert = (
  { db, clock }: Deps,
  actor: Actor,
  id: string,
  change: BodyOf<typeof alerts.change>,
) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const before = requireRow(await lockAlert(tx, id, now), 'alert.not_found');
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const values: AlertValues = { ...before, ...given };
    refuseBrokenWindow(values);
    await recordSaved(tx, actor, before, values);
    return saveAlert(tx, id, values, now);
  });
