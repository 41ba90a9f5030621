import { coachLive } from '@netlik/contract/coaching/coach-live';
import { coachPrograms, type ProgramForm } from '@netlik/contract/coaching/coach-programs';
import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { programDrafts } from '@netlik/contract/coaching/program-drafts';
import { programTemplates } from '@netlik/contract/coaching/program-templates';
import { videos } from '@netlik/contract/planning/videos';
import { topicFacts } from '@netlik/contract/study/topic-facts';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { askedTopic } from '../../testing/asked-topic.ts';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { press } from '../../testing/keys.ts';
import { kemal } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import {
  boardRow,
  idOf,
  planSubject,
  program,
  student,
  studentPage,
  today,
  tomorrow,
} from '../coach.samples.ts';
import { ProgramFormPage } from './program-form-page.tsx';

const template = {
  _id: idOf(60),
  name: 'Sayısal gün',
  subjects: ['matematik', 'fizik', 'kimya', 'turkce'].map((subject) => ({
    subject,
    description: 'Konu tekrarı ve test',
    duration: 60,
    topicsDetailed: [{ topic: 'Birinci konu' }, { topic: 'İkinci konu' }],
  })),
  days: null,
  createdAt: '2026-11-01T09:00:00.000Z',
};

const noPrograms = { data: [], pagination: { page: 1, limit: 1, total: 0 } };

const serve = () => {
  fakeApi.reply(coachStudents.list, studentPage([student(0), student(1)]));
  fakeApi.reply(coachPrograms.list, noPrograms);
  fakeApi.reply(coachPrograms.create, program(0));
  fakeApi.reply(coachPrograms.update, program(0));
  fakeApi.reply(programTemplates.list, []);
};

const open = async (query = `studentId=${idOf(0)}&date=${tomorrow}`, width = 1440) => {
  await page.viewport(width, 900);
  return renderScreen(<ProgramFormPage />, { at: `/coach/programs/create?${query}`, person: kemal });
};

const sent = () => fakeApi.calls(coachPrograms.create).at(-1)?.body as ProgramForm | undefined;

describe('writing a program', () => {
  it('takes at most 15 keys from a template, counted from the first field', async () => {
    serve();
    fakeApi.reply(programTemplates.list, [template]);
    const screen = await open();
    const templates = screen.getByRole('button', { name: 'Şablonlar' });
    await expect.element(templates).toBeVisible();
    const first = document.querySelector<HTMLElement>('[data-tour="coach-program-head"] :is(input, select)');
    first!.focus();
    let keys = 0;
    const strike = async (key: string) => {
      keys += key.split('>').length;
      await userEvent.keyboard(key);
    };
    while (document.activeElement !== templates.element() && keys < 20) await strike('{Tab}');
    await strike('{Enter}');
    await expect.element(screen.getByRole('menuitem', { name: /“Sayısal gün”/ })).toHaveFocus();
    await strike('{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'TYT Türkçe' })).toBeVisible();
    await strike('{Control>}{Enter}{/Control}');
    await expect
      .poll(() => sent()?.subjects.map(({ topicsDetailed }) => topicsDetailed?.length))
      .toEqual([2, 2, 2, 2]);
    expect(keys).toBeLessThanOrEqual(15);
    await expectTourAnchors('coach-program');
  });

  it('fills the day from the planner', async () => {
    serve();
    const proposed = {
      subject: 'fizik',
      description: 'Optik: Konu çalışması · 50 dk',
      duration: 45,
      targetQuestions: null,
      topicsDetailed: [],
      why: [],
    };
    const draft = {
      studentId: idOf(0),
      status: 'planned' as const,
      days: [{ date: tomorrow, subjects: [proposed] }],
    };
    fakeApi.reply(programDrafts.propose, [draft]);
    const screen = await open();
    await screen.getByRole('button', { name: 'Taslak öner' }).click();
    await expect.element(screen.getByRole('heading', { name: 'TYT Fizik' })).toBeVisible();
    expect(fakeApi.calls(programDrafts.propose)[0]?.body).toEqual({
      studentIds: [idOf(0)],
      date: tomorrow,
      span: 'day',
    });
  });

  it('keeps a day as a template', async () => {
    serve();
    fakeApi.reply(programTemplates.list, [template]);
    fakeApi.reply(programTemplates.create, template);
    const screen = await open();
    const templates = screen.getByRole('button', { name: 'Şablonlar' });
    await templates.click();
    await screen.getByRole('menuitem', { name: '“Sayısal gün” şablonunu ekle' }).click();
    await templates.click();
    await screen.getByRole('menuitem', { name: 'Şablon olarak sakla' }).click();
    await screen.getByRole('textbox', { name: /^Şablon adı/ }).fill('Yeni');
    await screen.getByRole('button', { name: 'Sakla', exact: true }).click();
    await expect
      .poll(() => fakeApi.calls(programTemplates.create)[0]?.body)
      .toMatchObject({ name: 'Yeni', subjects: [{ subject: 'matematik', duration: 60 }, {}, {}, {}] });
    await press('Control+Enter');
    await expect.poll(() => sent()?.subjects.length).toBe(4);
  });

  it('takes at most 120 keys for four subjects of two topics', async () => {
    serve();
    const screen = await open();
    const adder = screen.getByRole('combobox', { name: 'Ders ekle' });
    await expect.element(adder).toBeVisible();
    adder.element().focus();
    let keys = 0;
    const type = async (text: string) => {
      keys += text.length + 1;
      await userEvent.keyboard(`${text}{Enter}`);
    };
    const day = [
      ['mat', 'Matematik', 'kum', 'fonk'],
      ['tür', 'Türkçe', 'par', 'yaz'],
      ['fiz', 'Fizik', 'opt', 'ısı'],
      ['kim', 'Kimya', 'ato', 'asit'],
    ] as const;
    for (const [subject, name, first, second] of day) {
      await type(subject);
      // The form asks for the exam if both have the subject.
      if (name !== 'Türkçe') {
        await expect.element(screen.getByRole('button', { name: `TYT ${name}`, exact: true })).toHaveFocus();
        await type('');
      }
      await expect.element(screen.getByRole('combobox', { name: `TYT ${name}: konu ekle` })).toHaveFocus();
      await type(first);
      await type(second);
      await type('');
      await expect.element(adder).toHaveFocus();
    }
    await press('Control+Enter');
    keys += 2;
    await expect.poll(() => sent()?.subjects.length).toBe(4);
    expect(keys).toBeLessThanOrEqual(120);
    const { subjects, ...rest } = sent()!;
    expect(rest).toMatchObject({ studentId: idOf(0), date: tomorrow, status: 'active' });
    expect(subjects.map(({ topicsDetailed }) => topicsDetailed?.length)).toEqual([2, 2, 2, 2]);
    expect(subjects.every(({ duration, description }) => duration === 60 && description !== '')).toBe(true);
  });

  it('warns of what is missing, where it is missing', async () => {
    serve();
    const screen = await open('');
    await screen.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect
      .element(screen.getByText('Lütfen en az bir ders ekle ve zorunlu alanları doldur.'))
      .toBeVisible();
    await expect.element(screen.getByText('Öğrenci seçmelisin')).toBeVisible();
    await expect.element(screen.getByRole('combobox', { name: 'Öğrenci' })).toHaveFocus();
    await screen.getByRole('button', { name: /^FBG/ }).click();
    await screen.getByRole('textbox', { name: 'Açıklama' }).first().clear();
    await screen.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect.element(screen.getByText('Lütfen zorunlu alanları doldur.')).toBeVisible();
    await expect.element(screen.getByText('Açıklama gereklidir').first()).toBeVisible();
    await expectAccessible();
  });

  it('describes a subject by its name until it has topics, and asks for the exam', async () => {
    serve();
    const screen = await open();
    const adder = screen.getByRole('combobox', { name: 'Ders ekle' });
    await adder.fill('fiz');
    await press('Enter');
    const description = screen.getByRole('textbox', { name: 'Açıklama' });
    await expect.element(description).toHaveValue('TYT Fizik');
    await press('Enter');
    await userEvent.keyboard('opt{Enter}');
    await expect.element(description).toHaveValue('Optik');
    await adder.fill('mat');
    await press('Enter');
    const question = screen.getByRole('group', { name: 'TYT mi, AYT mi?' });
    await expectAccessible();
    await question.getByRole('button', { name: 'AYT Matematik' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(screen.getByRole('combobox', { name: 'AYT Matematik: konu ekle' })).toHaveFocus();
    await press('Control+Enter');
    await expect
      .poll(() => sent()?.subjects.map(({ subject, description }) => [subject, description]))
      .toEqual([
        ['fizik', 'Optik'],
        ['matematik_ayt', 'AYT Matematik'],
      ]);
  });

  it('refuses a topic of the other exam with the reason, and says how often one was asked', async () => {
    serve();
    fakeApi.reply(topicFacts.history, [askedTopic('Mantık')]);
    const screen = await open();
    await screen.getByRole('button', { name: /^MKT/ }).click();
    await userEvent.keyboard('türev{Enter}');
    await expect
      .element(screen.getByText('Bu derse “türev” eklenemez; o bir AYT Matematik konusu.'))
      .toBeVisible();
    await expect.element(screen.getByRole('list', { name: 'Konular' })).not.toBeInTheDocument();
    await userEvent.keyboard('man{Enter}');
    await expect.element(screen.getByText(/AYT Matematik konusu/)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('list', { name: 'Konular' })).toHaveTextContent('Mantık');
    await expect.element(screen.getByText('son 5 yılda 7 soru (sayım, resmî değil)')).toBeVisible();
  });

  it('does not warn of the program it has just saved', async () => {
    serve();
    // The form stays until the next student is loaded.
    fakeApi.pending(coachLive.board);
    const screen = await open();
    await screen.getByRole('button', { name: /^MKT/ }).click();
    await expect.poll(() => fakeApi.calls(coachPrograms.list)).toHaveLength(1);
    fakeApi.reply(coachPrograms.list, { ...noPrograms, data: [program(0)] });
    await screen.getByRole('button', { name: 'Kaydet ve sıradaki öğrenci' }).click();
    await expect.poll(() => fakeApi.calls(coachPrograms.list)).toHaveLength(2);
    await expect.poll(() => fakeApi.calls(coachLive.board)).toHaveLength(1);
    await expect.element(screen.getByText('Bu gün için zaten bir program var.')).not.toBeInTheDocument();
  });

  it('keeps a draft on the device, restores it with a word, and forgets it after saving', async () => {
    serve();
    const first = await open();
    await first.getByRole('button', { name: /^MKT/ }).click();
    await expect.element(first.getByRole('heading', { name: 'TYT Kimya' })).toBeVisible();
    await first.unmount();
    const screen = await open();
    await expect.element(screen.getByText('Kaydedilmemiş taslağın geri getirildi.')).toBeVisible();
    for (const input of screen.getByRole('textbox', { name: 'Açıklama' }).all()) await input.fill('Tekrar');
    await screen.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect.element(screen.getByText('Program kaydedildi.')).toBeVisible();
    expect(Object.keys(localStorage).filter((key) => key.includes('program-draft'))).toEqual([]);
  });

  it('becomes an edit when the day is taken, with what was typed below', async () => {
    serve();
    fakeApi.fail(coachPrograms.create, 'daily_plan.exists', { errors: [{ path: '_id', message: idOf(50) }] });
    fakeApi.reply(coachPrograms.get, program(0, { date: tomorrow, subjects: [planSubject(0)] }));
    const screen = await open();
    await screen.getByRole('combobox', { name: 'Ders ekle' }).fill('kim');
    await press('Enter');
    await press('Enter');
    await userEvent.keyboard('ato{Enter}');
    await screen.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect.element(screen.getByText(/yazdıkların altına eklendi/)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Programı düzenle' })).toBeVisible();
    await screen.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect.poll(() => fakeApi.calls(coachPrograms.update)).toHaveLength(1);
    const body = fakeApi.calls(coachPrograms.update)[0]!.body as ProgramForm;
    expect(body.subjects.map(({ subject }) => subject)).toEqual(['matematik', 'kimya']);
    expect(body.subjects[0]!._id).toBe(idOf(60));
    expect(body.version).toBe(1);
  });

  it('goes on to the next student whose day is empty', async () => {
    serve();
    fakeApi.reply(coachLive.board, {
      data: [boardRow(0, ['written']), boardRow(1, ['seen']), boardRow(2, ['empty'])],
      pagination: { page: 1, limit: 100, total: 3 },
    });
    const screen = await open();
    await screen.getByRole('combobox', { name: 'Ders ekle' }).fill('kim');
    await press('Enter');
    await press('Enter');
    await userEvent.keyboard('ato{Enter}');
    await screen.getByRole('button', { name: 'Kaydet ve sıradaki öğrenci' }).click();
    await expect.poll(() => screen.router.state.location.search).toContain(idOf(2));
    await expect.element(screen.getByText('Henüz ders yok', { exact: false })).toBeVisible();
  });

  it('takes videos of the saved playlist in their order and marks the used ones', async () => {
    serve();
    const video = (position: number) => ({
      videoId: `video00000${position}`,
      title: `Asitler ${position + 1}`,
      channelTitle: null,
      durationSeconds: 725,
      thumbnail: null,
      position,
      url: `https://www.youtube.com/watch?v=video00000${position}`,
    });
    fakeApi.reply(coachPrograms.getPreference, {
      studentId: idOf(0),
      subject: 'kimya',
      playlistId: 'PL12345678901',
    });
    fakeApi.reply(coachPrograms.usedVideos, [{ videoId: 'video000000', lastUsed: today }]);
    fakeApi.reply(videos.listPlaylistItems, { videos: [video(0), video(1), video(2)], nextPageToken: null });
    const screen = await open();
    await screen.getByRole('combobox', { name: 'Ders ekle' }).fill('kim');
    await press('Enter');
    await press('Enter');
    await userEvent.keyboard('ato{Enter}');
    await screen.getByRole('button', { name: 'Video ekle' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText(/^Kullanıldı:/)).toBeVisible();
    await dialog.getByRole('textbox').fill('kısa');
    await dialog.getByRole('button', { name: 'Getir' }).click();
    await expect.element(dialog.getByText('Geçerli bir oynatma listesi değil')).toBeVisible();
    await dialog.getByRole('checkbox', { name: /Asitler 3/ }).click();
    await dialog.getByRole('checkbox', { name: /Asitler 2/ }).click();
    await expectAccessible();
    await dialog.getByRole('button', { name: '2 video ekle' }).click();
    await screen.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect
      .poll(() => sent()?.subjects[0]?.videos?.map(({ title }) => title))
      .toEqual(['Asitler 3', 'Asitler 2']);
  });

  it('lets a sum of topics that is no preset be typed over', async () => {
    serve();
    const screen = await open();
    await screen.getByRole('combobox', { name: 'Ders ekle' }).fill('kim');
    await press('Enter');
    await press('Enter');
    await userEvent.keyboard('ato 45{Enter}');
    const duration = screen.getByRole('textbox', { name: 'Süre (dk)' });
    await expect.element(duration).toHaveValue('45');
    await duration.fill('75');
    await press('Control+Enter');
    await expect.poll(() => sent()?.subjects[0]?.duration).toBe(75);
  });

  it('fits a phone', async () => {
    serve();
    const screen = await open(undefined, 360);
    await screen.getByRole('button', { name: /^MKT/ }).click();
    await userEvent.keyboard('kum{Enter}');
    await expect.element(screen.getByRole('checkbox', { name: /soru çöz/ })).toBeVisible();
    expectFits();
  });
});
