import { type AiSuggestion, aiSuggestions } from '@netlik/contract/assistant/ai-suggestions';
import { toStudyDay } from '@netlik/domain/study-day';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { AiSuggestionsPage } from './ai-suggestions-page.tsx';

const turev: AiSuggestion = {
  _id: '01890a5d-ac96-774b-bcce-b302099a8011',
  type: 'weak_topic',
  subject: 'matematik',
  topic: 'Türev',
  messages: { default: 'Türev konusuna dön.', weekly_plan: 'Bu haftaya bir Türev tekrarı koy.' },
  reason: '2 denemede 7 yanlış, en son 15 Kasım.',
  source: 'Denemelerim|/exam-tracker',
};

const serve = () => {
  let open: AiSuggestion[] = [turev];
  let dismissed: AiSuggestion[] = [];
  fakeApi.reply(aiSuggestions.list, ({ query }) => (query.get('status') === 'dismissed' ? dismissed : open));
  fakeApi.reply(aiSuggestions.dismiss, () => {
    [open, dismissed] = [[], open];
    return null;
  });
  fakeApi.reply(aiSuggestions.accept, () => {
    open = [];
    return { _id: turev._id, weekStart: toStudyDay('2026-11-16'), day: 4, entryId: turev._id };
  });
  fakeApi.reply(aiSuggestions.undoAccept, () => {
    [open, dismissed] = [[turev], []];
    return null;
  });
};

describe('/ai/suggestions', () => {
  it('shows the reason, puts one into the plan on the wanted day, and takes it back', async () => {
    serve();
    await page.viewport(390, 844);
    await renderScreen(<AiSuggestionsPage />);
    await expect.element(page.getByText('2 denemede 7 yanlış, en son 15 Kasım.')).toBeVisible();
    await expectAccessible();
    await expectFits();
    const add = page.getByRole('button', { name: /^Plana ekle:/ });
    // The app frame takes 130 px of a phone's first 600.
    expect(add.element().getBoundingClientRect().bottom).toBeLessThan(470);
    await add.click();
    await page.getByRole('menuitem', { name: /Cuma$/ }).click();
    // Screen readers announce exactly this text.
    await expect.element(page.getByText('Plana eklendi: Cuma.', { exact: true })).toBeVisible();
    expect(fakeApi.calls(aiSuggestions.accept)[0]!.body).toEqual({ targetDay: 4 });
    await expect.element(page.getByText(turev.reason)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Geri al' }).click();
    await expect.element(page.getByText(turev.reason)).toBeVisible();
  });

  it('folds away what was dismissed, and brings it back', async () => {
    serve();
    await renderScreen(<AiSuggestionsPage />);
    await page.getByRole('button', { name: /^Kaldır:/ }).click();
    await page.getByText('Kaldırılanlar (1)').click();
    await page.getByRole('button', { name: /^Geri getir:/ }).click();
    await expect.element(page.getByRole('button', { name: /^Plana ekle:/ })).toBeVisible();
    await expect.element(page.getByText(/^Kaldırılanlar/)).not.toBeInTheDocument();
  });

  it('names the one next step where there is nothing to suggest yet', async () => {
    fakeApi.reply(aiSuggestions.list, []);
    await renderScreen(<AiSuggestionsPage />);
    for (const [name, href] of [
      ['Haftanı planla', '/weekly-plan'],
      ['Deneme ekle', '/exam-tracker'],
      ['Çalışmaya başla', '/study-tracker/timer'],
    ] as const)
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('counts down what the server says', async () => {
    serve();
    fakeApi.fail(aiSuggestions.generate, 'ai_suggestion.too_soon', { retryAfter: 42 });
    await renderScreen(<AiSuggestionsPage />);
    await page.getByRole('button', { name: 'Önerileri yenile' }).click();
    await expect.element(page.getByRole('button', { name: /^4\ds sonra$/ })).toBeDisabled();
  });
});
