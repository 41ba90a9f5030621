import { type LandingSettings, landing } from '@netlik/contract/landing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('/admin/landing', () => {
  it('promises nothing until an admin does, and then what was saved last', async () => {
    const admin = await world.person({ role: 'admin' });
    const settings = async () => (await admin.call(landing.settings, {})).data;
    expect(await settings()).toMatchObject({ stats: [], testimonials: [], trialDays: 0, launchDiscount: 0 });
    const body: LandingSettings = {
      stats: [{ value: 2.4, suffix: 'M', label: 'çalışma dakikası' }],
      testimonials: [],
      questions: [{ question: 'Ücretli mi?', answer: 'Temel plan ücretsiz.\nSonrası sana kalmış.' }],
      trialDays: 14,
      launchDiscount: 0,
      proPrice: 'Ayda 199 TL',
    };
    await admin.call(landing.saveSettings, { body });
    expect(await settings()).toEqual(body);
  });
});
