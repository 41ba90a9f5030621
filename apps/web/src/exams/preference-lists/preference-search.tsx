import type { UniversityProgramme } from '@netlik/contract/exams/university-programmes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { preferenceTexts as texts } from './preference-lists.texts.ts';
import { preferenceQueries } from './use-preferences.ts';

type Props = { chosen: readonly string[]; full: boolean; onAdd: (programme: UniversityProgramme) => void };

/** Adds to the end; the student sorts in the list. */
export const PreferenceSearch = ({ chosen, full, onAdd }: Props) => {
  const [q, setQ] = useState('');
  const query = useQuery({ ...preferenceQueries.search(q), enabled: q !== '' });
  const found = q === '' ? undefined : query.data?.data;
  return (
    <Stack gap="3">
      <SearchField label={texts.search} value={q} onSearch={setQ} />
      {full && (
        <Text tone="muted" size="small">
          {texts.full}
        </Text>
      )}
      {q !== '' && <UntilLoaded query={query} failed={texts.searchFailed} />}
      {found?.length === 0 && (
        <Text tone="muted" size="small">
          {texts.nothing}
        </Text>
      )}
      {found && found.length > 0 && (
        <Stack as="ul" gap="3">
          {found.map((programme) => (
            <Row key={programme.code} as="li" gap="3" align="center" between>
              <Stack shrink>
                <Text size="small" weight="semibold" wrapAnywhere>
                  {programme.name}
                </Text>
                <Text tone="muted" size="small">
                  {texts.place(programme)}
                </Text>
                <Text tone="muted" size="small" numbers>
                  {texts.rank(programme)}
                </Text>
              </Stack>
              {chosen.includes(programme.code) ? (
                <Text tone="muted" size="small">
                  {texts.isChosen}
                </Text>
              ) : (
                <Button
                  look="line"
                  small
                  disabled={full}
                  aria-label={texts.addNamed(`${programme.name}, ${programme.university}`)}
                  onClick={() => onAdd(programme)}
                >
                  {texts.add}
                </Button>
              )}
            </Row>
          ))}
        </Stack>
      )}
    </Stack>
  );
};
