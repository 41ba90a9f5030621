import { MAX_PROGRAM_TEMPLATES, type NewProgramTemplate } from '@netlik/contract/coaching/program-templates';
import { addDays, studyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { fillCopiedDay } from './copied-day.service.ts';
import { insertTemplate } from './program-templates.sql.ts';

const HOUR_MS = 3_600_000;
const COPIED_DAY = 8;

const subject = (name: string, description: string, duration: number, ...topics: string[]) => ({
  subject: name,
  description,
  duration,
  topicsDetailed: topics.map((topic) => ({ topic, solveQuestions: true, durationMinutes: 30 })),
});

const templates: NewProgramTemplate[] = [
  {
    name: 'Sayısal okul günü',
    subjects: [
      subject(
        'matematik',
        'Konu özeti, sonra iki test. Yanlışlarını deftere geçir.',
        60,
        'Problemler',
        'Fonksiyonlar',
      ),
      subject('fizik', 'Önce videoyu izle, sonra 20 soru.', 45, 'Hareket ve kuvvet'),
      subject('turkce', '20 paragraf, süre tutarak.', 30, 'Paragraf'),
    ],
  },
  {
    name: 'Hafta sonu AYT',
    subjects: [
      subject('matematik_ayt', 'Türev testi, sonra geçen haftanın yanlışları.', 120, 'Türev', 'İntegral'),
      subject('fizik_ayt', 'Konu tekrarı ve 30 soru.', 90, 'Elektrik'),
      subject('kimya_ayt', 'Karma test.', 60, 'Organik kimya'),
    ],
  },
  {
    name: 'Deneme günü',
    subjects: [
      {
        subject: 'deneme_sinavi',
        description: 'TYT denemesi: 10.15’te başla, telefon başka odada.',
        duration: 165,
      },
      { subject: 'genel_tekrar', description: 'Yanlışların çözümü; her birinin nedenini yaz.', duration: 60 },
    ],
  },
];

/** School days, then a long Saturday and an exam on Sunday. */
const week = [0, 1, 2, 3, 4, 5, 6].map((offset) => ({
  offset,
  subjects: templates[Math.max(0, offset - 4)]!.subjects,
}));

export const fillDemoProgramCopies = async (tx: Executor, { users, now }: Demo): Promise<void> => {
  const at = new Date(now.getTime() - HOUR_MS);
  const day = addDays(studyDay(now), COPIED_DAY);
  for (const { id: userId, person } of users.filter((user) => user.person.role === 'coach')) {
    for (const template of templates) {
      const owner = { id: newId(at.getTime()), userId, most: MAX_PROGRAM_TEMPLATES };
      await insertTemplate(tx, owner, template, at);
    }
    const owner = { id: newId(at.getTime()), userId, most: MAX_PROGRAM_TEMPLATES };
    await insertTemplate(tx, owner, { name: 'Sayısal hafta', subjects: [], days: week }, at);
    const students = users.filter((user) => user.person.coach === person.email);
    const ids = students.map(({ id }) => id);
    await fillCopiedDay(tx, { coachId: userId, studentIds: ids, day, at }, templates[0]!);
  }
};
