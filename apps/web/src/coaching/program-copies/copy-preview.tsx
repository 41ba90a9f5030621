import type { CopyItem } from '@netlik/contract/coaching/program-copies';
import { formatFullDay } from '../../formats/days.ts';
import { CheckboxField } from '../../ui/forms/field.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './program-copies.module.css';
import { skipReasons, copyTexts as texts } from './program-copies.texts.ts';

type Props = {
  items: readonly CopyItem[];
  replaceDates: readonly string[];
  onReplace: (date: string, replace: boolean) => void;
};

/** Further names are only counted. */
const MAX_NAMES = 3;

const names = (items: readonly CopyItem[]) =>
  items.length > MAX_NAMES
    ? texts.someStudents(items.length)
    : items.map(({ studentName }) => studentName).join(', ');

export const CopyPreview = ({ items, replaceDates, onReplace }: Props) => {
  const dates = [...new Set(items.map(({ date }) => date))].sort();
  return (
    <Stack as="ul" gap="2" aria-label={texts.preview}>
      {dates.map((date) => {
        const ofDay = items.filter((item) => item.date === date);
        const count = (test: (item: CopyItem) => boolean) => ofDay.filter(test).length;
        const created = count(({ action }) => action === 'create');
        const replaced = count(({ action }) => action === 'replace');
        const cleared = count(({ action }) => action === 'clear');
        const occupied = count(({ reason }) => reason === 'occupied');
        const fixed = (['past', 'same', 'has_work', 'empty'] as const).map((reason) => ({
          reason,
          found: ofDay.filter((item) => item.reason === reason),
        }));
        const day = formatFullDay(date);
        return (
          <Row
            key={date}
            as="li"
            gap="1 4"
            align="center"
            wrap
            box="outline"
            size="small"
            className={styles.day}
          >
            <strong>{day}</strong>
            {created > 0 && (
              <Text as="span" tone="success" weight="semibold">
                {texts.create(created)}
              </Text>
            )}
            {replaced > 0 && (
              <Text as="span" tone="warning" weight="semibold">
                {texts.replace(replaced)}
              </Text>
            )}
            {cleared > 0 && (
              <Text as="span" tone="warning" weight="semibold">
                {texts.clear(cleared)}
              </Text>
            )}
            {occupied > 0 && (
              <Text as="span" tone="muted" size="small">
                {texts.occupied(occupied)}
              </Text>
            )}
            {fixed.map(
              ({ reason, found }) =>
                found.length > 0 && (
                  <Text key={reason} as="span" tone="muted" size="small">
                    {texts.skipped(names(found), skipReasons[reason])}
                  </Text>
                ),
            )}
            {(occupied > 0 || replaced > 0) && (
              <CheckboxField
                label={texts.overwrite}
                aria-label={texts.overwriteOn(day)}
                checked={replaceDates.includes(date)}
                onChange={({ currentTarget }) => onReplace(date, currentTarget.checked)}
              />
            )}
          </Row>
        );
      })}
    </Stack>
  );
};
