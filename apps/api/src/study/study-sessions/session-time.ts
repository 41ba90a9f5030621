import {
  CLOCK_SLACK_MS,
  checkManualSpan,
  DAY_SECONDS,
  MANUAL_SECONDS,
  type StudySpan,
} from '@netlik/domain/study/manual-session';
import { startOfStudyDay, studyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { ruleBroken } from '../../http/rules.ts';
import { findOverlap } from '../study-days/study-write.sql.ts';
import type { SessionRow } from './study-sessions.sql.ts';

const EARLIEST_MS = Date.parse('2020-01-01T00:00:00Z');

/** The start, never later than now, whatever the device's clock says. */
export const startInstant = (date: string, now: Date): Date => {
  const given = Date.parse(date);
  if (given > now.getTime() + CLOCK_SLACK_MS) throw ruleBroken('date', 'Çalışma gelecekte başlayamaz');
  if (given < EARLIEST_MS) throw ruleBroken('date', 'Tarih 2020’den önce olamaz');
  return new Date(Math.min(given, now.getTime()));
};

export const spanOf = ({ startedAt, seconds }: SessionRow): StudySpan => ({
  startedAt: Date.parse(startedAt),
  seconds,
});

/** Refuses an impossible time; `most` is in seconds. */
export const refuseImpossibleSpan = (row: SessionRow, now: Date, most: number = MANUAL_SECONDS.max): void => {
  const issue = checkManualSpan(spanOf(row), now.getTime(), most);
  if (issue === 'tooLong') throw ruleBroken('duration', `En fazla ${Math.floor(most / 60)} dk olabilir`);
  if (issue === 'endsInFuture') throw ruleBroken('duration', 'Çalışma şu andan sonra bitemez');
};

/** „14:05” on the product's clock. */
const timeText = (at: Date): string => {
  const minutes = Math.floor((at.getTime() - startOfStudyDay(studyDay(at)).getTime()) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** `daySeconds` includes this session; the caller holds `lockStudy`. */
export const refuseWithoutRoom = async (
  tx: Executor,
  userId: string,
  row: SessionRow,
  { daySeconds, allowOverlap }: { daySeconds: number; allowOverlap: boolean },
): Promise<void> => {
  if (daySeconds > DAY_SECONDS) throw ruleBroken('duration', 'Bir güne 24 saatten fazla çalışma sığmaz');
  if (allowOverlap) return;
  const other = await findOverlap(tx, userId, row);
  if (!other) return;
  const from = Date.parse(other.startedAt);
  throw new AppError('study_session.overlaps', {
    from: timeText(new Date(from)),
    to: timeText(new Date(from + other.seconds * 1000)),
  });
};
