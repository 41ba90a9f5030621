import { expect, it, onTestFinished } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { lastSaved } from './engine/last-saved.ts';
import { SavedCard } from './saved-card.tsx';

const renderSaved = (subject: string) => {
  onTestFinished(() => lastSaved.set(null));
  lastSaved.set({ subject, seconds: 9900, at: Date.now(), waiting: false, gain: null, key: 'a-key' });
  return renderScreen(<SavedCard />);
};

it.each([
  ['exam_TYT', '/exam-tracker?add=1&exam=TYT'],
  ['exam_AYT', '/exam-tracker?add=1&exam=AYT'],
  ['exam_fizik_ayt', '/exam-tracker?add=1&exam=BRANS&subject=fizik_ayt'],
])('a run of %s offers to become an attempt', async (subject, address) => {
  const screen = await renderSaved(subject);
  await expect
    .element(screen.getByRole('link', { name: 'Deneme sonucunu gir' }))
    .toHaveAttribute('href', address);
});

it('a run of a subject offers nothing of the kind', async () => {
  const screen = await renderSaved('matematik');
  await expect.element(screen.getByText(/Matematik/)).toBeVisible();
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
});
