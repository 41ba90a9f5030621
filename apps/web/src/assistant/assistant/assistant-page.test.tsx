import { assistant, type ChatMessage } from '@netlik/contract/assistant/assistant';
import { reminders } from '@netlik/contract/study/reminders';
import { toStudyDay } from '@netlik/domain/study-day';
import { aReminder } from '@netlik/testkit/rows/study';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { press } from '../../testing/keys.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { AssistantPage } from './assistant-page.tsx';

const at = '2026-11-17T10:00:00.000Z';
const reply = {
  response: 'Peki.',
  sources: [],
  model: 'netlik',
  notice: null,
  suggestions: [],
  action: null,
};
const settings = { service: null, consentedAt: null, usage: { used: 0, limit: 200_000 } };

const serve = (start: ChatMessage[] = []) => {
  let thread = start;
  fakeApi.reply(assistant.thread, () => thread);
  fakeApi.reply(assistant.settings, settings);
  fakeApi.reply(assistant.eraseThread, () => {
    thread = [];
    return null;
  });
  fakeApi.reply(assistant.chat, ({ body }) => {
    const { message } = body as { message: string };
    const response = message === 'boş' ? ' ' : `**2 sa** çalıştın.\n\n- ${message}`;
    const sources = ['Çalışmalarım|/study-tracker/sessions'];
    const _id = `01890a5d-ac96-774b-bcce-b302099a80${10 + thread.length}`;
    thread = [
      ...thread,
      { _id, role: 'user', content: message, sources: [], model: null, at },
      { _id, role: 'assistant', content: response, sources, model: 'netlik', at },
    ];
    return { response, sources, model: 'netlik', notice: null, suggestions: [], action: null };
  });
};

const input = () => page.getByLabelText('Mesajın');
const open = () => renderScreen(<AssistantPage />);

describe('/ai-assistant', () => {
  it('offers four prompts that vanish with the first question, and links the sources of the answer', async () => {
    serve();
    await open();
    const prompts = page.getByRole('list', { name: 'Hazır sorular' });
    await expect.element(prompts).toBeVisible();
    expect(prompts.getByRole('button').elements()).toHaveLength(4);
    await prompts.getByRole('button', { name: /Günün odağı/ }).click();
    await expect.element(page.getByText('2 sa', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Çalışmalarım' }))
      .toHaveAttribute('href', '/study-tracker/sessions');
    await expect.element(prompts).not.toBeInTheDocument();
    await expectAccessible();
    await expectFits();
  });

  it('sends with Enter, grows to six rows at most, and sends nothing blank', async () => {
    serve();
    await open();
    await input().fill('   ');
    await press('Enter');
    expect(fakeApi.calls(assistant.chat)).toHaveLength(0);
    const rows = () => (input().element() as HTMLTextAreaElement).rows;
    await input().fill('bir');
    expect(rows()).toBe(1);
    await input().fill(Array.from({ length: 12 }, () => 'satır').join('\n'));
    expect(rows()).toBe(6);
    await input().fill('boş');
    await press('Enter');
    await expect.element(page.getByText('Su anda yanit olusturulamadi.')).toBeVisible();
  });

  it('is blocked while it waits and can be stopped, and keeps what was typed meanwhile', async () => {
    serve();
    fakeApi.pending(assistant.chat);
    await open();
    await input().fill('serim kaç gün');
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect.element(page.getByText('Yanıt hazırlanıyor…')).toBeVisible();
    await input().fill('ikinci');
    await press('Enter');
    expect(fakeApi.calls(assistant.chat)).toHaveLength(1);
    await page.getByRole('button', { name: 'Durdur' }).click();
    await expect.element(input()).toHaveValue('ikinci');
    await expect.element(page.getByText('Yanıt hazırlanıyor…')).not.toBeInTheDocument();
  });

  it('offers the nearest questions as buttons that ask them', async () => {
    serve();
    const suggestions = ['Bu hafta nasıl gitti?', 'Son denemem kaç net?'];
    fakeApi.reply(assistant.chat, ({ body }) => ({
      ...reply,
      suggestions: (body as { message: string }).message === 'hmm' ? suggestions : [],
    }));
    await open();
    await input().fill('hmm');
    await press('Enter');
    const list = page.getByRole('list', { name: 'Bunlardan biri mi?' });
    await expect.element(list).toBeVisible();
    expect(
      list
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(suggestions);
    await list.getByRole('button', { name: suggestions[1]! }).click();
    await expect.element(list).not.toBeInTheDocument();
    expect(fakeApi.calls(assistant.chat).at(-1)?.body).toEqual({ message: suggestions[1] });
  });

  it('adds what it offered only after a tap, and takes it back', async () => {
    serve();
    const asked = { date: toStudyDay('2026-11-19'), text: 'optik formülleri' };
    fakeApi.reply(assistant.chat, { ...reply, action: { kind: 'reminder', ...asked } });
    fakeApi.reply(reminders.create, aReminder(asked));
    fakeApi.reply(reminders.remove, null);
    await open();
    await input().fill('yarın optik formülleri hatırlat');
    await press('Enter');
    const offer = page.getByRole('region', { name: 'Önerilen işlem' });
    await expect.element(offer).toBeVisible();
    expect(fakeApi.calls(reminders.create)).toHaveLength(0);
    await offer.getByRole('button', { name: 'Hatırlatmayı ekle' }).click();
    await expect.element(offer).not.toBeInTheDocument();
    expect(fakeApi.calls(reminders.create)[0]?.body).toEqual(asked);
    await page.getByRole('button', { name: 'Geri al' }).click();
    await expect.poll(() => fakeApi.calls(reminders.remove)).toHaveLength(1);
  });

  it('shows a failure as a bubble', async () => {
    serve();
    fakeApi.fail(assistant.chat, 'request.too_many', { retryAfter: 5 });
    await open();
    await input().fill('merhaba');
    await press('Enter');
    await expect.element(page.getByText(/^Hata: .+/)).toBeVisible();
  });

  it('asks before anything leaves the server, and says where it goes', async () => {
    serve();
    const service = { host: 'model.example', model: 'küçük' };
    let consentedAt: string | null = null;
    fakeApi.reply(assistant.settings, () => ({ ...settings, service, consentedAt }));
    fakeApi.reply(assistant.setConsent, () => {
      consentedAt = at;
      return { ...settings, service, consentedAt };
    });
    await open();
    await expect.element(page.getByText(/model\.example adresindeki/)).toBeVisible();
    await page.getByRole('button', { name: 'İzin ver' }).click();
    await expect.element(page.getByRole('button', { name: 'İzni geri al' })).toBeVisible();
  });
});
