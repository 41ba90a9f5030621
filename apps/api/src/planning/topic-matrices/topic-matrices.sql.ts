import type { MatrixLegend } from '@netlik/contract/planning/topic-matrices';
import type { MatrixColors } from '@netlik/domain/planning/topic-matrices/matrix';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

export type StoredMatrix = MatrixColors & {
  version: number;
  dayCount: number;
  topics: string[];
  doneDays: Record<string, StudyDay>;
};

/** Without a matrix in the subject the row contains nulls, and maybe a legend. */
type MatrixRow = { matrix: StoredMatrix | null; legend: MatrixLegend | null };

export const findMatrix = (db: Executor, userId: string, subject: string) =>
  db.one<MatrixRow>(sql`
    select
      (select jsonb_build_object('version', version, 'dayCount', day_count, 'topics', topics,
          'cellColors', cell_colors, 'columnColors', column_colors, 'topicColors', topic_colors, 'doneDays', done_days)
        from topic_matrices where user_id = ${userId} and subject = ${subject}) as matrix,
      (select meanings from topic_matrix_legends where user_id = ${userId}) as legend`);

export const saveMatrix = (db: Executor, userId: string, subject: string, matrix: StoredMatrix, now: Date) =>
  db.run(sql`
    insert into topic_matrices (user_id, subject, version, day_count, topics, cell_colors, column_colors, topic_colors,
      done_days, updated_at)
    values (${userId}, ${subject}, ${matrix.version}, ${matrix.dayCount}, ${JSON.stringify(matrix.topics)},
      ${JSON.stringify(matrix.cellColors)}, ${JSON.stringify(matrix.columnColors)},
      ${JSON.stringify(matrix.topicColors)}, ${JSON.stringify(matrix.doneDays)}, ${now})
    on conflict (user_id, subject) do update set version = excluded.version, day_count = excluded.day_count,
      topics = excluded.topics, cell_colors = excluded.cell_colors, column_colors = excluded.column_colors,
      topic_colors = excluded.topic_colors, done_days = excluded.done_days, updated_at = excluded.updated_at`);

export const findDoneDays = (db: Executor, userId: string) =>
  db.many<{ subject: string; doneDays: Record<string, StudyDay> }>(sql`
    select subject, done_days as "doneDays" from topic_matrices where user_id = ${userId}`);

export const saveLegend = (db: Executor, userId: string, meanings: MatrixLegend, now: Date) =>
  db.run(sql`
    insert into topic_matrix_legends (user_id, meanings, updated_at)
    values (${userId}, ${JSON.stringify(meanings)}, ${now})
    on conflict (user_id) do update set meanings = excluded.meanings, updated_at = excluded.updated_at`);
