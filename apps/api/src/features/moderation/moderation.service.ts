import type { QueryOf } from '@netlik/contract/endpoint';
import type { ModerationState, moderation } from '@netlik/contract/moderation';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { recordAudit, recordReads } from '../audit/audit.service.ts';
import {
  countReports,
  findReport,
  findReports,
  lockReport,
  type ReportType,
  saveState,
} from './moderation.sql.ts';

export const listReports = async <T extends ReportType>(
  { db }: Deps,
  actor: Actor,
  type: T,
  query: QueryOf<typeof moderation.listPeople>,
) => {
  const { state, limit } = query;
  const [rows, total] = await Promise.all([
    findReports(db, type, { state, limit, offset: offsetOf(query) }),
    countReports(db, type, state),
  ]);
  await recordReads(
    db,
    actor,
    'report.read',
    rows.flatMap(({ reporter, reported }) => [reporter?.id, reported.id]),
  );
  if (type === 'message')
    await recordReads(
      db,
      actor,
      'messages.read',
      rows.map(({ reported }) => reported.id),
    );
  return pageOf(query, rows, total);
};

const actions = { person: 'moderation.person', message: 'moderation.message' } as const;

export const decideReport = <T extends ReportType>(
  { db, clock }: Deps,
  actor: Actor,
  type: T,
  { id, state }: { id: string; state: ModerationState },
) =>
  db.transaction(async (tx) => {
    const before = requireRow(await lockReport(tx, type, id), 'report.not_found');
    if (before.state !== state) {
      await saveState(tx, type, { id, state, byId: actor.id }, clock.now());
      await recordAudit(tx, actor, {
        action: actions[type],
        subjectUserId: before.reportedId,
        before: { state: before.state },
        after: { state },
      });
    }
    return requireRow(await findReport(tx, type, id), 'report.not_found');
  });
