import { landing } from '@netlik/contract/platform/landing';
import { accessSuite } from '@netlik/testkit/access/access-suite';

const body = {
  stats: [{ value: 4.8, suffix: '/5', label: 'memnuniyet' }],
  testimonials: [{ quote: 'Çok işime yaradı.', name: 'Ada K.', role: '' }],
  questions: [{ question: 'Ücretli mi?', answer: 'Temel plan ücretsiz.' }],
  trialDays: 14,
  launchDiscount: 20,
  proPrice: '',
  isPublic: false,
};

accessSuite('landing', landing, {
  published: { anyone: { input: () => ({}) } },
  settings: { own: { input: () => ({}) } },
  saveSettings: { own: { input: () => ({ body }) } },
});
