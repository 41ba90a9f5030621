import type { ModerationState, moderation, ReportedPerson } from '@netlik/contract/community/moderation';
import type { QueryOf } from '@netlik/contract/endpoint';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import { recordAudit, recordReads } from '../../platform/audit/audit.service.ts';
import {
  countReports,
  findReport,
  findReports,
  lockReport,
  type ReportType,
  saveState,
} from './moderation.sql.ts';

/** Adds links to a reported message's pictures. */
const withLinks = <Row extends object>({ fileLinks, clock }: Deps, row: Row): Row => {
  const { message } = row as Partial<ReportedPerson>;
  if (!message) return row;
  const pictures = message.pictures.map((path) => fileLinks.url(path, clock.now()));
  return { ...row, message: { ...message, pictures } };
};

export const listReports = async <T extends ReportType>(
  deps: Deps,
  actor: Actor,
  type: T,
  query: QueryOf<typeof moderation.listPeople>,
) => {
  const { db } = deps;
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
  const shown = rows.filter((row) => type === 'message' || (row as ReportedPerson).message);
  if (shown.length > 0)
    await recordReads(
      db,
      actor,
      'messages.read',
      shown.map(({ reported }) => reported.id),
    );
  return pageOf(
    query,
    rows.map((row) => withLinks(deps, row)),
    total,
  );
};

const actions = { person: 'moderation.person', message: 'moderation.message' } as const;

export const decideReport = <T extends ReportType>(
  deps: Deps,
  actor: Actor,
  type: T,
  { id, state }: { id: string; state: ModerationState },
) =>
  deps.db.transaction(async (tx) => {
    const before = requireRow(await lockReport(tx, type, id), 'report.not_found');
    if (before.state !== state) {
      await saveState(tx, type, { id, state, byId: actor.id }, deps.clock.now());
      await recordAudit(tx, actor, {
        action: actions[type],
        subjectUserId: before.reportedId,
        before: { state: before.state },
        after: { state },
      });
    }
    return withLinks(deps, requireRow(await findReport(tx, type, id), 'report.not_found'));
  });
