import { endpoint } from '@netlik/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { closeToast, toasts } from '../../ui/overlays/toast.ts';
import { newIdempotencyKey } from '../calls/call.ts';
import { read } from '../calls/read.ts';
import { useHiddenRows } from '../outbox/hidden-rows.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

const Row = z.object({ _id: z.string(), isRead: z.boolean() });
type Row = z.infer<typeof Row>;

const shared = { access: { roles: ['student'] }, summary: '' } as const;
const list = endpoint({
  ...shared,
  method: 'GET',
  path: '/notes',
  reply: z.array(Row),
  shows: ['reminders'],
} as const);
const params = z.object({ id: z.string() });
const mark = endpoint({
  ...shared,
  method: 'POST',
  path: '/notes/:id/read',
  params,
  reply: Row,
  changes: ['reminders'],
  idempotent: true,
} as const);

type Input = { params: { id: string } };

const Notes = ({ options }: { options?: Partial<WriteOptions<Input, Row>> }) => {
  const { data } = useQuery(read(list, {}));
  const write = useWrite(mark, { failed: 'İşaretlenemedi.', ...options });
  return (
    <ul>
      {data?.map(({ _id, isRead }) => (
        <li key={_id}>
          {isRead ? 'okundu' : 'yeni'} {_id}
          <Button busy={write.busy} onClick={() => write.send({ params: { id: _id } })}>
            Okudum
          </Button>
          <button type="button" onClick={() => write.send({ params: { id: _id } })}>
            Çift
          </button>
          {write.error && <p>Hata: {write.error}</p>}
        </li>
      ))}
    </ul>
  );
};

const optimistic: WriteOptions<Input, Row>['optimistic'] = (cache, input) =>
  cache.patch(list, (rows) =>
    rows.map((row) => (row._id === input.params.id ? { ...row, isRead: true } : row)),
  );

const open = async (options?: Partial<WriteOptions<Input, Row>>) => {
  fakeApi.reply(list, [{ _id: 'a', isRead: false }]);
  const screen = await renderScreen(<Notes options={options} />);
  const press = (name = 'Okudum') => screen.getByRole('button', { name }).click();
  return { screen, press };
};

it('a done write says so, refetches what it changed and can be undone', async () => {
  fakeApi.reply(mark, { _id: 'a', isRead: true });
  const undone: string[] = [];
  const { screen, press } = await open({
    done: ({ _id }) => `${_id} okundu.`,
    undo:
      ({ _id }) =>
      () =>
        undone.push(_id),
  });
  await press();
  await expect.element(screen.getByText('a okundu.')).toBeVisible();
  await expect.poll(() => fakeApi.calls(list).length).toBe(2);
  await screen.getByRole('button', { name: 'Geri al' }).click();
  expect(undone).toEqual(['a']);
});

it('a failure says what failed and why, in one sentence each', async () => {
  fakeApi.fail(mark, 'reminder.not_found');
  const { screen, press } = await open();
  await press();
  await expect
    .element(screen.getByText('İşaretlenemedi. Bu hatırlatma bulunamadı. Silinmiş olabilir.'))
    .toBeVisible();
  // A missing row makes the list stale.
  await expect.poll(() => fakeApi.calls(list).length).toBe(2);
});

it('an inline failure is no toast', async () => {
  fakeApi.fail(mark, 'reminder.not_found');
  const { screen, press } = await open({ inline: true });
  await press();
  await expect
    .element(screen.getByText('Hata: İşaretlenemedi. Bu hatırlatma bulunamadı. Silinmiş olabilir.'))
    .toBeVisible();
  expect(screen.getByText('İşaretlenemedi.').elements()).toHaveLength(1);
});

it('a failure that the screen handles is not told', async () => {
  fakeApi.fail(mark, 'reminder.not_found');
  const codes: string[] = [];
  const { screen, press } = await open({ onFailed: ({ code }) => codes.push(code) > 0 });
  await press();
  await expect.poll(() => codes).toEqual(['reminder.not_found']);
  expect(screen.getByText('İşaretlenemedi.').elements()).toHaveLength(0);
});

it('a failure of a write that the user did not request is not shown', async () => {
  fakeApi.fail(mark, 'reminder.not_found');
  const { screen, press } = await open({ failed: null, inline: true });
  await press();
  await expect.poll(() => fakeApi.calls(list).length).toBe(2);
  expect(toasts.get()).toEqual([]);
  expect(screen.getByText('Hata').elements()).toHaveLength(0);
});

it('two quick presses are one write', async () => {
  fakeApi.pending(mark);
  const { screen, press } = await open();
  await press('Çift');
  await press('Çift');
  await expect.element(screen.getByRole('button', { name: 'Okudum' })).toHaveAttribute('aria-busy', 'true');
  expect(fakeApi.calls(mark)).toHaveLength(1);
});

it('an optimistic change shows at once', async () => {
  fakeApi.pending(mark);
  const { screen, press } = await open({ optimistic });
  await press();
  await expect.element(screen.getByText('okundu a')).toBeVisible();
});

it('a refused optimistic change is taken back', async () => {
  fakeApi.fail(mark, 'reminder.not_found');
  const { screen, press } = await open({ optimistic });
  await press();
  await expect
    .element(screen.getByText('İşaretlenemedi. Bu hatırlatma bulunamadı. Silinmiş olabilir.'))
    .toBeVisible();
  await expect.element(screen.getByText('yeni a')).toBeVisible();
});

it('a repeat after a failure carries the same key, a new write another', async () => {
  const keys = () => fakeApi.calls(mark).map(({ headers }) => headers.get('idempotency-key'));
  fakeApi.offline(mark);
  const { screen, press } = await open();
  await press();
  await expect.element(screen.getByText('İşaretlenemedi. Sunucuya bağlanılamıyor.')).toBeVisible();
  fakeApi.reply(mark, { _id: 'a', isRead: true });
  await press();
  await expect.poll(() => keys().length).toBe(2);
  await expect.element(screen.getByRole('button', { name: 'Okudum' })).not.toHaveAttribute('aria-busy');
  await press();
  await expect.poll(() => keys().length).toBe(3);
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('without a connection it waits in the outbox and says so', async () => {
  fakeApi.offline(mark);
  const { screen, press } = await open({
    optimistic,
    offline: {
      name: 'reminders.update',
      label: () => `not ${newIdempotencyKey()}`,
      stored: () => 'Bağlantı gelince gönderilecek.',
    },
  });
  await press();
  await expect.element(screen.getByText('Bağlantı gelince gönderilecek.')).toBeVisible();
  await expect.element(screen.getByText('okundu a')).toBeVisible();
});

const Steps = () => {
  const write = useWrite(
    async (id: string, { send }) => {
      await send(mark, { params: { id } });
      return send(mark, { params: { id: 'b' } });
    },
    { failed: 'Olmadı.', done: ({ _id }) => `${_id} de okundu.` },
  );
  return <Button onClick={() => write.send('a')}>İkisi</Button>;
};

it('a write of several calls gives each a key', async () => {
  fakeApi.reply(mark, ({ path }) => ({ _id: path.split('/')[3]!, isRead: true }));
  const screen = await renderScreen(<Steps />);
  await screen.getByRole('button', { name: 'İkisi' }).click();
  await expect.element(screen.getByText('b de okundu.')).toBeVisible();
  const keys = fakeApi.calls(mark).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
});

const Removable = () => {
  const isHidden = useHiddenRows().has('hidden');
  const { send } = useWrite(mark, {
    done: 'Silindi.',
    failed: 'Silinemedi.',
    undo: { hides: ({ params: { id } }) => id },
  });
  return !isHidden && <Button onClick={() => send({ params: { id: 'hidden' } })}>Notu sil</Button>;
};

const hideRow = async () => {
  const screen = await renderScreen(<Removable />);
  const button = screen.getByRole('button', { name: 'Notu sil' });
  await button.click();
  await expect.element(button).not.toBeInTheDocument();
  return { screen, button };
};

it('a hidden row comes back with undo, and nothing is sent', async () => {
  const { screen, button } = await hideRow();
  await screen.getByRole('button', { name: 'Geri al' }).click();
  await expect.element(button).toBeVisible();
  expect(fakeApi.calls(mark)).toHaveLength(0);
});

it('a hidden row is sent when its toast closes, and comes back if the server refuses', async () => {
  fakeApi.fail(mark, 'reminder.not_found');
  const { screen, button } = await hideRow();
  closeToast(toasts.get().at(-1)!.id);
  await expect
    .element(screen.getByText('Silinemedi. Bu hatırlatma bulunamadı. Silinmiş olabilir.').first())
    .toBeVisible();
  await expect.element(button).toBeVisible();
  expect(fakeApi.calls(mark)).toHaveLength(1);
});
