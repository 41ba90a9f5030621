import type { SubjectKey } from '../../yks/subject-keys.ts';
import type { WeeklyEntryType } from './values.ts';

export interface TemplateEntry {
  /** 0 = Monday. */
  readonly day: number;
  readonly subject: SubjectKey;
  readonly type: WeeklyEntryType;
  readonly customTitle: string;
}

const entry = (
  day: number,
  subject: SubjectKey,
  type: TemplateEntry['type'],
  customTitle: string,
): TemplateEntry => ({ day, subject, type, customTitle });

/** Starter weeks: one subject an evening beside school, two with a course, mornings too for graduates. */
export const WEEKLY_TEMPLATES = {
  school: [
    entry(0, 'matematik', 'konu_anlatim', 'Okul sonrası matematik konusu'),
    entry(1, 'turkce', 'soru_cozum', 'Paragraf ve dil bilgisi soruları'),
    entry(2, 'fizik', 'konu_anlatim', 'Fizik konusu ve kısa tekrar'),
    entry(3, 'kimya', 'konu_anlatim', 'Kimya konusu ve kısa tekrar'),
    entry(4, 'biyoloji', 'soru_cozum', 'Biyoloji soruları'),
    entry(5, 'deneme_sinavi', 'soru_cozum', 'TYT denemesi ve yanlışların çözümü'),
    entry(6, 'genel_tekrar', 'soru_cozum', 'Haftanın tekrarı'),
  ],
  schoolAndCourse: [
    entry(0, 'matematik_ayt', 'soru_cozum', 'Kurs konusunun soruları'),
    entry(1, 'fizik_ayt', 'soru_cozum', 'Kurs ödevi ve eksik sorular'),
    entry(2, 'turkce', 'soru_cozum', 'Günlük paragraf soruları'),
    entry(3, 'kimya', 'konu_anlatim', 'Kursta anlaşılmayan konu'),
    entry(4, 'matematik', 'soru_cozum', 'Problem soruları'),
    entry(5, 'deneme_sinavi', 'soru_cozum', 'Kurs denemesi ve analizi'),
    entry(6, 'genel_tekrar', 'konu_anlatim', 'Haftanın eksik konuları'),
  ],
  graduate: [
    entry(0, 'matematik_ayt', 'konu_anlatim', 'Sabah: AYT matematik konusu'),
    entry(0, 'turkce', 'soru_cozum', 'Akşam: paragraf soruları'),
    entry(1, 'fizik_ayt', 'konu_anlatim', 'Sabah: AYT fizik konusu'),
    entry(2, 'matematik', 'soru_cozum', 'TYT matematik soruları'),
    entry(3, 'kimya', 'konu_anlatim', 'Sabah: kimya konusu'),
    entry(3, 'biyoloji', 'soru_cozum', 'Akşam: biyoloji soruları'),
    entry(4, 'matematik_ayt', 'soru_cozum', 'AYT matematik soruları'),
    entry(5, 'deneme_sinavi', 'soru_cozum', 'Deneme ve yanlışların çözümü'),
    entry(6, 'genel_tekrar', 'soru_cozum', 'Haftanın tekrarı'),
  ],
} as const satisfies Record<string, readonly TemplateEntry[]>;
