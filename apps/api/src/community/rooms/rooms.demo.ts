import type { ReactionEmoji } from '@netlik/contract/community/rooms/room-reactions';
import { foldWord } from '@netlik/domain/community/rooms/refused-words';
import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { insertBan, saveFocus } from './room-members.sql.ts';
import { insertMessage } from './room-messages.sql.ts';
import { saveReaction } from './room-reactions.sql.ts';
import { insertWord } from './room-safety.sql.ts';
import { insertRoom, type NewRoomRow, saveMember, saveMemberGone, saveRead } from './rooms.sql.ts';

const DAY = 24 * 60;

/** Author, text, age in minutes, number of the quoted message, and reactions. */
type Said = readonly [
  who: string,
  minutesAgo: number,
  text: string,
  more?: { replyTo?: number; reactions?: readonly (readonly [who: string, emoji: ReactionEmoji])[] },
];

type DemoRoom = Pick<NewRoomRow, 'name' | 'description' | 'type' | 'capacity' | 'inviteCode'> & {
  members: readonly string[];
  banned?: string;
  focus?: { focusMinutes: number; breakMinutes: number; minutesAgo: number };
  said: readonly Said[];
};

const demoRooms: readonly DemoRoom[] = [
  {
    name: 'Sabah 07.00 grubu',
    description: 'Her sabah iki saat, telefonlar başka odada.',
    type: 'private',
    capacity: 12,
    inviteCode: 'KVRT',
    members: ['ogrenci', 'elif', 'ipek', 'can', 'ucretsiz'],
    focus: { focusMinutes: 50, breakMinutes: 10, minutesAgo: 6 },
    said: [
      ['elif', 2 * DAY + 190, 'Günaydın! Bugün türevden başlıyorum, kim var?'],
      ['ogrenci', 2 * DAY + 188, 'Günaydın, ben de. 40 soru hedefim var.'],
      ['ipek', 2 * DAY + 185, 'Ben paragrafla ısınıp katılıyorum.'],
      [
        ...(['can', DAY + 200, 'Dünkü bloktan sonra ilk kez 3 saati geçtim 🎉'] as const),
        {
          reactions: [
            ['elif', '👏'],
            ['ipek', '👏'],
            ['ogrenci', '🔥'],
          ],
        },
      ],
      ['elif', DAY + 196, 'Süper! Aynı tempoda devam.', { replyTo: 4, reactions: [['can', '💪']] }],
      ['ogrenci', DAY + 195, 'Helal. Ben trigonometride takıldım, akşam sorarım.'],
      ['ipek', 64, 'Herkese günaydın. 50/10 açar mısın Zeynep?'],
      ['ogrenci', 62, 'Açıyorum.', { replyTo: 7, reactions: [['ipek', '❤️']] }],
      ['elif', 8, 'Hazırım.'],
      ['can', 7, 'Ben de geldim, kimya mol soruları.'],
    ],
  },
  {
    name: 'AYT Matematik',
    description: 'Takıldığın soruyu yaz, birlikte bakalım.',
    type: 'public',
    capacity: 50,
    inviteCode: 'MTHK',
    members: ['ipek', 'ogrenci', 'elif', 'omer', 'deniz', 'ucretsiz'],
    banned: 'burak',
    said: [
      ['deniz', DAY + 420, 'Limitte belirsizlik çıkınca hep L’Hôpital mi?'],
      ['ipek', DAY + 415, 'Önce çarpanlara ayırmayı dene.\nÇoğu soruda sadeleşiyor.'],
      ['deniz', DAY + 410, 'Gerçekten sadeleşti, sağ ol!', { replyTo: 2, reactions: [['ipek', '💪']] }],
      ['elif', 130, 'Bugünün denemesindeki 31. soruyu çözen var mı?'],
      ['ogrenci', 128, 'Var: önce f(x) = 0 köklerini bul, sonra işaret tablosu.'],
      ['omer', 44, 'İşaret tablosunda çift katlı kök değişmiyor, ona dikkat.'],
      ['ipek', 43, 'Evet, herkes orada hata yapıyor.'],
    ],
  },
  {
    name: 'Gece kütüphanesi',
    description: 'Sessiz oda: yalnızca molalarda yazışıyoruz.',
    type: 'public',
    capacity: 30,
    inviteCode: 'GECE',
    members: ['deniz', 'ogrenci', 'can', 'ayse', 'koc'],
    said: [
      ['koc', 3 * DAY + 30, 'Arkadaşlar, gece çalışıyorsanız uykunuzu bölmeyin: 23.30’da kapatıyoruz.'],
      ['ayse', 3 * DAY + 20, 'Tamam hocam.'],
      ['deniz', DAY + 70, 'Bugün 2 saat 40 dakika. Yarın görüşürüz.'],
      ['can', DAY + 66, 'İyi geceler!'],
    ],
  },
  {
    name: 'Paragraf maratonu',
    description: 'Her gün 20 paragraf, akşam sonuçları paylaşıyoruz.',
    type: 'public',
    capacity: 40,
    inviteCode: 'PRGF',
    members: ['ayse', 'yusuf', 'omer', 'irem', 'burak'],
    said: [
      ['ayse', DAY + 300, 'Bugün 20’de 17 doğru.'],
      ['yusuf', DAY + 290, '20’de 15, süre 34 dakika.'],
      ['irem', 240, 'Ben 18 yaptım, ilk kez!'],
      ['omer', 236, 'Bravo Irmak 👏'],
    ],
  },
];

export const fillDemoRooms = async (tx: Executor, { idOf, now }: Demo): Promise<void> => {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const person = (name: string) => idOf(`${name}@netlik.demo`);
  for (const { members, said, focus, banned, ...room } of demoRooms) {
    const id = newId(now.getTime());
    const opened = 6 * DAY;
    await insertRoom(tx, { ...room, id, ownerId: person(members[0]!) }, ago(opened));
    for (const [index, name] of members.entries())
      await saveMember(tx, id, person(name), ago(opened - index * 40));
    for (const [index, [who, minutesAgo, content, more]] of said.entries()) {
      const at = ago(minutesAgo);
      const messageId = newId(at.getTime());
      await insertMessage(tx, {
        id: messageId,
        roomId: id,
        userId: person(who),
        key: `demo-${index}`,
        content,
        replyTo: more?.replyTo ?? null,
        now: at,
        expiresAt: new Date(at.getTime() + 7 * DAY * 60_000),
      });
      for (const [name, emoji] of more?.reactions ?? [])
        await saveReaction(tx, messageId, person(name), emoji, at);
    }
    // All members have read everything except the last two messages.
    for (const name of members) await saveRead(tx, id, person(name), said.length - 2);
    if (focus) await saveFocus(tx, id, focus, ago(focus.minutesAgo));
    if (banned) {
      await saveMember(tx, id, person(banned), ago(opened));
      await saveMemberGone(tx, id, person(banned), 'banned', ago(DAY));
      const ban = {
        roomId: id,
        userId: person(banned),
        byId: person('admin'),
        reason: 'Uyarıya rağmen reklam',
      };
      await insertBan(tx, ban, ago(DAY));
    }
  }
  for (const word of ['salak', 'aptal*', 'gerizekalı'])
    await insertWord(tx, { id: newId(now.getTime()), word, folded: foldWord(word) }, 100, now);
};
