import type { StudyDay } from '@netlik/domain/study-day';
import { targetYearChoices } from '@netlik/domain/yks/target-years';
import { ruleBroken } from '../../http/rules.ts';

export const refuseTargetYear = (year: number | undefined, today: StudyDay) => {
  const choices = targetYearChoices(today);
  if (year === undefined || choices.includes(year)) return;
  const isPast = year < choices[0]!;
  throw ruleBroken(
    'targetYear',
    isPast ? 'Hedef yıl bu yıldan önce olamaz' : `Hedef yıl en fazla ${choices.at(-1)} olabilir`,
  );
};
