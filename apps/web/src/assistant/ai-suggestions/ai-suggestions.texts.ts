import type { AiSuggestion } from '@netlik/contract/assistant/ai-suggestions';
import type { SuggestionScope } from '@netlik/domain/assistant/ai-suggestions/values';
import { weekdayNames } from '../../formats/days.ts';

const days = weekdayNames.map(({ long }) => long);

export const suggestionTexts = {
  title: 'Öneriler',
  lead: 'Kayıtlarından çıkan, gerekçesi belli öneriler. Beğendiğini plana ekle, gerisini kaldır.',
  openAssistant: 'Asistanı aç',
  openPlan: 'Haftalık planı aç',
  scopes: {
    weekly_plan: {
      title: 'Haftalık plan',
      lead: 'Bu haftaya eklemeye değer işler',
      nextStep: 'Haftanı planla',
      nextPage: '/weekly-plan',
    },
    exam_tracker: {
      title: 'Denemeler',
      lead: 'Bir sonraki denemeden önce',
      nextStep: 'Deneme ekle',
      nextPage: '/exam-tracker',
    },
    dashboard: {
      title: 'Öncelikler',
      lead: 'Şu an en çok fark yaratacaklar',
      nextStep: 'Çalışmaya başla',
      nextPage: '/study-tracker/timer',
    },
  } satisfies Record<SuggestionScope, object>,
  types: {
    weak_topic: 'Kayıp konu',
    neglected_subject: 'İhmal edilen ders',
    overdue_cards: 'Geciken kartlar',
    unbalanced_week: 'Dengesiz hafta',
    exam_near: 'Sınav yaklaşıyor',
  } satisfies Record<AiSuggestion['type'], string>,
  refresh: 'Önerileri yenile',
  refreshIn: (seconds: number) => `${seconds}s sonra`,
  refreshFailed: 'Öneriler yenilenemedi.',
  refreshed: (count: number) => (count === 0 ? 'Yeni öneri yok.' : 'Öneriler güncellendi.'),
  emptyTitle: 'Şimdilik öneri yok',
  emptyText: 'Çalışma, deneme ve kart kayıtların arttıkça yenile; gerekçesiyle öneriler burada çıkar.',
  loadFailed: 'Öneriler yüklenemedi',
  bestDay: 'En boş gün',
  accept: 'Plana ekle',
  accepted: (day: number) => `Plana eklendi: ${days[day]}.`,
  acceptFailed: 'Öneri plana eklenemedi.',
  dismiss: 'Kaldır',
  dismissed: 'Öneri kaldırıldı; 14 gün gösterilmez.',
  dismissFailed: 'Öneri kaldırılamadı.',
  undoFailed: 'Geri alınamadı.',
  dismissedFold: (count: number) => `Kaldırılanlar (${count})`,
  bringBack: 'Geri getir',
  now: 'Şimdi en çok fark yaratacak öneri',
  list: 'Sıradaki öneriler, en değerlisi önce',
  about: (label: string, message: string) => `${label}: ${message}`,
};
