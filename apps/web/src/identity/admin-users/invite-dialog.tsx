import { adminUsers, MAX_INVITED } from '@netlik/contract/identity/admin-users';
import { useMemo, useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextAreaField } from '../../ui/forms/field.tsx';
import { FileField } from '../../ui/forms/file-field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { inviteTexts as texts } from './admin-users.texts.ts';
import { type ReadInvitees, readInvitees, textOfFile } from './invitees.ts';

const MAX_SHOWN = 20;
const MAX_BYTES = 200_000;

const Problems = ({ problems }: Pick<ReadInvitees, 'problems'>) =>
  problems.length > 0 && (
    <Notice tone="warning">
      <p>{texts.skipped}</p>
      <ul>
        {problems.slice(0, MAX_SHOWN).map(({ line, reason }) => (
          <li key={line}>{texts.problem(line, reason)}</li>
        ))}
      </ul>
    </Notice>
  );

type Answer = { invited: string[]; taken: string[] };

const Outcome = ({ invited, taken }: Answer) => (
  <Stack gap="4">
    <Notice tone="success">{texts.sent(invited.length)}</Notice>
    {taken.length > 0 && (
      <Notice tone="info">
        <p>{texts.taken}</p>
        <p>{taken.join(', ')}</p>
      </Notice>
    )}
  </Stack>
);

export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const [list, setList] = useState('');
  const [tooLarge, setTooLarge] = useState(false);
  const { people, problems } = useMemo(() => readInvitees(list), [list]);
  const isTooMany = people.length > MAX_INVITED;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { send, error, busy } = useWrite(adminUsers.invite, { failed: '', inline: true, onDone: setAnswer });
  const readFile = async (file: File | undefined) => {
    setTooLarge(file !== undefined && file.size > MAX_BYTES);
    if (file && file.size <= MAX_BYTES) setList(textOfFile(await file.arrayBuffer()));
  };
  return (
    <Modal
      title={texts.title}
      onClose={onClose}
      locked={busy}
      footer={
        answer ? (
          <Button onClick={onClose}>{texts.close}</Button>
        ) : (
          <>
            <Button look="line" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button
              busy={busy}
              disabled={people.length === 0 || isTooMany}
              onClick={() => send({ body: { people } })}
            >
              {texts.send}
            </Button>
          </>
        )
      }
    >
      {answer ? (
        <Outcome {...answer} />
      ) : (
        <Stack gap="4" data-unsaved={list !== ''}>
          <Text tone="muted" size="small">
            {texts.lead}
          </Text>
          {error && <Notice tone="danger">{error}</Notice>}
          <FileField
            label={texts.file}
            accept=".csv,.txt,text/csv,text/plain"
            optional
            {...(tooLarge && { error: texts.fileTooLarge })}
            onFile={(file) => void readFile(file)}
          />
          <TextAreaField
            label={texts.list}
            rows={6}
            data-first
            placeholder={texts.placeholder}
            value={list}
            onChange={({ currentTarget }) => setList(currentTarget.value)}
          />
          <Text tone="muted" size="small" role="status">
            {people.length > 0 && (isTooMany ? texts.tooMany(MAX_INVITED) : texts.found(people.length))}
          </Text>
          <Problems problems={problems} />
        </Stack>
      )}
    </Modal>
  );
};
