import { coachPrograms } from '@netlik/contract/coaching/coach-programs';
import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { programWeeks, type WeekForm } from '@netlik/contract/coaching/program-weeks';
import { addDays, weekStart } from '@netlik/domain/study-day';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { kemal } from '../../testing/people.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { idOf, student, studentPage, today } from '../coach.samples.ts';
import { WeekFormPage } from './week-form-page.tsx';

const monday = addDays(weekStart(today), 7);

const open = async (width = 1440) => {
  fakeApi.reply(coachStudents.list, studentPage([student(0)]));
  fakeApi.reply(coachPrograms.list, { data: [], pagination: { page: 1, limit: 100, total: 0 } });
  fakeApi.reply(programWeeks.save, []);
  await page.viewport(width, 900);
  const at = `/coach/programs/week?studentId=${idOf(0)}&date=${monday}`;
  const screen = await renderScreen(<WeekFormPage />, { at, person: kemal });
  const line = (day: string) => screen.getByRole('combobox', { name: new RegExp(`${day}: ders ekle`) });
  await expect.element(line('Pazartesi')).toBeVisible();
  return { ...screen, line, save: () => screen.getByRole('button', { name: 'Haftayı kaydet' }).click() };
};

const entries = () =>
  [...document.querySelectorAll('[data-week-day] li button[data-week-cell]')].map((entry) =>
    [...entry.children].map(({ textContent }) => textContent).join(', '),
  );
const paste = (input: Element, text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  // A synthetic event inserts nothing; the browser's own paste would join the lines.
  if (input.dispatchEvent(event)) throw new Error('The pasted text was left to the browser');
};
/** True if another element, such as the list, covers the middle. */
const isCovered = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};
const savedDays = () => (fakeApi.calls(programWeeks.save).at(-1)?.body as WeekForm | undefined)?.days;

it.each([
  ['mat türev 40 soru', 'AYT Matematik, Türev · 40, 30 dk · 40 soru'],
  ['fizik optik 30 45dk', 'TYT Fizik, Optik · 30, 45 dk · 30 soru'],
  ['kimya 45 dk', 'TYT Kimya, 45 dk'],
  ['paragraf 20', 'TYT Türkçe, Paragraf · 20, 30 dk · 20 soru'],
])('“%s” is written as it says', async (typed, entry) => {
  const { line } = await open();
  await line('Pazartesi').fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.poll(entries).toEqual([entry]);
  await expect.element(line('Pazartesi')).toHaveValue('');
});

it.each([
  ['geo üçgen 25 soru 1 saat', '“üçgen” anlaşılmadı'],
  ['TYT deneme', '“TYT” anlaşılmadı'],
  ['dinlenme', '“dinlenme” anlaşılmadı'],
  ['mat türev 40 soru 2 test', '“2 test” anlaşılmadı'],
  ['45 dk', 'Hangi ders?'],
  ['mat türev 50 dk', '15 dakikanın katı'],
])('“%s” stays in its field with the reason, and nothing is stored', async (typed, reason) => {
  const { line, getByText, save } = await open();
  await line('Salı').fill('kimya');
  await userEvent.keyboard('{Enter}');
  await line('Pazartesi').fill(typed);
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText(reason)).toBeVisible();
  await expect.element(line('Pazartesi')).toHaveAccessibleDescription(new RegExp(reason.replace('?', '\\?')));
  await expect.element(line('Pazartesi')).toHaveValue(typed);
  expect(entries()).toEqual(['TYT Kimya, 1 sa']);

  await save();
  await expect.element(getByText('Eklenmemiş satırlar var')).toBeVisible();
  await expect.element(line('Pazartesi')).toHaveFocus();
  expect(savedDays()).toBeUndefined();

  await line('Pazartesi').fill('');
  await save();
  await expect.poll(() => savedDays()?.length).toBe(1);
});

it('a line that was typed but not added blocks saving and leaving', async () => {
  const screen = await open();
  await screen.line('Salı').fill('mat türev 40');
  await screen.save();
  await expect.element(screen.getByText('Henüz eklenmedi')).toBeVisible();
  expect(savedDays()).toBeUndefined();
  await screen.getByRole('button', { name: 'Sonraki hafta' }).click();
  await screen.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect.element(screen.line('Salı')).toHaveValue('mat türev 40');
  await screen.line('Salı').click();
  await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}');
  await expect
    .poll(() => savedDays()?.[0]?.subjects)
    .toMatchObject([{ subject: 'matematik_ayt', topicsDetailed: [{ topic: 'Türev', targetQuestions: 40 }] }]);
});

it('pasted lines become entries, and those that are not understood stay as text', async () => {
  const screen = await open();
  const field = screen.line('Pazartesi');
  paste(field.element(), 'mat türev 40 soru\r\nTYT deneme\nfizik optik 30 45dk\ndinlenme\n');
  await expect
    .poll(entries)
    .toEqual(['AYT Matematik, Türev · 40, 30 dk · 40 soru', 'TYT Fizik, Optik · 30, 45 dk · 30 soru']);
  await expect.element(field).toHaveValue('TYT deneme; dinlenme');
  await expect.element(screen.getByText('TYT deneme: “TYT” anlaşılmadı')).toBeVisible();
  await field.fill('paragraf 20; dinlenme');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => entries().at(-1)).toBe('TYT Türkçe, Paragraf · 20, 30 dk · 20 soru');
  await expect.element(field).toHaveValue('dinlenme');
  await screen.getByRole('button', { name: 'Geri al' }).click();
  await screen.getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(entries).toEqual([]);
});

it('a pasted subject of both exams waits for a choice', async () => {
  const screen = await open();
  const field = screen.line('Pazartesi');
  paste(field.element(), 'kimya 45 dk\nparagraf 20');
  await expect.poll(entries).toEqual(['TYT Türkçe, Paragraf · 20, 30 dk · 20 soru']);
  await expect.element(field).toHaveValue('kimya 45 dk');
  await screen.getByRole('option', { name: 'AYT Kimya · 45 dk' }).click();
  await expect.poll(() => entries().at(-1)).toBe('AYT Kimya, 45 dk');
});

it.each([390, 1440])('a topic that is named in part is chosen from the list at %i px', async (width) => {
  const screen = await open(width);
  await screen.line('Pazartesi').fill('geo üçgen 25 soru 1 saat');
  await userEvent.keyboard('{Enter}');
  const reason = screen.getByText('“üçgen” anlaşılmadı');
  await expect.element(reason).toBeVisible();
  await expect.poll(() => isCovered(reason.element())).toBe(false);
  await expectAccessible();
  expectFits();
  const option = screen.getByRole('option', { name: 'TYT Geometri: Üçgende Açılar · 25 soru · 1 sa' });
  await expect.element(option).toBeVisible();
  await option.click();
  await expect.poll(entries).toEqual(['TYT Geometri, Üçgende Açılar · 25, 1 sa · 25 soru']);
  await expect.element(screen.line('Pazartesi')).toHaveValue('');
});

it('a topic of the coach’s own is stored only when it is chosen', async () => {
  const { line, getByText } = await open();
  await line('Pazartesi').fill('tyt fizik kendi konum 20');
  await userEvent.keyboard('{Enter}');
  await expect.element(getByText('“kendi konum” anlaşılmadı')).toBeVisible();
  expect(entries()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(entries).toEqual(['TYT Fizik, kendi konum · 20, 30 dk · 20 soru']);
});
