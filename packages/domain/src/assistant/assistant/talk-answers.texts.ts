import { quoteOfWeek } from '../../motivation.ts';
import { levelOf } from '../../study/level.ts';
import { timeText } from '../../study/time-text.ts';
import { addDays, weekStart } from '../../study-day.ts';
import { tr } from '../../turkish.ts';
import { wordsOf } from '../../words.ts';
import { type Answer, list, numberText, paragraphs, SOURCES } from './answer-format.ts';
import { isAboutOthers } from './others.ts';
import { helpFor } from './product-help.texts.ts';
import { type Question, sumOf } from './study-answers.texts.ts';

export function streak({ today, facts: { totals, days } }: Question): Answer {
  const studied = days.some(({ day, sessions }) => day === today && sessions > 0);
  if (totals.streak === 0)
    return {
      response: `Şu an açık bir serin yok.${totals.longestStreak > 0 ? ` En uzun serin ${totals.longestStreak} gündü.` : ''} Bugün bir oturumla yenisi başlar.`,
      sources: [SOURCES.dashboard],
    };
  return {
    response: `Serin **${totals.streak} gün**, en uzunu ${totals.longestStreak} gün. ${studied ? 'Bugün çalıştın, serin güvende.' : 'Bugün henüz çalışmadın; gece yarısına kadar bir oturum serini korur.'}`,
    sources: [SOURCES.dashboard, SOURCES.calendar],
  };
}

export function xpLevel({ facts: { totals } }: Question): Answer {
  const { level, xpInLevel, xpOfLevel } = levelOf(totals.xp);
  return {
    response: `**${level}. seviyedesin**, toplam ${numberText(totals.xp)} XP. Bir sonraki seviyeye ${numberText(xpOfLevel - xpInLevel)} XP kaldı.`,
    sources: [SOURCES.dashboard],
  };
}

export function rank({ facts: { totals } }: Question): Answer {
  return {
    response:
      totals.rank === null
        ? 'Henüz sıralamada değilsin: zamanlayıcıyla çalıştıkça sıralamaya girersin.'
        : `Genel sıralamada **${numberText(totals.rank)}. sıradasın** (${numberText(totals.rankOf)} öğrenci içinde). Önünde ${numberText(totals.rank - 1)} kişi var.`,
    sources: [SOURCES.dashboard],
  };
}

export function motivation({ today, facts }: Question): Answer {
  const week = sumOf(facts.days, weekStart(today), today);
  const month = sumOf(facts.days, addDays(today, -29), today);
  const proud = [
    week.seconds > 0 && `Bu hafta ${timeText(week.seconds)} çalıştın.`,
    month.correct > 0 && `Son 30 günde ${numberText(month.correct)} doğru yaptın.`,
    facts.totals.streak > 1 && `${facts.totals.streak} gündür ara vermedin.`,
  ].filter((line) => line !== false);
  return {
    response: paragraphs(
      `> ${quoteOfWeek(today)}`,
      proud.length > 0
        ? `Ve bunlar senin eserin:\n\n${list(proud)}`
        : 'Büyük bir adıma gerek yok: 25 dakika, tek konu, telefon başka odada.',
      facts.exam && `Sınava ${facts.exam.daysLeft} gün var; bugün atacağın küçük adım hepsinin içinde.`,
    ),
    sources: proud.length > 0 ? [SOURCES.dashboard] : [SOURCES.timer],
  };
}

export function examStress({ today, facts }: Question): Answer {
  const month = sumOf(facts.days, addDays(today, -29), today);
  return {
    response: paragraphs(
      'Bunu hissetmen çok normal; bu dönem gerçekten yorucu. Bir dakika dur, birkaç kez yavaşça nefes al, kısa bir yürüyüş yap.',
      month.seconds > 0 &&
        `Emeğin ortada: son 30 günde ${timeText(month.seconds)} çalıştın, ${numberText(month.correct + month.wrong + month.blank)} soru çözdün.`,
      'Sonra tek ve küçük bir iş seç: 25 dakika, bir konu. Bu duygu günlerce sürüyor, uykunu ve iştahını bozuyorsa ailenle, rehber öğretmeninle ya da koçunla konuş; tek başına taşıman gerekmiyor.',
    ),
    sources: month.seconds > 0 ? [SOURCES.calendar] : [],
  };
}

export const greeting = ({ today, facts }: Question): Answer => {
  const sums = sumOf(facts.days, today, today);
  return {
    response: paragraphs(
      `Selam! ${sums.seconds > 0 ? `Bugün şimdiden ${timeText(sums.seconds)} çalışmışsın.` : 'Bugün birlikte güzel bir başlangıç yapalım.'}`,
      'Haftanı, netlerini, planını ya da bugün neye odaklanacağını sorabilirsin.',
    ),
    sources: sums.seconds > 0 ? [SOURCES.sessions] : [],
  };
};

export const thanks = (): Answer => ({
  response: 'Rica ederim, her zaman buradayım. Kolay gelsin!',
  sources: [],
});

export const productHelp = ({ text }: Question): Answer => helpFor(text);

const OTHERS_ANSWER: Answer = {
  response:
    'Başkalarının bilgilerini göremem ve söyleyemem; yalnızca senin kendi kayıtlarından konuşurum. Kendi netlerini, süreni ya da planını sorabilirsin.',
  sources: [],
};

const NOT_OURS: Answer = {
  response: paragraphs(
    'Bunu anlayamadım ya da bu benim işim değil: soru çözmem, konu anlatmam; senin çalışma verinden konuşurum. Şunları sorabilirsin:',
    list([
      '“Bu hafta nasıl gitti?”, “geçen haftaya göre nasılım?”',
      '“Hangi dersi ihmal ettim?”, “fiziğe ne kadar çalıştım?”',
      '“Netlerim artıyor mu?”, “denemede nerede kaybediyorum?”',
      '“Bugün neye odaklanayım?”, “bu haftaki planım ne?”',
      '“Sınava kaç gün kaldı?”, “serim kaç gün?”',
    ]),
  ),
  sources: [],
};

/** Coach messages stand on their own page and are not read here. */
const BY_COACH = /\b(hoca|hocam|koc|kocum)\w* .*\b(yaz|mesaj|soyle|dedi|gonder|not)|\bmesaj/;

export const outOfScope = ({ text }: Pick<Question, 'text'>): Answer => {
  if (BY_COACH.test(tr.fold(text))) return helpFor('mesaj');
  return isAboutOthers(wordsOf(text)) ? OTHERS_ANSWER : NOT_OURS;
};
