import { type ClassMap, classMap } from '@netlik/contract/coaching/class-map';
import { coachGroups } from '@netlik/contract/coaching/coach-groups';
import { programCopies } from '@netlik/contract/coaching/program-copies';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { kemal } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { idOf, nameOf, today, tomorrow } from '../coach.samples.ts';
import { TopicMapPage } from './topic-map-page.tsx';

const map: ClassMap = {
  from: today,
  to: today,
  exams: 5,
  studentCount: 3,
  topicCount: 1,
  subjects: ['matematik'],
  students: [0, 1, 2].map((index) => ({ studentId: idOf(index), studentName: nameOf(index) })),
  topics: [
    {
      subject: 'matematik',
      topic: 'Problemler',
      wrong: 7,
      needs: 1,
      cells: [
        { studentId: idOf(0), wrong: 6, mastery: 0.2, needs: true },
        { studentId: idOf(1), wrong: 1, mastery: 0.9, needs: false },
      ],
    },
  ],
};

const open = async (width = 1440) => {
  await page.viewport(width, 900);
  fakeApi.reply(coachGroups.list, []);
  fakeApi.reply(classMap.get, map);
  return renderScreen(<TopicMapPage />, { at: '/coach/topic-map', person: kemal });
};

describe('the map of a class', () => {
  it('shows wrong answers by topic and student, and mastery instead', async () => {
    const screen = await open();
    const table = screen.getByRole('table', { name: 'Konulara göre öğrenciler' });
    await expect.element(table.getByRole('cell', { name: '6', exact: true })).toBeVisible();
    await expectAccessible();
    await expectTourAnchors('coach-topic-map');
    await screen.getByText('Bilme', { exact: true }).click();
    await expect.element(table.getByRole('cell', { name: '%20' })).toBeVisible();
  });

  it('writes homework for those who need a topic, on a phone too', async () => {
    const screen = await open(390);
    fakeApi.reply(programCopies.preview, [
      {
        studentId: idOf(0),
        studentName: nameOf(0),
        date: tomorrow,
        title: 'Eski',
        action: 'replace',
        reason: null,
        work: [],
      },
    ]);
    fakeApi.reply(programCopies.create, { batchId: idOf(9), items: [], isRunning: false });
    await screen.getByRole('button', { name: /Problemler/ }).click();
    await expect.element(screen.getByText('1 öğrencinin programına eklenecek')).toBeVisible();
    await expectAccessible();
    expectFits();
    await screen.getByRole('button', { name: 'Bu konudan ödev yaz' }).click();
    await expect.poll(() => fakeApi.calls(programCopies.create).length).toBe(1);
    expect(fakeApi.calls(programCopies.create)[0]!.body).toMatchObject({
      homework: { subject: 'matematik', topic: 'Problemler', questions: 20 },
      to: tomorrow,
      studentIds: [idOf(0)],
    });
  });
});
