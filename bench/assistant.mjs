import { createPeople } from './people.mjs';
import { serveProduct, withDataFolder } from './processes.mjs';
import { atMost, median } from './report.mjs';
import { rebuildTotals, seedStudent } from './study-seed.mjs';

const HEAVY = 20_000;
const LIGHT = 100;
const DAYS = 365;
const WARM = 2;
const ROUNDS = 12;
const MAX_MS = 80;
const MAX_TIMES = 1.5;

/** One question for each answer that reads the student's data. */
const QUESTIONS = [
  'bugün ne kadar çalıştım',
  'bu hafta nasıl gitti',
  'bu ay ne kadar çalışmışım',
  'geçen haftaya göre daha mı iyiyim',
  'matematiğe ne kadar süre ayırdım',
  'en çok hangi dersi ihmal ettim',
  'en iyi olduğum ders hangisi',
  'bu hafta toplam kaç soru çözmüşüm',
  'en verimli olduğum saatler hangileri',
  'netlerim artıyor mu',
  'bu netlerle kaç puan alırım',
  'hedefime ne kadar kaldı',
  'bugün neye odaklanmalıyım',
  'bu haftaki planım ne',
  'kaç kartım birikmiş',
  'bugün hangi rutinler kaldı',
  'serim kaç gün',
  'düellom nasıl gidiyor',
  'hangi rozetlerim var',
];

const p95 = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * 0.95)];

const ask = async (base, { token }, message) => {
  const startedAt = performance.now();
  const response = await fetch(`${base}/api/ai/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ message }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`/ai/chat: ${text}`);
  return performance.now() - startedAt;
};

/** Compares a student with 20,000 sessions to one with 100, alternating. */
export const measureAssistant = (log) =>
  withDataFolder(async (dataDir) => {
    const server = await serveProduct(dataDir);
    try {
      const [heavy, light] = await createPeople(server.base, 2);
      await seedStudent(dataDir, heavy.id, HEAVY, DAYS);
      await seedStudent(dataDir, light.id, LIGHT, DAYS);
      await rebuildTotals(dataDir);
      const times = { heavy: [], light: [] };
      for (let round = 0; round < WARM + ROUNDS; round++) {
        for (const question of QUESTIONS) {
          for (const [who, student] of Object.entries({ heavy, light })) {
            const milliseconds = await ask(server.base, student, question);
            if (round >= WARM) times[who].push(milliseconds);
          }
        }
      }
      const [late, lateLight] = [p95(times.heavy), p95(times.light)];
      const detail = `medians ${median(times.heavy).toFixed(1)} and ${median(times.light).toFixed(1)} ms over ${QUESTIONS.length} questions`;
      log(`p95 ${late.toFixed(1)} ms, with ${LIGHT} sessions ${lateLight.toFixed(1)} ms`);
      return [
        atMost(
          `\`POST /ai/chat\` of ${HEAVY} sessions, p95`,
          late,
          { limit: MAX_MS, unit: ' ms', digits: 1 },
          detail,
        ),
        atMost(
          `\`POST /ai/chat\` of ${HEAVY} sessions, of one with ${LIGHT}: p95`,
          late / lateLight,
          { limit: MAX_TIMES, unit: ' ×', digits: 2 },
          `${late.toFixed(1)} ms of ${lateLight.toFixed(1)} ms`,
        ),
      ];
    } finally {
      await server.stop();
    }
  });
