import { topicFacts } from '@netlik/contract/study/topic-facts';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { askedTopic } from '../../../testing/asked-topic.ts';
import { expectFits } from '../../../testing/expect-fits.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { expectAccessible, renderScreen } from '../../../testing/render-screen.tsx';
import { TopicFields } from './topic-fields.tsx';
import { newTopic, topicsText } from './topic-values.ts';

it('says how often the topic of a session was asked', async () => {
  await page.viewport(390, 800);
  fakeApi.reply(topicFacts.history, [askedTopic('Optik')]);
  const screen = await renderScreen(
    <main>
      <h1>Çalışma</h1>
      <TopicFields subject="fizik" value={topicsText([newTopic('Optik')])} onChange={() => undefined} />
    </main>,
  );
  await expect.element(screen.getByText('son 5 yılda 7 soru (sayım, resmî değil)')).toBeVisible();
  expectFits();
  await expectAccessible();
});
