import { MAX_DAYS } from '@netlik/contract/study-fields';
import { daysBetween, parseStudyDay, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { AppError } from './app-error.ts';

export const ruleBroken = (path: string, message: string) =>
  new AppError('request.rule_broken', {}, [{ path, message }]);

const FIRST_DAY = '2015-01-01';
const MAX_DAYS_AHEAD = 366;

export const refuseFarDay = (day: StudyDay, today: StudyDay, path = 'date'): void => {
  if (day < FIRST_DAY) throw ruleBroken(path, 'Tarih 2015’ten önce olamaz');
  if (daysBetween(today, day) > MAX_DAYS_AHEAD) throw ruleBroken(path, 'Tarih bir yıldan ileride olamaz');
};

export const dayOf = (given: string): StudyDay => parseStudyDay(given) ?? studyDay(new Date(given));

export const refuseBadRange = (from: StudyDay, to: StudyDay): void => {
  if (to < from) throw ruleBroken('to', 'Bitiş günü başlangıçtan önce olamaz');
  if (daysBetween(from, to) >= MAX_DAYS) throw ruleBroken('to', `En fazla ${MAX_DAYS} gün istenebilir`);
};
