import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFits } from '../../testing/expect-fits.ts';
import { expectAccessible, renderScreen } from '../../testing/render-screen.tsx';
import { Bubble, BubbleText, PendingBubble } from './bubble.tsx';
import { Composer } from './composer.tsx';
import { usePictures } from './composer-pictures.tsx';
import { Conversation } from './conversation.tsx';
import type { ThreadMessage } from './message-list.tsx';

type Said = ThreadMessage & { author: string };

const DAY_MS = 86_400_000;
const said = (number: number, author = 'ege', ago = 0): Said => ({
  number,
  author,
  createdAt: new Date(Date.now() - ago).toISOString(),
});
const manyFrom = (first: number, count = 40) => Array.from({ length: count }, (_, at) => said(first + at));

const authorOf = ({ author }: Said) => author;
const renderMessage = ({ number, author }: Said, isFirst: boolean) => (
  <Bubble isOwn={author === 'me'} author={author} isAuthorShown={isFirst && author !== 'me'} number={number}>
    <BubbleText>Mesaj {number}</BubbleText>
  </Bubble>
);

type ThreadProps = {
  messages: readonly Said[];
  readNumber?: number;
  pending?: readonly ReactNode[];
  target?: number | null;
  onNearTop?: () => void;
  onRead?: (number: number) => void;
};

const Thread = (props: ThreadProps) => (
  <div style={{ display: 'flex', flexDirection: 'column', height: 400 }}>
    <Conversation label="Mesajlar" own="me" authorOf={authorOf} render={renderMessage} {...props} />
  </div>
);

let change: (props: ThreadProps) => void;

/** A thread that a test changes later. */
const Changing = (initial: ThreadProps) => {
  const [props, setProps] = useState(initial);
  change = setProps;
  return <Thread {...props} />;
};

const box = () => document.querySelector<HTMLElement>('section[aria-label="Mesajlar"]')!;
const isAtEnd = () => box().scrollHeight - box().scrollTop - box().clientHeight < 5;

describe('a thread', () => {
  it('separates days, names each author once in a row, and marks the first unread message', async () => {
    await page.viewport(390, 800);
    const messages = [said(1, 'ege', DAY_MS), said(2), said(3), said(4, 'me'), said(5)];
    const screen = await renderScreen(<Thread messages={messages} readNumber={2} />);
    const items = () => [...box().querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(items()).toEqual([
      'Dün',
      'egeMesaj 1',
      'Bugün',
      'egeMesaj 2',
      'Yeni mesajlar',
      'ege:Mesaj 3',
      'me:Mesaj 4',
      'egeMesaj 5',
    ]);
    await expect.element(screen.getByText('Mesaj 5')).toBeVisible();
    await expectFits();
    await expectAccessible();
  });

  it('follows the end, else offers to go there, and reports what was read', async () => {
    const onRead = vi.fn();
    const screen = await renderScreen(<Changing messages={manyFrom(1)} onRead={onRead} />);
    await expect.poll(isAtEnd).toBe(true);
    expect(onRead).toHaveBeenLastCalledWith(40);
    change({ messages: manyFrom(1, 41), onRead });
    await expect.poll(() => onRead.mock.lastCall).toEqual([41]);
    await expect.poll(isAtEnd).toBe(true);
    box().scrollTo({ top: 300 });
    await expect.element(screen.getByRole('button', { name: 'En yeniye git' })).toBeVisible();
    change({ messages: manyFrom(1, 43), onRead });
    const toNewest = screen.getByRole('button', { name: '2 yeni mesaj' });
    await expect.element(toNewest).toBeVisible();
    expect(onRead).toHaveBeenLastCalledWith(41);
    await toNewest.click();
    await expect.poll(isAtEnd).toBe(true);
    await expect.poll(() => onRead.mock.lastCall).toEqual([43]);
  });

  it('loads earlier messages near the top and keeps the place', async () => {
    const onNearTop = vi.fn();
    await renderScreen(<Changing messages={manyFrom(41)} onNearTop={onNearTop} />);
    await expect.poll(isAtEnd).toBe(true);
    box().scrollTo({ top: 100 });
    await expect.poll(() => onNearTop.mock.calls.length).toBeGreaterThan(0);
    const placeOf = (number: number) =>
      document.querySelector(`[data-number="${number}"]`)!.getBoundingClientRect().top;
    const before = placeOf(45);
    change({ messages: manyFrom(1, 80), onNearTop });
    await expect.poll(() => Math.abs(placeOf(45) - before)).toBeLessThan(60);
  });

  it('brings a message into view once it is loaded', async () => {
    const onNearTop = vi.fn();
    await renderScreen(<Changing messages={manyFrom(41)} target={3} onNearTop={onNearTop} />);
    await expect.poll(() => onNearTop.mock.calls.length).toBeGreaterThan(0);
    change({ messages: manyFrom(1, 80), target: 3, onNearTop });
    await expect.poll(() => document.activeElement?.getAttribute('data-number')).toBe('3');
  });

  it('shows what is being sent, and lets a failed message be sent again or discarded', async () => {
    const [again, discard] = [vi.fn(), vi.fn()];
    const pending = [
      <PendingBubble key="1">
        <BubbleText>bir</BubbleText>
      </PendingBubble>,
      <PendingBubble key="2" failure="Bağlantı yok." onSendAgain={again} onDiscard={discard}>
        <BubbleText>iki</BubbleText>
      </PendingBubble>,
    ];
    const screen = await renderScreen(<Thread messages={[said(1)]} pending={pending} />);
    await expect.element(screen.getByText('Gönderiliyor…')).toBeVisible();
    await expect.element(screen.getByText('Mesaj gönderilemedi. Bağlantı yok.')).toBeVisible();
    await screen.getByRole('button', { name: 'Tekrar gönder' }).click();
    await screen.getByRole('button', { name: 'Sil' }).click();
    expect([again, discard].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    await expectAccessible();
  });
});

const sent = vi.fn();
const upload = vi.fn(async (file: File) => `/resim/${file.name}`);

const Form = () => {
  const [text, setText] = useState('');
  const pictures = usePictures({ max: 2, tooMany: 'En fazla 2 resim.', upload });
  return (
    <Composer
      text={text}
      onText={setText}
      onSend={(written) => {
        sent(written, pictures.urls);
        setText('');
        pictures.clear();
      }}
      label="Mesaj yaz"
      limit={10}
      tooLong="Mesaj çok uzun."
      hint="İpucu"
      pictures={pictures}
    />
  );
};

const openForm = async () => {
  sent.mockClear();
  upload.mockClear();
  const screen = await renderScreen(<Form />);
  return { screen, field: screen.getByLabelText('Mesaj yaz') };
};

const pngs = (...names: string[]) => {
  const data = new DataTransfer();
  for (const name of names) data.items.add(new File(['x'], name, { type: 'image/png' }));
  return data;
};

describe('a composer', () => {
  it('sends with Enter, adds a line with Shift+Enter, and keeps Enter for an input method', async () => {
    const { field } = await openForm();
    await field.click();
    await userEvent.keyboard('a{Shift>}{Enter}{/Shift}b');
    const element = field.element() as HTMLTextAreaElement;
    expect([element.value, element.rows]).toEqual(['a\nb', 2]);
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
    expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(sent).toHaveBeenCalledExactlyOnceWith('a\nb', []);
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
  });

  it('says that a text is too long, counts it, and does not send it', async () => {
    const { screen, field } = await openForm();
    await field.fill('x'.repeat(11));
    await expect.element(screen.getByText('Mesaj çok uzun.')).toBeVisible();
    await expect.element(screen.getByText('11 / 10')).toBeVisible();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await screen.getByRole('button', { name: 'Gönder' }).click();
    expect(sent).not.toHaveBeenCalled();
    await expectAccessible();
  });

  it('uploads chosen and pasted pictures up to the limit, and sends those that stay', async () => {
    const { screen, field } = await openForm();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    input.files = pngs('bir.png').files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.poll(() => upload.mock.calls.length).toBe(1);
    await expect.element(screen.getByRole('button', { name: 'Resmi çıkar' })).toBeVisible();
    const clipboardData = pngs('iki.png', 'uc.png');
    field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await expect.element(screen.getByText('En fazla 2 resim.').first()).toBeVisible();
    await expect.poll(() => screen.getByRole('button', { name: 'Resmi çıkar' }).elements().length).toBe(2);
    await screen.getByRole('button', { name: 'Resmi çıkar' }).first().click();
    await screen.getByRole('button', { name: 'Gönder' }).click();
    expect(sent).toHaveBeenCalledExactlyOnceWith('', ['/resim/iki.png']);
  });
});
