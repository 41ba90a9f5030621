import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiError } from '../../data/calls/api-error.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { UntilLoaded } from './until-loaded.tsx';

const Rows = ({ load }: { load: () => Promise<string> }) => {
  const query = useQuery({ queryKey: ['rows'], queryFn: load });
  return (
    <>
      <UntilLoaded query={query} failed="Kartların yüklenemedi" />
      {query.data}
    </>
  );
};

it('shows a skeleton, then what failed, and after another try only the data', async () => {
  const replies = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let calls = 0;
  const screen = await renderScreen(<Rows load={() => replies[calls++]!.promise} />);
  await expect.element(screen.getByText('Yükleniyor…')).toBeInTheDocument();
  replies[0]!.reject(new ApiError('Sunucu yanıt vermedi.', { status: 500, code: 'server.failed' }));
  await expect.element(screen.getByText('Kartların yüklenemedi')).toBeVisible();
  await expect.element(screen.getByText('Sunucu yanıt vermedi.')).toBeVisible();
  await screen.getByRole('button', { name: 'Tekrar dene' }).click();
  replies[1]!.resolve('Üç kart');
  await expect.element(screen.getByText('Üç kart')).toBeVisible();
  await expect.element(screen.getByText('Kartların yüklenemedi')).not.toBeInTheDocument();
});
