import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { saveSettings } from './landing.sql.ts';

/** The specification's figures and promises, which apply only to a demo. */
export const fillDemoLanding = async (tx: Executor, { now }: Demo): Promise<void> => {
  await saveSettings(
    tx,
    {
      stats: [
        { value: 120, suffix: 'K+', label: 'çalışma oturumu' },
        { value: 2.4, suffix: 'M', label: 'çalışma dakikası' },
        { value: 4.8, suffix: '/5', label: 'memnuniyet' },
      ],
      testimonials: [
        {
          quote: 'Akşam ne çalışacağımı düşünmeyi bıraktım; açıyorum, ilk kart ne diyorsa onu yapıyorum.',
          name: 'Zeynep K.',
          role: '12. sınıf, sayısal',
        },
        {
          quote: 'Netlerimin nerede takıldığını ilk kez bir grafikte gördüm. İki ayda 14 net.',
          name: 'Mert A.',
          role: 'Mezun, eşit ağırlık',
        },
        {
          quote: 'Otuz öğrencinin programını ve kimin bugün bana ihtiyacı olduğunu tek ekranda görüyorum.',
          name: 'Kemal Ö.',
          role: 'Öğrenci koçu',
        },
      ],
      questions: [
        {
          question: 'Koçlar kaç öğrenci ekleyebilir?',
          answer: 'Pro planda sınırsız, temel planda 10 öğrenci.',
        },
      ],
      trialDays: 14,
      launchDiscount: 20,
      proPrice: '',
      isPublic: false,
    },
    now,
  );
};
