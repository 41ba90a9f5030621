import { dailyPlans, type PlanOfDay } from '@netlik/contract/planning/daily-plans/daily-plans';
import { videos } from '@netlik/contract/planning/videos';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { samplePlan, sampleSubject } from './daily-plans.samples.ts';
import { DailyPlansPage } from './daily-plans-page.tsx';

const today = studyDay(new Date());

const loadTimer = async () => () => <p>Zamanlayıcı açık</p>;

const open = async ({ at = '/study-plan', width = 1440 } = {}) => {
  await page.viewport(width, 900);
  return renderScreen(<DailyPlansPage loadTimer={loadTimer} />, { at });
};

const serve = (start: PlanOfDay) => {
  let plan = start;
  const save = (part: Partial<PlanOfDay>) => {
    plan = { ...plan, ...part };
    return plan;
  };
  fakeApi.reply(dailyPlans.byDate, () => plan);
  fakeApi.reply(dailyPlans.setSubjectActive, () => plan);
  fakeApi.reply(dailyPlans.subjectPreferences, { subject: 'matematik', playlistId: null });
  fakeApi.reply(dailyPlans.updateSubject, ({ path, body }) => {
    const index = Number(path.split('/').at(-1));
    return save({
      subjects: plan.subjects.map((each, at) => (at === index ? { ...each, ...(body as object) } : each)),
    });
  });
  return save;
};

describe('the plan of a day', () => {
  it('shows the subjects by priority with every element its tour points to', async () => {
    serve(samplePlan());
    const screen = await open();
    const row = screen.getByRole('row', { name: /Matematik/ });
    await expect.element(row).toHaveTextContent('1. sıra');
    await expect.element(screen.getByText('Yüksek')).not.toBeInTheDocument();
    await expect.element(row).toHaveTextContent('24 / 40');
    await expect.element(row).toHaveTextContent('20 dk / 1 sa');
    await expect.element(row.getByText('19')).toHaveAttribute('data-band', 'good');
    await expect.element(screen.getByText('100 soru')).toBeVisible();
    await expectTourAnchors('study-plan');
    await expectAccessible();
  });

  it('names priorities where they differ', async () => {
    const [first, second, third] = samplePlan().subjects;
    serve(samplePlan({ subjects: [first!, second!, { ...third!, priority: 4 }] }));
    const screen = await open();
    await expect
      .element(screen.getByRole('row', { name: /Matematik/ }))
      .toHaveTextContent('1. sıra, Yüksek öncelik');
    await expect
      .element(screen.getByRole('row', { name: /Fizik/ }))
      .toHaveTextContent('4. sıra, Orta öncelik');
  });

  it('is a checklist on a phone: what is left first, the start on the next, the evaluation after the list', async () => {
    serve(samplePlan());
    const screen = await open({ width: 390 });
    const list = screen.getByRole('list', { name: 'Planın dersleri' });
    await expect.element(list).toBeVisible();
    const names = () =>
      list
        .getByRole('button', { name: /^Ayrıntılar: / })
        .elements()
        .map(({ textContent }) => textContent);
    const [first, second] = names();
    await expect.element(list.getByRole('button', { name: `Başla: ${first}` })).toBeVisible();
    expect(list.getByRole('button', { name: /^Başla: / }).elements()).toHaveLength(1);
    const follows = (element: Element) =>
      list.element().compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows(document.querySelector('[data-tour="study-plan-evaluation"]')!)).toBeTruthy();
    await expect.element(screen.getByText('Doğruluk')).not.toBeVisible();
    expectFits();
    await expectAccessible();
    await list.getByRole('button', { name: `${first}: tamamlandı işaretle` }).click();
    await expect.poll(() => names().at(0)).toBe(second);
    await expect.element(list.getByRole('button', { name: `Başla: ${second}` })).toBeVisible();
  });

  it('names the active plans before the form when no further one fits', async () => {
    const tomorrow = addDays(today, 1);
    fakeApi.fail(dailyPlans.byDate, 'daily_plan.not_found');
    fakeApi.reply(dailyPlans.active, {
      max: 1,
      plans: [{ _id: samplePlan()._id, date: tomorrow, title: 'Yarının planı' }],
    });
    const screen = await open();
    await expect.element(screen.getByText(/en fazla 1 etkin planın olabilir/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Plan oluştur' })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: /Yarının planı/ }).click();
    await expect.poll(() => screen.router.state.location.search).toContain(`date=${tomorrow}`);
  });

  it('names them on request where the coach’s program fills the page', async () => {
    serve(samplePlan({ source: 'coach' }));
    const plans = [{ _id: samplePlan()._id, date: today, title: 'Kendi planım' }];
    fakeApi.reply(dailyPlans.active, { max: 1, plans });
    const screen = await open();
    await expect.poll(() => fakeApi.calls(dailyPlans.active)).toHaveLength(1);
    await expect.element(screen.getByText(/etkin planın olabilir/)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Kendi planını ekle' }).click();
    await expect.element(screen.getByText(/en fazla 1 etkin planın olabilir/)).toBeVisible();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('retries after a failure', async () => {
    fakeApi.fail(dailyPlans.byDate, 'server.busy');
    const screen = await open();
    await expect.element(screen.getByText('Plan alınamadı')).toBeVisible();
    serve(samplePlan());
    await screen.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Pazartesi planı' })).toBeVisible();
  });

  it('changes a status at once, and takes it back when the server refuses', async () => {
    serve(samplePlan());
    const screen = await open();
    const status = screen.getByRole('combobox', { name: 'Fizik durumu' });
    await status.selectOptions('completed');
    await expect.element(status).toHaveValue('completed');
    expect(fakeApi.calls(dailyPlans.updateSubject)[0]!.body).toEqual({
      status: 'completed',
      subjectId: sampleSubject(2)._id,
    });
    fakeApi.fail(dailyPlans.updateSubject, 'daily_plan.subject_moved');
    await status.selectOptions('skipped');
    await expect.element(screen.getByText(/^Ders güncellenemedi\. Planın dersleri değişti/)).toBeVisible();
    await expect.element(status).toHaveValue('completed');
  });

  it('adds what is left to tomorrow in one press, says so, and takes it back', async () => {
    serve(samplePlan());
    fakeApi.reply(dailyPlans.list, { data: [], pagination: { page: 1, limit: 100, total: 0 } });
    fakeApi.reply(dailyPlans.create, samplePlan());
    const screen = await open();
    await screen.getByRole('button', { name: 'Kalan 3 dersi yarına ekle' }).click();
    await expect.element(screen.getByText('3 ders yarının planına eklendi.')).toBeVisible();
    const tomorrow = addDays(today, 1);
    expect(fakeApi.calls(dailyPlans.create)[0]?.body).toMatchObject({
      date: tomorrow,
      subjects: [{ targetQuestions: 16 }, {}, {}],
    });
    await expect.element(screen.getByRole('button', { name: 'Yarına eklendi: planı aç' })).toBeVisible();
    fakeApi.reply(dailyPlans.update, samplePlan({ status: 'archived' }));
    await screen.getByRole('button', { name: 'Geri al' }).click();
    await expect.poll(() => fakeApi.calls(dailyPlans.update)[0]?.body).toMatchObject({ status: 'archived' });
    await expect.element(screen.getByRole('button', { name: 'Kalan 3 dersi yarına ekle' })).toBeVisible();
  });

  it('asks before a subject is skipped, and keeps typed answers', async () => {
    const [list] = samplePlan().subjects;
    serve(samplePlan());
    const subject = 'matematik';
    fakeApi.reply(dailyPlans.subjectPreferences, { subject, playlistId: 'PL12345678901' });
    fakeApi.reply(videos.listOfSubject, {
      subject,
      playlistId: 'PL12345678901',
      videos: list!.videos.map((video) => ({ ...video, title: 'Kareköklü sayılar' })),
    });
    const screen = await open();
    await screen.getByRole('button', { name: 'Fizik için işlemler' }).click();
    await screen.getByRole('menuitem', { name: 'Dersi atla' }).click();
    await screen.getByRole('button', { name: 'Atla', exact: true }).click();
    await expect.element(screen.getByRole('combobox', { name: 'Fizik durumu' })).toHaveValue('skipped');
    await screen.getByRole('button', { name: /^Ayrıntılar: .*Matematik/ }).click();
    const dialog = screen.getByRole('dialog', { name: /Matematik$/ });
    await expect.element(dialog.getByText('30 dk · Soru çöz · Video izle')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Üslü sayılar 1: izle' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Videoları göster' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Kareköklü sayılar: izle' })).toBeVisible();
    await dialog.getByLabelText('Doğru').fill('28');
    await dialog.getByRole('button', { name: 'Cevapları kaydet' }).click();
    await expect.element(screen.getByText('Cevapların kaydedildi.')).toBeVisible();
    expect(fakeApi.calls(dailyPlans.updateSubject).at(-1)!.body).toMatchObject({
      correctAnswers: 28,
      wrongAnswers: 4,
      blankAnswers: 0,
    });
  });

  it('switches between the program of the coach and one’s own, and says that it was seen', async () => {
    const own = samplePlan();
    const other = { _id: own._id, source: 'student' as const, title: own.title };
    const coach = samplePlan({ _id: sampleSubject(60)._id, source: 'coach', title: 'Koçun planı', other });
    fakeApi.reply(dailyPlans.markSeen, null);
    fakeApi.reply(dailyPlans.byDate, ({ query }) =>
      query.get('source') === 'student'
        ? { ...own, other: { _id: coach._id, source: coach.source, title: coach.title } }
        : coach,
    );
    const screen = await open();
    await expect.element(screen.getByRole('heading', { name: 'Koçun planı' })).toBeVisible();
    await expect.poll(() => fakeApi.calls(dailyPlans.markSeen).length).toBe(1);
    expect(screen.getByRole('button', { name: 'Düzenle' }).query()).toBeNull();
    await screen.getByText('Kendi planım').click();
    await expect.element(screen.getByRole('heading', { name: 'Pazartesi planı' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Düzenle' })).toBeVisible();
  });

  it('marks a subject active while its timer is open', async () => {
    serve(samplePlan());
    const screen = await open();
    await screen.getByRole('button', { name: /^Zamanlayıcıyı aç: .*Fizik/ }).click();
    await expect.element(screen.getByText('Zamanlayıcı açık')).toBeVisible();
    await expect
      .poll(() => fakeApi.calls(dailyPlans.setSubjectActive)[0]?.body)
      .toEqual({ isActive: true, subjectId: sampleSubject(2)._id });
  });
});

describe('writing a plan', () => {
  it('offers to create one on an empty day, with the way back to today', async () => {
    fakeApi.fail(dailyPlans.byDate, 'daily_plan.not_found');
    const screen = await open({ at: `/study-plan?date=${addDays(today, 3)}` });
    await expect.element(screen.getByText('Bu gün için plan yok')).toBeVisible();
    await screen.getByRole('button', { name: 'Plan oluştur' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Günün planını oluştur' });
    await dialog.getByRole('button', { name: 'Planı oluştur' }).click();
    await expect.element(dialog.getByText('Ders seçmelisin')).toBeVisible();
    await expect.element(dialog.getByText('Hedef soru sayısını yaz')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Çıkar: 1. ders' }).query()).toBeNull();
    await dialog.getByLabelText('Ders', { exact: true }).selectOptions('kimya');
    await dialog.getByLabelText('Hedef soru').fill('501');
    await expect.element(dialog.getByText('En fazla 500 olabilir')).toBeVisible();
    await dialog.getByLabelText('Hedef soru').fill('40');
    fakeApi.fail(dailyPlans.create, 'daily_plan.exists');
    await dialog.getByRole('button', { name: 'Planı oluştur' }).click();
    await expect.element(dialog.getByText(/^Plan oluşturulamadı\. Bu gün için zaten/)).toBeVisible();
    fakeApi.reply(dailyPlans.create, samplePlan());
    serve(samplePlan());
    await dialog.getByRole('button', { name: 'Planı oluştur' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Pazartesi planı' })).toBeVisible();
    expect(fakeApi.calls(dailyPlans.create)[0]!.body).toMatchObject({
      date: addDays(today, 3),
      title: '',
      subjects: [{ subject: 'kimya', priority: 1, targetQuestions: 40, targetTime: null }],
    });
    await screen.getByRole('button', { name: 'Bugüne dön' }).click();
    expect(screen.router.state.location.search).toBe('');
  });

  it('reorders rows by keyboard, removes them while there is more than one, and adds videos', async () => {
    serve(samplePlan());
    fakeApi.reply(dailyPlans.update, samplePlan());
    const screen = await open();
    await screen.getByRole('button', { name: 'Düzenle' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Planı düzenle' });
    await dialog.getByRole('button', { name: /^Çıkar: .*Fizik/ }).click();
    (dialog.getByRole('button', { name: /^Taşı: .*Türkçe/ }).element() as HTMLElement).focus();
    await press('Space');
    await expect.element(screen.getByText(/şimdi 2 dersten 2\. sırada/)).toBeInTheDocument();
    await press('ArrowUp');
    await expect.element(screen.getByText(/şimdi 2 dersten 1\. sırada/)).toBeInTheDocument();
    await press('Space');
    await expect.element(screen.getByText(/bırakıldı: 1\. sıra/)).toBeInTheDocument();
    await dialog.getByText('Konular, açıklama ve videolar').first().click();
    const link = dialog.getByLabelText('YouTube bağlantısı').first();
    await link.fill('https://example.com/a');
    await dialog.getByRole('button', { name: 'Video ekle' }).first().click();
    await expect.element(dialog.getByText('Bu bir YouTube video bağlantısı değil.')).toBeVisible();
    await link.fill('youtu.be/dQw4w9WgXcQ?t=10');
    await dialog.getByRole('button', { name: 'Video ekle' }).first().click();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const { subjects, version } = fakeApi.calls(dailyPlans.update)[0]!.body as PlanOfDay;
    expect(version).toBe(1);
    expect(subjects.map(({ subject, priority }) => [subject, priority])).toEqual([
      ['turkce', 1],
      ['matematik', 2],
    ]);
    expect(subjects[0]!.videos).toMatchObject([{ url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10' }]);
  });
});

describe('the evaluation of a day', () => {
  const done = samplePlan({
    isComplete: true,
    subjects: samplePlan().subjects.map((subject, index) => ({
      ...subject,
      status: index === 1 ? 'skipped' : 'completed',
    })),
  });

  it('asks subject by subject, and sends the text with the last', async () => {
    const save = serve(done);
    fakeApi.reply(dailyPlans.studentFeedback, ({ body }) =>
      (body as { finalize: boolean }).finalize
        ? save({
            studentFeedback: {
              submittedAt: new Date().toISOString(),
              feedbackText: 'Süre yetmedi.',
              motivationScore: 7,
            },
          })
        : done,
    );
    const screen = await open();
    await screen.getByRole('button', { name: 'Günü değerlendir' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Günü değerlendir' });
    await dialog.getByRole('button', { name: 'Devam' }).click();
    await expect.element(dialog.getByText('2 / 2')).toBeVisible();
    await dialog.getByLabelText('Doğru').fill('12');
    const submit = dialog.getByRole('button', { name: 'Değerlendirmeyi gönder' });
    await expect.element(submit).toBeDisabled();
    await dialog.getByText('İyi', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Süre yetmedi.' }).click();
    await expectAccessible();
    await submit.click();
    await expect.element(screen.getByText('Bu günü değerlendirdin.')).toBeVisible();
    expect(fakeApi.calls(dailyPlans.studentFeedback).map(({ body }) => body)).toEqual([
      { finalize: false, subjectIndex: 0, subjectId: done.subjects[0]!._id },
      {
        finalize: true,
        subjectIndex: 2,
        subjectId: done.subjects[2]!._id,
        correctAnswers: 12,
        wrongAnswers: 0,
        blankAnswers: 0,
        feedbackText: 'Süre yetmedi.',
        motivationScore: 7,
      },
    ]);
  });

  it('is not offered before the day is done, nor after seven days', async () => {
    serve(samplePlan());
    const screen = await open();
    await expect.element(screen.getByText(/bitirince ya da atlayınca/)).toBeVisible();
    serve({ ...done, date: addDays(today, -8) });
    await screen.getByRole('button', { name: 'Önceki gün' }).click();
    await expect.element(screen.getByText(/en geç yedi gün sonrasına kadar/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Günü değerlendir' }).query()).toBeNull();
  });
});
