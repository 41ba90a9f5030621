import { adminCoaches } from '@netlik/contract/coaching/admin-coaches';
import { coachPrograms } from '@netlik/contract/coaching/coach-programs';
import { addMonths } from '@netlik/domain/months';
import { addDays, monthStart } from '@netlik/domain/study-day';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formatFullDay } from '../../formats/days.ts';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { ayse } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { idOf, nameOf, program, today } from '../coach.samples.ts';
import { assignee, coach, pageOf, performance } from './admin-coaches.samples.ts';
import { AssignmentsPage } from './assignments-page.tsx';
import { CoachPage } from './coach-page.tsx';
import { CoachesPage } from './coaches-page.tsx';

const two = [coach(0), coach(1)];

const nermin = { ...ayse, role: 'admin' } as const;

describe('the list of coaches', () => {
  it('asks for the order that was chosen, keeps it on the device and opens a coach by any part of the row', async () => {
    await page.viewport(1440, 900);
    fakeApi.reply(adminCoaches.list, pageOf(two));
    const screen = await renderScreen(<CoachesPage />, { at: '/admin/coaches', person: nermin });
    await expect
      .element(screen.getByRole('link', { name: 'Kemal Öztürk' }))
      .toHaveAttribute('href', `/admin/coaches/${two[0]!._id}`);
    await screen.getByRole('button', { name: /^Öğrenci/ }).click();
    await expect.poll(() => fakeApi.calls(adminCoaches.list).at(-1)?.query.get('sort')).toBe('students');
    expect(localStorage.getItem('netlik.table.admin-coaches')).toContain('students');
    await expectAccessible();
    await screen.getByText(two[1]!.email).click();
    await expect.poll(() => screen.router.state.location.pathname).toBe(`/admin/coaches/${two[1]!._id}`);
  });
});

describe('the page of a coach', () => {
  const open = async (width = 1440) => {
    await page.viewport(width, 900);
    fakeApi.reply(adminCoaches.performance, performance());
    fakeApi.reply(
      adminCoaches.students,
      pageOf([{ ...assignee(0), assignedAt: '2026-08-01T09:00:00.000Z', endedAt: null }]),
    );
    return renderScreen(
      <Routes>
        <Route path="/admin/coaches/:id" element={<CoachPage />} />
      </Routes>,
      {
        at: `/admin/coaches/${two[0]!._id}`,
        person: nermin,
      },
    );
  };

  it('opens the calendar of a student, whose days lead to editing or writing', async () => {
    const first = monthStart(today);
    const written = program(0, { date: first });
    fakeApi.reply(coachPrograms.listOfStudent, {
      data: [written],
      pagination: { page: 1, limit: 200, total: 1 },
    });
    const screen = await open();
    await screen.getByRole('button', { name: new RegExp(`${nameOf(0)}`) }).click();
    await screen.getByRole('menuitem', { name: 'Program takvimi' }).click();
    await expect
      .element(screen.getByRole('link', { name: new RegExp(`^${formatFullDay(first)}`) }))
      .toHaveAttribute(
        'href',
        `/coach/programs/create?studentId=${idOf(0)}&editId=${written._id}&coachId=${two[0]!._id}`,
      );
    await screen.getByRole('button', { name: 'Sonraki ay' }).click();
    const next = addDays(addMonths(first, 1), 9);
    await expect
      .element(screen.getByRole('link', { name: `${formatFullDay(next)}: program yok` }))
      .toHaveAttribute(
        'href',
        `/coach/programs/create?studentId=${idOf(0)}&date=${next}&coachId=${two[0]!._id}`,
      );
    await expectAccessible();
  });

  it('moves all students after another coach was chosen, and fits a phone', async () => {
    fakeApi.reply(adminCoaches.list, pageOf(two));
    fakeApi.reply(adminCoaches.moveStudents, { moved: 3 });
    const screen = await open(390);
    await expect.element(screen.getByText('4,3')).toBeVisible();
    expectFits();
    await screen.getByRole('button', { name: 'Öğrencileri taşı' }).click();
    await screen.getByRole('button', { name: 'Hepsini taşı' }).click();
    await expect.element(screen.getByText('Yeni koçu seç')).toBeVisible();
    await screen.getByLabelText('Yeni koç').selectOptions(two[1]!._id);
    await screen.getByRole('button', { name: 'Hepsini taşı' }).click();
    await expect
      .poll(() => fakeApi.calls(adminCoaches.moveStudents)[0]?.body)
      .toEqual({ toCoachId: two[1]!._id });
  });
});

describe('assignments', () => {
  it('needs a coach and students, and says who was refused and why', async () => {
    await page.viewport(1440, 900);
    fakeApi.reply(adminCoaches.list, pageOf(two));
    fakeApi.reply(
      adminCoaches.listAssignments,
      pageOf([assignee(0), assignee(1), assignee(2, { refusal: 'not_premium', tier: 'free' })]),
    );
    fakeApi.reply(adminCoaches.assign, {
      assigned: [idOf(0)],
      refused: [{ studentId: idOf(1), name: nameOf(1), reason: 'has_other_coach' }],
    });
    const screen = await renderScreen(<AssignmentsPage />, { at: '/admin/assignments', person: nermin });
    const pick = (index: number) => screen.getByLabelText(`${nameOf(index)} adlı öğrenciyi seç`);
    await expect.element(pick(2)).toBeDisabled();
    await screen.getByRole('button', { name: 'Ata', exact: true }).click();
    await expect.element(screen.getByText('Lütfen koç ve öğrencileri seç.').first()).toBeVisible();
    await pick(0).click();
    await pick(1).click();
    await screen.getByLabelText('Koç', { exact: true }).selectOptions(two[0]!._id);
    await screen.getByRole('button', { name: 'Ata', exact: true }).click();
    await expect.element(screen.getByText(`${nameOf(1)}: Başka bir koça atanmış`)).toBeVisible();
    expect(fakeApi.calls(adminCoaches.assign)[0]?.body).toEqual({
      coachId: two[0]!._id,
      studentIds: [idOf(0), idOf(1)],
    });
    await expectAccessible();
  });

  it('moves a student of the chosen coach, once all three are chosen', async () => {
    fakeApi.reply(adminCoaches.list, pageOf(two));
    fakeApi.reply(adminCoaches.listAssignments, pageOf([]));
    fakeApi.reply(adminCoaches.students, pageOf([{ ...assignee(0), assignedAt: null, endedAt: null }]));
    fakeApi.reply(adminCoaches.reassign, { studentId: idOf(0), coachId: two[1]!._id });
    const screen = await renderScreen(<AssignmentsPage />, { at: '/admin/assignments', person: nermin });
    await screen.getByLabelText('Şimdiki koç').selectOptions(two[0]!._id);
    await screen.getByLabelText('Öğrenci', { exact: true }).selectOptions(idOf(0));
    await screen.getByLabelText('Yeni koç').selectOptions(two[1]!._id);
    await screen.getByRole('button', { name: 'Koçu değiştir' }).click();
    await expect
      .poll(() => fakeApi.calls(adminCoaches.reassign)[0]?.body)
      .toEqual({ studentId: idOf(0), fromCoachId: two[0]!._id, toCoachId: two[1]!._id });
  });
});
