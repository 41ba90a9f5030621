import type { TodayItem } from '@netlik/contract/planning/today';
import { planAction } from '@netlik/domain/planning/today/plan-action';

/** The timer's default block. */
const BLOCK = 'start=block&focus=25&break=5';

export const startLink = (item: TodayItem): string | null => {
  switch (item.kind) {
    case 'plan':
      return planAction(item) === 'start'
        ? `/study-tracker/timer?start=plan&plan=${item.planId}&at=${item.index}`
        : `/study-plan?source=${item.source}`;
    case 'weekly':
      return `/study-tracker/timer?${BLOCK}&chosen=${item.subject}`;
    case 'cards':
      return item.done ? '/flashcards' : '/flashcards?start=today';
    case 'mistakes':
      return '/mistakes';
    case 'challenge':
      return '/motivation/badges';
    case 'coach':
      return item.actionUrl ?? '/notifications';
    case 'habit':
      return null;
  }
};
