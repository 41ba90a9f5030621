import { examAttempts } from '@netlik/contract/exams/exam-attempts';
import { type OpticalForm, opticalForms } from '@netlik/contract/exams/optical-forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../data/calls/read.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatDay } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ListRow, ListSection } from '../../ui/layout/list-row.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { countMarks, isWaiting } from './optical-draft.ts';
import { opticalTexts as texts } from './optical-forms.texts.ts';

const PAGE_SIZE = 10;

const pageOfForms = (page: number) =>
  read(opticalForms.list, { query: { page, limit: PAGE_SIZE } }, { keepPrevious: true });

const marked = ({ answers }: OpticalForm) =>
  Object.values(answers).reduce((sum, marks) => sum + countMarks(marks), 0);

/** Offers the newest form without a key before a new one starts. */
export const WaitingForm = ({ onOpen }: { onOpen: (form: OpticalForm) => void }) => {
  const { data } = useQuery(pageOfForms(1));
  const form = data?.data.find(isWaiting);
  if (!form) return null;
  const name = `${form.examType} · ${form.source}`;
  return (
    <Row gap="2 3" align="center" wrap>
      <Text size="small" wrapAnywhere shrink>
        {texts.waitingForm(name)}
      </Text>
      <Button look="line" small aria-label={texts.enterKeyOf(name)} onClick={() => onOpen(form)}>
        {texts.enterKey}
      </Button>
    </Row>
  );
};

export const FormList = ({ onOpen }: { onOpen: (form: OpticalForm) => void }) => {
  const [page, setPage] = useState(1);
  const query = useQuery(pageOfForms(page));
  const remove = useWrite(opticalForms.remove, { done: texts.removed, failed: texts.removeFailed });
  const takeBack = useWrite(examAttempts.remove, { done: texts.undone, failed: texts.undoFailed });
  if (!query.data) return <UntilLoaded query={query} failed={texts.formsFailed} compact />;
  const { data: forms, pagination } = query.data;
  if (forms.length === 0) return null;
  const askRemove = async ({ _id }: OpticalForm) => {
    const { removeTitle: title, removeText: text, remove: action } = texts;
    if (await confirm({ title, text, action, danger: true })) void remove.send({ params: { id: _id } });
  };
  return (
    <Stack gap="3">
      <ListSection title={texts.forms}>
        {forms.map((form) => {
          const { _id, attemptId, examType, source, date } = form;
          return (
            <ListRow
              key={_id}
              title={`${examType} · ${source}`}
              text={[
                formatDay(date),
                texts.marked(marked(form)),
                attemptId ? texts.done : isWaiting(form) ? texts.waiting : texts.ready,
              ].join(' · ')}
              faint={attemptId !== null}
              {...(attemptId === null && {
                onOpen: () => onOpen(form),
                openLabel: texts.open(`${examType} · ${source}`),
              })}
              after={
                <MenuButton
                  label={texts.actions(source)}
                  items={[
                    ...(attemptId
                      ? [
                          {
                            label: texts.takeBack,
                            onSelect: () => takeBack.send({ params: { id: attemptId } }),
                          },
                        ]
                      : []),
                    { label: texts.remove, danger: true, onSelect: () => askRemove(form) },
                  ]}
                />
              }
            />
          );
        })}
      </ListSection>
      <Pager
        label={texts.forms}
        page={page}
        pages={Math.ceil(pagination.total / PAGE_SIZE)}
        onPage={setPage}
      />
    </Stack>
  );
};
