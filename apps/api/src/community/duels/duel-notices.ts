import type { DuelType } from '@netlik/domain/community/duels/values';
import { timeText } from '@netlik/domain/study/time-text';
import { shortName } from '@netlik/domain/turkish';
import type { CardRow } from '../../identity/users/person-cards.service.ts';
import type { Draft } from '../../platform/notifications/notifications.service.ts';

const lengths: Record<DuelType, string> = { daily: '24 saatlik', '3day': '3 günlük', weekly: '7 günlük' };

const shortNameOf = (person: CardRow | null) => person && shortName(person.firstName, person.lastName);
const nameOf = (person: CardRow | null) => shortNameOf(person) || 'Bir öğrenci';
const named = (person: CardRow | null) => {
  const name = shortNameOf(person);
  return person && name ? { [person.id]: name } : {};
};

type About = { id: string; type: DuelType };

const notice = (
  { id }: About,
  type: string,
  title: string,
  body: string,
  person: CardRow | null = null,
): Draft => ({
  title,
  body,
  named: named(person),
  category: 'success',
  type,
  actionUrl: `/duels/${id}`,
});

export const challengeNotice = (duel: About, owner: CardRow | null) =>
  notice(
    duel,
    'duel.challenge',
    `${nameOf(owner)} seni düelloya çağırdı`,
    `${lengths[duel.type]} düello, kabul ettiğin an başlar. 24 saat içinde yanıtla.`,
    owner,
  );

export const inviteNotice = (duel: About, owner: CardRow | null) =>
  notice(
    duel,
    'duel.invite',
    `${nameOf(owner)} seni bir düelloya davet etti`,
    `${lengths[duel.type]} düelloya katılmak ister misin?`,
    owner,
  );

export const joinRequestNotice = (duel: About, asker: CardRow | null) =>
  notice(
    duel,
    'duel.request',
    `${nameOf(asker)} düellona katılmak istiyor`,
    'Onaylarsan katılabilir.',
    asker,
  );

export const approvedNotice = (duel: About, owner: CardRow | null) =>
  notice(
    duel,
    'duel.approved',
    'Düelloya katılabilirsin',
    `${nameOf(owner)} isteğini onayladı. Son söz senin.`,
    owner,
  );

export const acceptedNotice = (duel: About, person: CardRow | null, started: boolean) =>
  notice(
    duel,
    'duel.accepted',
    `${nameOf(person)} daveti kabul etti`,
    started ? 'Düello başladı. Bol şans!' : 'Artık düelloda bir kişi daha var.',
    person,
  );

export const declinedNotice = (duel: About, person: CardRow | null) =>
  notice(duel, 'duel.declined', `${nameOf(person)} daveti reddetti`, 'İstersen başka bir rakip seç.', person);

export const unansweredNotice = (duel: About) =>
  notice(duel, 'duel.canceled', 'Düello iptal oldu', 'Rakibin 24 saat içinde yanıt vermedi.');

export type Outcome = {
  minutes: number;
  won: boolean;
  winnerMinutes: number | null;
  xp: number;
  early: boolean;
};

export const resultNotice = (duel: About, { minutes, won, winnerMinutes, xp, early }: Outcome) => {
  const studied = timeText(minutes * 60);
  if (early)
    return notice(duel, 'duel.ended', 'Düello erken bitirildi', `${studied} ile kapandı; kazanan yok.`);
  if (won) return notice(duel, 'duel.won', 'Düelloyu kazandın!', `${studied} çalıştın ve ${xp} XP kazandın.`);
  if (winnerMinutes === null)
    return notice(duel, 'duel.tied', 'Düello berabere bitti', `${studied} çalıştın. Rövanş zamanı mı?`);
  return notice(
    duel,
    'duel.lost',
    'Düello bitti',
    `${studied} çalıştın, kazanan ${timeText(winnerMinutes * 60)} çalıştı. Rövanş zamanı mı?`,
  );
};
