import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { usePerson } from '../../data/calls/use-person.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { MessageThreadView } from './message-thread.tsx';
import styles from './messages.module.css';
import { groupTexts, messagesTexts as texts } from './messages.texts.ts';
import { ThreadList } from './thread-list.tsx';

const GroupMessageDialog = lazyNamed(() => import('./group-message-dialog.tsx'), 'GroupMessageDialog');

export const MessagesPage = () => {
  useTour('messages');
  const person = usePerson();
  const { id } = useParams();
  const isNarrow = useNarrow();
  const [isWriting, setWriting] = useState(false);
  const role = person?.role === 'coach' ? 'coach' : 'student';
  if (person?.consent === 'guardian')
    return (
      <PageFrame title={texts.title}>
        <EmptyState drawing="messages" title={texts.guardianTitle} text={texts.guardianText} />
      </PageFrame>
    );
  return (
    <PageFrame
      title={texts.title}
      lead={isNarrow && id ? undefined : texts.lead[role]}
      actions={
        role === 'coach' &&
        !(isNarrow && id) && (
          <Button look="line" onClick={() => setWriting(true)}>
            {groupTexts.open}
          </Button>
        )
      }
    >
      <div className={styles.panes}>
        {(!isNarrow || !id) && <ThreadList role={role} openId={id} />}
        {(!isNarrow || id) && (
          <Stack gap="0" className={styles.pane}>
            {id ? (
              <MessageThreadView key={id} id={id} />
            ) : (
              <EmptyState drawing="messages" title={texts.choose} text={texts.chooseText} />
            )}
          </Stack>
        )}
      </div>
      {isWriting && (
        <Suspense>
          <GroupMessageDialog onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </PageFrame>
  );
};
