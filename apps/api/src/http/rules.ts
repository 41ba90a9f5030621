import { MOST_DAYS } from '@netlik/contract/study/study-fields';
import { daysBetween, type StudyDay } from '@netlik/domain/study-day';
import { AppError } from './app-error.ts';

/** A 400-class error for one field that breaks a rule. */
export const ruleBroken = (path: string, message: string) =>
  new AppError('request.rule_broken', {}, [{ path, message }]);

/** Both days included. */
export const refuseBadRange = (from: string, to: string): void => {
  if (to < from) throw ruleBroken('to', 'Bitiş günü başlangıçtan önce olamaz');
  if (daysBetween(from as StudyDay, to as StudyDay) >= MOST_DAYS)
    throw ruleBroken('to', `En fazla ${MOST_DAYS} gün istenebilir`);
};
