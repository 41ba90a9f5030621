import { addDays, monthStart, studyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { insertFeedback } from '../my-coach/my-coach.sql.ts';
import { saveFeedbackRead } from './coach-feedback.sql.ts';

const MONTHS = 6;
/** The newest evaluations stay unread. */
const READ_UNTIL_MONTH = 2;

const words = [
  { feedback: 'Programlar hızıma çok uygun, denemelerden sonra hemen konuşuyoruz.', stars: [5, 5, 5] },
  { feedback: 'Genel olarak memnunum, yalnızca hafta sonu programı biraz yoğun.', stars: [4, 4, 5] },
  {
    feedback: 'Sorularıma bazen iki gün sonra cevap geliyor, akşamları ulaşmak zor.',
    stars: [2, 4, 3],
    issues: { communicationProblems: true, notEnoughSupport: true },
  },
  { feedback: 'Bu ay fizikteki eksiklerimi birlikte kapattık, teşekkür ederim.', stars: [5, 4, 5] },
  {
    feedback: 'Günlük soru hedefi bana fazla geliyor, bazı günler yetişemiyorum.',
    stars: [4, 3, 3],
    issues: { tooMuchPressure: true, other: 'Okul sınavları haftası' },
  },
  {
    feedback: 'Türkçe için daha çok paragraf istiyorum, program sayısal ağırlıklı.',
    stars: [4, 3, 4],
    issues: { programNotSuitable: true },
  },
] as const;

export const fillDemoCoachFeedback = async (tx: Executor, { users, now, idOf }: Demo): Promise<void> => {
  const coached = users.filter(({ person }) => person.coach);
  for (const [index, { id: studentId, person }] of coached.entries()) {
    let month = monthStart(studyDay(now));
    for (let ago = 0; ago < MONTHS; ago++, month = monthStart(addDays(month, -1))) {
      // The first student's evaluation of this month stays due, which shows its form.
      if ((ago === 0 && index === 0) || (index + ago) % 4 === 3) continue;
      const { feedback, stars, ...rest } = words[(index * 2 + ago) % words.length]!;
      const [communication, programQuality, overallSatisfaction] = stars;
      const id = newId();
      const written = Math.min(now.getTime(), Date.parse(`${addDays(month, 3 + index * 3)}T17:20:00Z`));
      await insertFeedback(
        tx,
        { id, studentId, month },
        {
          coachId: idOf(person.coach!),
          categories: { communication, programQuality, overallSatisfaction },
          feedback,
          ...('issues' in rest ? { specificIssues: rest.issues } : {}),
        },
        new Date(written),
      );
      if (ago >= READ_UNTIL_MONTH) await saveFeedbackRead(tx, id);
    }
  }
};
