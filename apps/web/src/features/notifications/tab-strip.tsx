import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './notification-drawer.module.css';
import { type NotificationTab, notificationTabs } from './notification-tabs.ts';
import { notificationTexts as texts } from './notifications.texts.ts';

type Props = { id: string; tab: NotificationTab; onTab: (tab: NotificationTab) => void };

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** One stop for the Tab key; the arrows go from tab to tab. */
export const TabStrip = ({ id, tab, onTab }: Props) => {
  const strip = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is found by its attribute
  useEffect(() => {
    const chosen = strip.current?.querySelector('[aria-selected="true"]');
    chosen?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [tab]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = notificationTabs[step(notificationTabs.indexOf(tab), notificationTabs.length - 1)]!;
    onTab(next);
    strip.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };

  return (
    <div
      ref={strip}
      className={styles.tabs}
      role="tablist"
      aria-label={texts.tabs}
      onKeyDown={onKeyDown}
      tabIndex={-1}
    >
      {notificationTabs.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          data-tab={name}
          className={styles.tab}
          aria-selected={name === tab}
          aria-controls={`${id}-panel`}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
        >
          {texts.names[name]}
        </button>
      ))}
    </div>
  );
};
