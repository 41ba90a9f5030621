import { assistant } from '@netlik/contract/assistant/assistant';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import styles from './assistant.module.css';
import { assistantQueries, useConversation } from './assistant.queries.ts';
import { assistantTexts as texts } from './assistant.texts.ts';
import { AssistantDrawing } from './assistant-drawing.tsx';
import { ChatBubble } from './chat-message.tsx';
import { Composer } from './composer.tsx';
import { ConsentNotice } from './consent-notice.tsx';

const ActionCard = lazyNamed(() => import('./action-card.tsx'), 'ActionCard');

export const AssistantPage = () => {
  useTour('ai-assistant');
  const thread = useQuery(assistantQueries.thread());
  const { open, notice, partial, suggestions, action, endAction, isWaiting, ask, stop } = useConversation();
  const [text, setText] = useState('');
  const end = useRef<HTMLDivElement>(null);
  const messages = thread.data;
  const shown = (messages?.length ?? 0) + (open ? 1 : 0);
  const state = `${shown} ${open?.error ?? ''}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new or changed message scrolls to the end.
  useEffect(() => {
    if (shown > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  const send = (message: string) => {
    if (!message.trim() || isWaiting) return;
    setText('');
    void ask(message);
  };

  const eraseThread = useWrite(assistant.eraseThread, {
    done: texts.erased,
    failed: texts.eraseFailed,
    replied: (cache) => cache.patch(assistantQueries.thread(), () => []),
  });
  const erase = async () => {
    const isSure = await confirm({
      title: texts.eraseTitle,
      text: texts.eraseText,
      action: texts.erase,
      danger: true,
    });
    if (isSure) await eraseThread.send();
  };

  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      actions={
        messages &&
        messages.length > 0 && (
          <Button look="quiet" onClick={() => void erase()}>
            {texts.erase}
          </Button>
        )
      }
    >
      <Row as="section" gap="4 6" align="center" className={styles.hero}>
        <AssistantDrawing />
        <div>
          <h2>{texts.heroTitle}</h2>
          <p>{texts.heroText}</p>
        </div>
      </Row>
      <ConsentNotice />
      <Stack as="section" gap="4" className={styles.panel} aria-label={texts.chat}>
        <UntilLoaded query={thread} failed={texts.loadFailed} />
        {messages && (
          <div role="log" aria-label={texts.thread} data-tour="assistant-thread">
            <Stack as="ul" gap="3">
              {messages.map(({ _id, role, content, sources }) => (
                <ChatBubble key={`${_id} ${role}`} from={role} content={content} sources={sources} />
              ))}
              {open && <ChatBubble from="user" content={open.text} />}
              {isWaiting && partial && <ChatBubble from="assistant" content={partial} />}
              {isWaiting && !partial && (
                <li className={styles.answer}>
                  <Stack as="p" gap="2" tone="muted" wrapAnywhere shrink className={styles.bubble}>
                    {texts.waiting}
                  </Stack>
                </li>
              )}
              {open?.error && <ChatBubble from="assistant" content={open.error} isError />}
            </Stack>
            <div ref={end} />
          </div>
        )}
        {notice && <Notice tone="info">{notice}</Notice>}
        {action && !isWaiting && (
          <Suspense>
            <ActionCard action={action} onEnd={endAction} />
          </Suspense>
        )}
        {suggestions.length > 0 && !isWaiting && (
          <Row as="ul" gap="2" wrap aria-label={texts.nearest}>
            {suggestions.map((question) => (
              <li key={question}>
                <Button look="quiet" onClick={() => send(question)}>
                  {question}
                </Button>
              </li>
            ))}
          </Row>
        )}
        {messages && shown === 0 && (
          <Grid as="ul" fit={200} gap="3" aria-label={texts.quick}>
            {texts.quickPrompts.map(({ label, text: prompt }) => (
              <li key={label}>
                <Stack
                  type="button"
                  as="button"
                  gap="1"
                  box="outline"
                  text="start"
                  full
                  className={styles.prompt}
                  onClick={() => send(prompt)}
                >
                  <b>{label}</b>
                  <span>{prompt}</span>
                </Stack>
              </li>
            ))}
          </Grid>
        )}
        <Composer
          text={text}
          isWaiting={isWaiting}
          onText={setText}
          onSend={() => send(text)}
          // Keeps the text typed while waiting.
          onStop={() => {
            const asked = stop();
            setText((typed) => typed || asked);
          }}
        />
      </Stack>
      <Text as="footer" tone="muted" size="small">
        {texts.disclaimer}
      </Text>
    </PageFrame>
  );
};
