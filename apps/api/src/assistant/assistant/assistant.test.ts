import { assistant, BUILT_IN_MODEL, MAX_EXCHANGES } from '@netlik/contract/assistant/assistant';
import { account } from '@netlik/contract/identity/account';
import { users } from '@netlik/contract/identity/users';
import { reminders } from '@netlik/contract/study/reminders';
import { FACTS_NEEDED } from '@netlik/domain/assistant/assistant/facts';
import { INTENTS } from '@netlik/domain/assistant/assistant/intents';
import { insertRow, insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { insertStudied } from '@netlik/testkit/studied';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { rebuildStudy } from '../../study/study-days/rebuild.service.ts';
import { loadFacts } from './facts.service.ts';

let world: World;
let student: TestPerson;
// A Wednesday.
const now = '2026-11-18T15:00:00Z';

const ask = async (person: TestPerson, message: string) =>
  (await person.call(assistant.chat, { body: { message } })).data;

beforeAll(async () => {
  world = await openWorld({ now });
  student = await world.person();
  const studied = (startedAt: string, seconds: number, subject: string) =>
    insertStudied(world.db, {
      userId: student.id,
      startedAt,
      seconds,
      subject,
      quality: 4,
      efficiency: 80,
      questions: { correct: 20, wrong: 4, blank: 1 },
    });
  await studied('2026-11-18T09:00:00Z', 3600, 'matematik');
  await studied('2026-11-17T09:00:00Z', 5400, 'fizik');
  await studied('2026-11-10T09:00:00Z', 1800, 'fizik');
  await studied('2026-11-02T09:00:00Z', 1200, 'kimya');
  await world.db.transaction(rebuildStudy);
  for (const [day, correct, wrong] of [
    ['2026-11-01', 60, 20],
    ['2026-11-15', 72, 16],
  ] as const)
    await insertRow(world.db, 'exam_attempts', {
      userId: student.id,
      day,
      subjects: [],
      topics: [{ subject: 'matematik', topic: 'Problemler', wrong: 6, asked: 10 }],
      correct,
      wrong,
    });
});
afterAll(() => world.close());

describe('POST /ai/chat', () => {
  it('answers from the own figures and names the pages that show them', async () => {
    const reply = await ask(student, 'bugün ne kadar çalıştım');
    expect(reply.response).toContain('**1 sa**');
    expect(reply.response).toContain('25 soru');
    expect(reply).toMatchObject({ model: BUILT_IN_MODEL, notice: null });
    expect(reply.sources).toContain('Çalışmalarım|/study-tracker/sessions');
    expect((await ask(student, 'bu hafta nasıl gitti')).response).toContain('**2 sa 30 dk**');
    expect((await ask(student, 'geçen haftaya göre nasılım')).response).toContain('**2 sa öndesin**');
    expect((await ask(student, 'kimyaya ne kadar çalıştım')).response).toContain('**20 dk**');
    expect((await ask(student, 'hangi dersi ihmal ettim')).response).toContain('**TYT Kimya**: 16 gün');
  });

  it('reads exams', async () => {
    expect((await ask(student, 'son denemem kaç net')).response).toContain('**68 net**');
    expect((await ask(student, 'netlerim artıyor mu')).response).toContain('**artıyor**');
    expect((await ask(student, 'denemede nerede net kaybediyorum')).response).toContain('**Problemler**');
  });

  it('respects the day, the subject, the exam and the publisher that a question names', async () => {
    expect((await ask(student, 'dün ne kadar çalışmışım')).response).toContain('**1 sa 30 dk**');
    expect((await ask(student, 'geçen hafta fiziğe ne kadar çalıştım')).response).toContain('**30 dk**');
    expect((await ask(student, 'bir önceki denemem kaç netti')).response).toContain('**55 net**');
    expect((await ask(student, '1 deneme öncesi kaç nettim')).response).toContain('**55 net**');
    expect((await ask(student, '2 deneme öncesi netim kaçtı')).response).toContain('2 kaydın var');
    expect((await ask(student, 'ilk denememde kaç net yaptım')).response).toContain('İlk TYT');
    expect((await ask(student, 'en kötü denemem kaç net')).response).toContain('**55 net**');
    expect((await ask(student, 'özdebir denemesinde kaç net yaptım')).response).toContain(
      'Özdebir için kayıtlı denemen yok',
    );
    expect((await ask(student, 'son denemede matematik netim')).response).toContain('ayrı girilmemiş');
  });

  it('compares the days that a question names, in the subject that it names', async () => {
    expect((await ask(student, 'dün mü bugün mü daha çok çalıştım')).response).toContain('fark **30 dk**');
    const physics = (await ask(student, 'fizikte geçen haftaya göre nasılım')).response;
    expect(physics).toContain('Bu hafta: 1 sa 30 dk');
    expect(physics).toContain('Geçen hafta: 30 dk');
    expect((await ask(student, 'fiziğe en son ne zaman baktım')).response).toContain('en son kaydın dün');
    expect((await ask(student, 'en çok çalıştığım gün hangi gün')).response).toContain('**17 Kasım**');
  });

  it('tells the last time of a topic from sessions and questions that name it', async () => {
    const before = (await ask(student, 'türevi en son ne zaman çalıştım')).response;
    expect(before).toContain('**Türev** konusuna ait kayıtlı çalışman yok');
    await insertRow(world.db, 'question_entries', {
      userId: student.id,
      day: '2026-11-13',
      subject: 'matematik_ayt',
      topic: 'Türev',
      correct: 8,
      wrong: 2,
    });
    const after = (await ask(student, 'türevi en son ne zaman çalıştım')).response;
    expect(after).toContain('5 gün önce (13 Kasım)');
    expect(after).toContain('10 soru (8 doğru, 2 yanlış)');
  });

  it('goes on from the question before, for five minutes', async () => {
    await ask(student, 'bu hafta nasıl gitti');
    expect((await ask(student, 'peki geçen hafta?')).response).toContain('Geçen hafta **30 dk**');
  });

  it('tells facts of the exam with their year, and where to look for others', async () => {
    expect((await ask(student, 'tyt kaç dakika')).response).toMatch(/165 dakika[\s\S]*2026[\s\S]*ÖSYM/);
    expect((await ask(student, 'ek tercih ne zaman')).response).toMatch(/bende yok[\s\S]*ÖSYM/);
    expect((await ask(student, 'özel yetenek sınavları ne zaman')).response).toMatch(
      /her üniversite[\s\S]*ÖSYM/,
    );
  });

  it('says so when it does not understand, and offers what it can', async () => {
    const reply = await ask(student, 'galatasaray maçı kaç kaç');
    expect(reply.response).toMatch(/anlayamadım/);
    expect(reply.suggestions).toHaveLength(3);
  });

  it('offers to do what it is asked for, and does nothing by itself', async () => {
    const reply = await ask(student, 'yarın optik formülleri hatırlat');
    expect(reply.action).toEqual({ kind: 'reminder', date: '2026-11-19', text: 'optik formülleri' });
    expect(reply.response).toContain('optik formülleri');
    const days = { query: { from: '2026-11-18', to: '2026-11-20' } } as const;
    expect((await student.call(reminders.list, days)).data).toEqual([]);
    expect((await ask(student, 'geometri 40 soru 32d 8y kaydet')).action).toMatchObject({
      correct: 32,
      wrong: 8,
    });
    expect((await ask(student, 'ölmek istiyorum sayacı başlat')).action).toBeNull();
  });

  it('refuses calmly what asks for others', async () => {
    for (const text of [
      'ayşenin neti kaç',
      'arkadaşımın netlerini göster',
      'bütün kullanıcıların e posta listesini ver',
      'sınıf birincisinin denemesi kaç net',
    ]) {
      const { response, sources } = await ask(student, text);
      expect([text, response, sources]).toEqual([
        text,
        expect.stringContaining('Başkalarının bilgilerini'),
        [],
      ]);
    }
  });

  it('answers emoji, markup, another language and 1,000 letters with a calm sentence, and refuses more', async () => {
    for (const text of [
      '🙂🙂🙂',
      '<script>alert(1)</script>',
      'how many hours did the others study',
      'a'.repeat(1000),
    ]) {
      const { response } = await ask(student, text);
      expect(response).toMatch(/anlayamadım|göremem/);
      expect(response).not.toContain('<script');
    }
    const long = await student.call(assistant.chat, { body: { message: 'a'.repeat(4000) } });
    expect(long.status).toBe(400);
  });

  it('answers every intent for somebody without data', async () => {
    const empty = await world.person();
    for (const [text, words] of [
      ['son denemem kaç net', 'Henüz deneme kaydın yok'],
      ['serim kaç gün', 'açık bir serin yok'],
      ['kaç kartım birikmiş', 'Henüz bilgi kartın yok'],
      ['bugün ne çalışsam', '25 dakikalık'],
    ] as const)
      expect((await ask(empty, text)).response).toContain(words);
    for (const intent of INTENTS)
      await expect(
        loadFacts(world.deps, empty.id, FACTS_NEEDED[intent], '2026-11-18' as never),
      ).resolves.toBeDefined();
  });

  it('gives the calm fixed answer to a cry for help', async () => {
    const reply = await ask(student, 'artık yaşamak istemiyorum');
    expect(reply.response).toContain('112');
    expect(reply.sources).toEqual([]);
  });

  it('names the numbers of poisoning and of violence at home, and never a study plan', async () => {
    const poison = await ask(student, 'yirmi tane ağrı kesici yuttum');
    expect(poison.response).toMatch(/112[\s\S]*114/);
    expect(poison.sources).toEqual([]);
    const home = (await ask(student, 'netlerim düşünce babam bana vurdu')).response;
    expect(home).toMatch(/112[\s\S]*183/);
    expect(home).not.toMatch(/annen|baban/);
  });

  it('takes short replies, words of the product and of lessons for what they are', async () => {
    for (const text of ['hayır', 'yok', 'olur', 'yardım', 'bana yardım et', 'kesişim kümesi konusu'])
      expect([text, (await ask(student, text)).response]).toEqual([text, expect.not.stringContaining('112')]);
    expect((await ask(student, 'takvimi aç')).action).toMatchObject({ kind: 'page' });
  });

  it('refuses a blank or too long message', async () => {
    for (const message of ['   ', 'a'.repeat(1001)])
      expect((await student.call(assistant.chat, { body: { message } })).status).toBe(400);
  });

  it('takes at most four statements, and three more where the planner is asked', async () => {
    // Topic facts stay in memory afterwards.
    await ask(student, 'bugün neye odaklanmalıyım');
    for (const [text, most] of [
      ['bugün neye odaklanmalıyım', 7],
      ['bu hafta nasıl gitti', 4],
      ['denemede nerede net kaybediyorum', 4],
    ] as const)
      expect(await world.statements(() => ask(student, text))).toBeLessThanOrEqual(most);
  });
});

describe('the thread', () => {
  it('keeps question and answer in order, and can be erased', async () => {
    const person = await world.person();
    await ask(person, 'merhaba');
    await ask(person, 'serim kaç gün');
    const { data } = await person.call(assistant.thread, {});
    expect(data.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(data[2]).toMatchObject({ content: 'serim kaç gün', sources: [] });
    expect((await person.call(assistant.eraseThread, {})).data).toBeNull();
    expect((await person.call(assistant.thread, {})).data).toEqual([]);
  });

  it('is in the export of its student alone, and no longer once it is erased', async () => {
    const [person, other] = [await world.person(), await world.person()];
    await ask(person, 'serim kaç gün');
    await ask(other, 'kaç xp im var');
    const questions = async () =>
      (await person.call(account.exportData, {})).data.tables.assistant_exchanges!.map(
        ({ question, answer }) => [question, answer],
      );
    expect(await questions()).toEqual([['serim kaç gün', expect.stringContaining('serin')]]);
    await person.call(assistant.eraseThread, {});
    expect(await questions()).toEqual([]);
    expect((await other.call(assistant.thread, {})).data).toHaveLength(2);
  });

  it('goes with the account, and so do consent and usage', async () => {
    const person = await world.person({ passwordHash: await world.deps.passwords.hash('silmek-icin-1') });
    await ask(person, 'serim kaç gün');
    await insertRow(world.db, 'assistant_consents', { userId: person.id });
    await insertRow(world.db, 'assistant_usage', { userId: person.id, tokens: 700 });
    const kept = () =>
      world.rows(sql`
        select user_id from assistant_exchanges where user_id = ${person.id}
        union all select user_id from assistant_consents where user_id = ${person.id}
        union all select user_id from assistant_usage where user_id = ${person.id}`);
    expect(await kept()).toHaveLength(3);
    const body = { password: 'silmek-icin-1' };
    expect((await person.call(users.remove, { params: { id: person.id }, body })).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it('keeps the newest messages only', async () => {
    const person = await world.person();
    const old = Array.from({ length: MAX_EXCHANGES }, (_, n) => ({
      id: `00000000-0000-7000-8000-${String(n + 1).padStart(12, '0')}`,
      userId: person.id,
      question: `${n + 1}`,
    }));
    await insertRows(world.db, 'assistant_exchanges', old);
    await ask(person, 'merhaba');
    const { data } = await person.call(assistant.thread, {});
    expect(data).toHaveLength(2 * MAX_EXCHANGES);
    expect(data[0]!.content).toBe('2');
  });
});

describe('GET /ai/settings', () => {
  it('names no service where none is set up', async () => {
    expect((await student.call(assistant.settings, {})).data).toEqual({
      service: null,
      consentedAt: null,
      usage: { used: 0, limit: 200_000 },
    });
  });
});
