import { tr } from '@netlik/domain/turkish';
import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { insertMessages, saveRead } from './messages.sql.ts';

const HOUR_MS = 3_600_000;

type Line = { hoursAgo: number; from: 'student' | 'coach'; text: string };

const talks: Record<string, readonly Line[]> = {
  'ogrenci@netlik.demo': [
    { hoursAgo: 75, from: 'coach', text: 'Zeynep merhaba, denemene baktım. Türkçe çok iyi, eline sağlık.' },
    { hoursAgo: 74.6, from: 'student', text: 'Teşekkür ederim hocam! Geometriden 4 yanlışım var ama.' },
    {
      hoursAgo: 74.4,
      from: 'coach',
      text: 'Üçü üçgende benzerlik. Bu hafta programına iki kısa test koydum, sonra konuşalım.',
    },
    { hoursAgo: 27, from: 'student', text: 'İlk testi bitirdim, 18’de 15 yaptım.' },
    {
      hoursAgo: 3,
      from: 'coach',
      text: 'Harika gidiyorsun. Perşembe görüşmesinde ikincisine birlikte bakarız.',
    },
  ],
  'elif@netlik.demo': [
    { hoursAgo: 50, from: 'coach', text: 'Elif, yarınki programı hafiflettim; okul sınavına çalış.' },
    { hoursAgo: 49, from: 'student', text: 'Çok iyi oldu hocam, teşekkürler.' },
    { hoursAgo: 5, from: 'student', text: 'Sınav iyi geçti! Akşam TYT tekrarına dönebilirim.' },
  ],
};

export const fillDemoMessages = async (tx: Executor, { users, now, idOf }: Demo): Promise<void> => {
  for (const [email, lines] of Object.entries(talks)) {
    const user = users.find(({ person }) => person.email === email);
    if (!user?.person.coach) continue;
    const [studentId, coachId] = [user.id, idOf(user.person.coach)];
    for (const { hoursAgo, from, text } of lines) {
      const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
      const ids = { threadId: newId(at.getTime()), messageId: newId(at.getTime()) };
      const writing = { studentId, coachId, authorId: from === 'student' ? studentId : coachId, ...ids };
      const [message] = await insertMessages(
        tx,
        [writing],
        { text, folded: tr.fold(text), pictures: [] },
        at,
      );
      const { threadId, number } = message!;
      if (hoursAgo > 24) await saveRead(tx, threadId, { isStudent: from === 'coach', number });
    }
  }
};
