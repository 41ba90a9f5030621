import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { rovingIndex } from '../keyboard/roving.ts';
import { Row } from './row.tsx';
import { Stack } from './stack.tsx';
import styles from './tabs.module.css';
import { Text } from './text.tsx';
import { useScrollEdges } from './use-scroll-edges.ts';

export type Tab<Id extends string = string> = { id: Id; label: string; count?: number };

type Props<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  children: ReactNode;
};

/** Arrow keys move the focus and open the tab. */
export const Tabs = <Id extends string>({ label, tabs, value, onChange, children }: Props<Id>) => {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const edges = useScrollEdges(list);

  // A URL may open a tab beyond the edge of a phone, so the tab list scrolls but the page does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open tab changes with the value
  useLayoutEffect(() => {
    const strip = list.current;
    const open = strip?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!strip || !open) return;
    const [box, tab] = [strip.getBoundingClientRect(), open.getBoundingClientRect()];
    if (tab.right > box.right) strip.scrollLeft += tab.right - box.right;
    else if (tab.left < box.left) strip.scrollLeft -= box.left - tab.left;
  }, [value]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const next = rovingIndex(event.key, at, tabs.length, 'horizontal');
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    const button = list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next!];
    button?.focus();
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };

  return (
    <Stack gap="5" shrink>
      <div className={styles.strip} data-hidden={edges}>
        <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <Row
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={tab.id === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.id === value ? 0 : -1}
              as="button"
              gap="2"
              align="center"
              inline
              tone="muted"
              weight="medium"
              nowrap
              noShrink
              minTouchTarget
              className={styles.tab}
              onClick={() => onChange(tab.id)}
            >
              {tab.label}
              {tab.count !== undefined && (
                <Text as="span" tone="primary" size="tiny" text="center" numbers className={styles.count}>
                  {tab.count}
                </Text>
              )}
            </Row>
          ))}
        </div>
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: Tab leads from the tab to its content, even if that is only text
        tabIndex={0}
        className={styles.panel}
      >
        {children}
      </div>
    </Stack>
  );
};
