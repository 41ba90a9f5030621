import type { Mistake } from '@netlik/contract/practice/mistakes';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { MarkdownView } from '../../ui/markdown/markdown-view.tsx';
import { SubjectMark } from '../../ui/subjects/subject-mark.tsx';
import { causeNames } from './mistake-causes.texts.ts';
import styles from './mistakes.module.css';
import { mistakeTexts as texts } from './mistakes.texts.ts';

export const MistakePlace = ({ mistake }: { mistake: Mistake }) => (
  <Row gap="1 3" wrap tone="muted" size="tiny" className={styles.place}>
    <SubjectMark subject={mistake.subject} small />
    <span>{mistake.topic}</span>
    <Text as="span" tone="plain" weight="semibold">
      {causeNames[mistake.cause]}
    </Text>
  </Row>
);

export const MistakeQuestion = ({ mistake }: { mistake: Mistake }) => (
  <>
    {mistake.photo && (
      <img className={styles.photo} src={mistake.photo} alt={texts.photoAlt(mistake.topic)} loading="lazy" />
    )}
    {mistake.note && <MarkdownView text={mistake.note} />}
  </>
);

export const Solution = ({ mistake }: { mistake: Mistake }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={styles.reveal}>
        <Button look="quiet" small aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? texts.hideSolution : texts.showSolution}
        </Button>
      </div>
      {open && (
        <div className={styles.solution}>
          {mistake.solution ? <MarkdownView text={mistake.solution} /> : <p>{texts.noSolution}</p>}
        </div>
      )}
    </>
  );
};
