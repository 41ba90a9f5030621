import type { ExamFilter, ExamType } from '@netlik/contract/exam-attempts';
import { parseStudyDay } from '@netlik/domain/study-day';
import { dayText, monthNames, monthOf } from '../../ui/pickers/calendar.ts';

const two = new Intl.NumberFormat('tr', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const signed = new Intl.NumberFormat('tr', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
});
const signedPoints = new Intl.NumberFormat('tr', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });

export const netText = (net: number): string => two.format(net);
export const netChangeText = (change: number): string => signed.format(change);

/** „%72” of a share from 0 to 1. */
export const percentText = (share: number): string => `%${Math.round(share * 100)}`;
export const pointsText = (share: number): string => signedPoints.format(share * 100);

/** A branch exam has no type. */
export const filterOf = (type: ExamType | null): ExamFilter => type ?? 'BRANS';

export const dateText = (date: string): string => {
  const day = parseStudyDay(date);
  return day ? dayText(day) : date;
};

/** „9 Kas” */
export const shortDate = (date: string): string => {
  const day = parseStudyDay(date);
  return day ? `${Number(day.slice(8))} ${monthNames[monthOf(day) - 1]!.slice(0, 3)}` : date;
};
