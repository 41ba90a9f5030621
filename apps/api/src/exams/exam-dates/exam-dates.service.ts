import type { BodyOf } from '@netlik/contract/endpoint';
import type { examDates as endpoints } from '@netlik/contract/exams/exam-dates';
import { studyDay, yearOf } from '@netlik/domain/study-day';
import { examDates } from '@netlik/domain/yks/exam-dates';
import { targetYearChoices } from '@netlik/domain/yks/target-years';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { ruleBroken } from '../../http/rules.ts';
import { recordAudit } from '../../platform/audit/audit.service.ts';
import { findExamDates, saveExamDates } from './exam-dates.sql.ts';

const FIRST_YEAR = 2020;

export const listExamDates = async ({ db, clock }: Deps) => {
  const set = await findExamDates(db);
  return targetYearChoices(studyDay(clock.now())).map((year) => examDates(year, set));
};

export const updateExamDates = (
  { db, clock }: Deps,
  actor: Actor,
  yearText: string,
  body: BodyOf<typeof endpoints.save>,
) => {
  const year = Number(yearText);
  if (year < FIRST_YEAR) throw ruleBroken('year', `Yıl en az ${FIRST_YEAR} olmalı`);
  const { tyt, ayt, ydt } = body;
  for (const [path, day] of Object.entries({ tyt, ayt, ydt }))
    if (yearOf(day) !== year) throw ruleBroken(path, `${year} yılından bir gün olmalı`);
  if (ayt < tyt) throw ruleBroken('ayt', 'AYT, TYT’den önce olamaz');
  if (ydt < tyt) throw ruleBroken('ydt', 'YDT, TYT’den önce olamaz');
  const dates = { year, tyt, ayt, ydt, official: body.official };
  return db.transaction(async (tx) => {
    const before = (await findExamDates(tx)).find((set) => set.year === year);
    await recordAudit(tx, actor, {
      action: 'exam-dates.saved',
      subjectUserId: null,
      before: { ...before, year: undefined },
      after: dates,
    });
    return saveExamDates(tx, dates, clock.now());
  });
};
