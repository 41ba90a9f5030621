import type { LeftChoice } from '@netlik/contract/planning/today';
import { formatSeconds } from '../../../formats/durations.ts';
import { formatCount } from '../../../formats/numbers.ts';

export const closeTexts = {
  left: 'Kalanlar',
  evaluation: 'Günü değerlendir',
  summary: 'Bugünün özeti',
  leftLead: 'Yarına taşı, olduğu yerde bırak ya da vazgeç.',
  nothingLeft: 'Geriye bir şey kalmadı.',
  choices: { tomorrow: 'Yarın', later: 'Sonra', away: 'Vazgeç' } satisfies Record<LeftChoice, string>,
  next: 'Devam et',
  skip: 'Bu adımı geç',
  finish: 'İyi geceler',
  failed: 'Gün kapatılamadı.',
  proud: (seconds: number, questions: number, done: number) =>
    [
      seconds > 0 && `${formatSeconds(seconds)} çalıştın`,
      questions > 0 && `${formatCount(questions)} soru çözdün`,
      done > 0 && `${done} işi bitirdin`,
    ]
      .filter(Boolean)
      .join(', '),
  proudNothing: 'Bugün olmadı; olur öyle. Yarın on dakikayla başla, gerisi gelir.',
  proudEnd: (text: string) => `Bugün ${text}.`,
  streak: (days: number) => (days > 1 ? `${days} gündür her gün buradasın.` : 'Serinin ilk günü bugün.'),
  moved: (count: number) => `${count} iş yarına taşındı.`,
} as const;
