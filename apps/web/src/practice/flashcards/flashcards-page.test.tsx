import { type Flashcard, type FlashcardOverview, flashcards } from '@netlik/contract/practice/flashcards';
import { toStudyDay } from '@netlik/domain/study-day';
import { aFlashcard } from '@netlik/testkit/rows/practice';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectTourAnchors } from '../../testing/expect-tour-anchors.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { FlashcardsPage } from './flashcards-page.tsx';

const card = (index: number, part: Partial<Flashcard> = {}) =>
  aFlashcard({
    _id: `01890a5d-ac96-774b-bcce-b302099a80${60 + index}`,
    question: `Soru ${index}`,
    answer: `Cevap ${index}`,
    tags: ['tyt'],
    ...part,
  });

const overview: FlashcardOverview = {
  total: 3,
  today: { due: 1, fresh: 2 },
  answeredToday: 0,
  successRate: 75,
  learned: 1,
  leeches: 1,
  forecast: Array.from({ length: 14 }, (_, index) => ({
    date: toStudyDay(`2026-11-${16 + index}`),
    count: index % 3,
  })),
  lastDay: toStudyDay('2027-06-18'),
};

const serve = (cards: Flashcard[], more: Partial<FlashcardOverview> = {}) => {
  fakeApi.reply(flashcards.overview, { ...overview, total: cards.length, ...more });
  fakeApi.reply(flashcards.list, {
    data: cards,
    pagination: { page: 1, limit: 24, total: cards.length },
  });
  const nextDays = { again: 1, hard: 2, good: 4, easy: 12 };
  fakeApi.reply(
    flashcards.practice,
    cards.map((each) => ({ nextDays, ...each })),
  );
  fakeApi.reply(flashcards.answer, ({ path }) => cards.find(({ _id }) => path.includes(_id))!);
  fakeApi.reply(flashcards.undo, cards[0]!);
};

const three = [card(0, { answer: 'Yüzde $\\frac{m}{M}$', isLeech: true }), card(1), card(2)];

const open = async (width = 1440, at = '/flashcards') => {
  await page.viewport(width, 900);
  return renderScreen(<FlashcardsPage />, { at });
};

const answers = () => fakeApi.calls(flashcards.answer).map(({ body }) => (body as { grade: string }).grade);

describe('the flashcards page', () => {
  it('shows the metrics, the library and every element its tour points to', async () => {
    serve(three);
    const screen = await open();
    await expect.element(screen.getByText('1 tekrar, 2 yeni')).toBeVisible();
    await expect.element(screen.getByText('Soru 1')).toBeVisible();
    const forecast = screen.getByRole('slider', { name: 'Önümüzdeki iki hafta' });
    // Accepts any day, because the pointer of another test may hover over the chart.
    await expect
      .element(forecast)
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d+ Kasım: \d kart$/));
    await expectTourAnchors('flashcards');
    await expectAccessible();
    await page.viewport(390, 900);
    // The chart redraws after its box is resized.
    await vi.waitFor(expectFits);
  });

  it('says that there are no cards, and that they could not be loaded', async () => {
    fakeApi.fail(flashcards.list, 'server.busy');
    fakeApi.fail(flashcards.overview, 'server.busy');
    const screen = await open();
    await expect.element(screen.getByText('Kartların yüklenemedi')).toBeVisible();
    await expect.element(screen.getByText('Kart özetin alınamadı')).toBeVisible();
    serve([], { today: { due: 0, fresh: 0 } });
    await screen.getByRole('button', { name: 'Tekrar dene' }).last().click();
    await expect.element(screen.getByText('Henüz kartın yok')).toBeVisible();
  });

  it('starts today’s cards with one tap, over the whole screen, and ends with Escape', async () => {
    serve(three);
    const screen = await open(390);
    await expect.element(screen.getByRole('heading', { name: 'Bugün 3 kart' })).toBeInViewport();
    await screen.getByRole('button', { name: 'Başla', exact: true }).click();
    const round = screen.getByRole('dialog', { name: 'Çalış' });
    await expect.element(round.getByText('1 / 3')).toBeVisible();
    const { width, height } = round.element().getBoundingClientRect();
    expect([width, height]).toEqual([innerWidth, innerHeight]);
    await round.getByRole('button', { name: 'Cevabı göster' }).click();
    await expect.element(round.getByRole('button', { name: /^Kolaydı/ })).toBeInViewport();
    expectFits();
    await expectAccessible();
    await press('Escape');
    await expect.element(round).not.toBeInTheDocument();
  });

  it('wants a subject before it starts', async () => {
    serve(three, { today: { due: 0, fresh: 0 } });
    const screen = await open();
    await screen.getByRole('button', { name: 'Başla', exact: true }).click();
    await expect.element(screen.getByText('Başlamak için bir ders seç.')).toBeVisible();
  });

  it('flips with space, takes grades from the answer side only, undoes, and ends with a message', async () => {
    serve(three);
    const screen = await open(1440, '/flashcards?subject=kimya');
    await screen.getByRole('button', { name: 'Seçtiğin dersle başla' }).click();
    await expect.element(screen.getByText('1 / 3')).toBeVisible();
    expect(fakeApi.calls(flashcards.practice).at(-1)?.query.get('limit')).toBe('10');
    expect(screen.getByRole('button', { name: 'Bildim' }).query()).toBeNull();
    await press(' ');
    await expect.poll(() => document.querySelector('[data-flipped] .katex')).not.toBeNull();
    await expect.element(screen.getByRole('region', { name: 'Cevap' }).getByText('Soru 0')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Kolaydı 4 12 gün sonra' })).toBeVisible();
    await press('1');
    await expect.element(screen.getByText('2 / 3')).toBeVisible();
    await press('2');
    await expect.element(screen.getByRole('button', { name: 'Bilmedim 1 yarın' })).toBeVisible();
    await press('3');
    await expect.element(screen.getByText('3 / 3')).toBeVisible();
    await screen.getByRole('button', { name: 'Son yanıtı geri al' }).click();
    await expect.element(screen.getByText('2 / 3')).toBeVisible();
    await expect.poll(() => fakeApi.calls(flashcards.undo)).toHaveLength(1);
    await press(' ', '2');
    await expect.element(screen.getByText('3 / 3')).toBeVisible();
    await press(' ', '2');
    await expect.element(screen.getByText('Tebrikler, bu tur bitti!')).toBeVisible();
    await expect.element(screen.getByText('3 kartın 2 tanesini bildin.')).toBeVisible();
    expect(answers()).toEqual(['again', 'hard', 'good', 'good']);
  });

  it('leads back to the cards with Back', async () => {
    serve(three);
    const screen = await open(390, '/flashcards?subject=kimya');
    await screen.getByRole('button', { name: 'Seçtiğin dersle başla' }).click();
    await expect.element(screen.getByText('1 / 3')).toBeVisible();
    await screen.router.navigate(-1);
    await expect.element(screen.getByRole('button', { name: 'Seçtiğin dersle başla' })).toBeVisible();
    expect(screen.router.state.location.search).toBe('?subject=kimya');
  });

  it('practises without a connection, from the cards on the device, into the outbox', async () => {
    serve(three);
    const screen = await open(390, '/flashcards?subject=kimya');
    await expect.poll(() => localStorage.getItem('netlik.flashcards')).toContain('Soru 2');
    fakeApi.offline(flashcards.practice);
    fakeApi.offline(flashcards.answer);
    await screen.getByRole('button', { name: 'Seçtiğin dersle başla' }).click();
    await expect.element(screen.getByText(/Bağlantı yok/)).toBeVisible();
    for (const at of [1, 2, 3]) {
      await expect.element(screen.getByText(`${at} / 3`)).toBeVisible();
      await screen.getByRole('button', { name: 'Cevabı göster' }).first().click();
      await screen.getByRole('button', { name: 'Bildim' }).click();
    }
    await expect.element(screen.getByText('3 kartın 3 tanesini bildin.')).toBeVisible();
    expect(localStorage.getItem('netlik.flashcards')).not.toContain('Soru 2');
  });
});

describe('the card form', () => {
  it('asks for what is missing, and clears the topic with the subject', async () => {
    serve(three);
    fakeApi.reply(flashcards.create, card(9));
    const screen = await open();
    await screen.getByRole('button', { name: 'Kart ekle' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Ders').selectOptions('kimya');
    await dialog.getByLabelText('Konu').selectOptions('Karışımlar');
    await dialog.getByLabelText('Ders').selectOptions('fizik');
    await dialog.getByLabelText(/Soru/).fill('F nedir?');
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect.element(dialog.getByText('Konu gereklidir')).toBeVisible();
    await expect.element(dialog.getByText('Cevap gereklidir')).toBeVisible();
    await dialog.getByLabelText('Konu').selectOptions('Optik');
    await dialog.getByLabelText(/Cevap/).fill('Kuvvet');
    await dialog.getByLabelText(/Etiketler/).fill('fizik, kuvvet ,');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Kaydet', exact: true }).click();
    await expect.element(screen.getByText('Kart eklendi.').first()).toBeVisible();
    expect(fakeApi.calls(flashcards.create)[0]?.body).toEqual({
      subject: 'fizik',
      topic: 'Optik',
      question: 'F nedir?',
      answer: 'Kuvvet',
      tags: ['fizik', 'kuvvet'],
      difficulty: 3,
    });
  });
});
