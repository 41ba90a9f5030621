import type { PersonCard } from '@netlik/contract/identity/person';
import { Suspense, useState } from 'react';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import { useBlock } from './block-person.ts';
import { peopleTexts as texts } from './people.texts.ts';
import { personName } from './person-name.ts';

const ReportDialog = lazyNamed(() => import('./report-dialog.tsx'), 'ReportDialog');

export const PersonMenu = ({ person, reference }: { person: PersonCard; reference?: string }) => {
  const [reporting, setReporting] = useState(false);
  const block = useBlock();
  return (
    <>
      <MenuButton
        label={texts.menu(personName(person))}
        items={[
          { label: texts.report, onSelect: () => setReporting(true) },
          { label: texts.block, danger: true, onSelect: () => block.send(person) },
        ]}
      />
      {reporting && (
        <Suspense>
          <ReportDialog
            person={person}
            {...(reference && { reference })}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </>
  );
};
