import { assistant, type ChatMessage, MAX_CHAT_MESSAGE } from '@netlik/contract/assistant/assistant';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useWrite } from '../../data/writes/use-write.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Bubble, BubbleText } from '../../ui/conversation/bubble.tsx';
import { Composer } from '../../ui/conversation/composer.tsx';
import { MessageList } from '../../ui/conversation/message-list.tsx';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { MarkdownView } from '../../ui/markdown/markdown-view.tsx';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import styles from './assistant.module.css';
import { assistantQueries, useConversation } from './assistant.queries.ts';
import { assistantTexts as texts } from './assistant.texts.ts';
import { ConsentNotice } from './consent-notice.tsx';

const ActionCard = lazyNamed(() => import('./action-card.tsx'), 'ActionCard');

const sourceOf = (source: string) => {
  const at = source.lastIndexOf('|');
  return at < 0 ? { label: source, path: null } : { label: source.slice(0, at), path: source.slice(at + 1) };
};

/** Links only to our own pages. */
const Sources = ({ sources }: { sources: readonly string[] }) => (
  <Row as="p" gap="1 3" align="center" wrap tone="muted" size="small">
    <span>{texts.sources}:</span>
    {sources.map(sourceOf).map(({ label, path }) =>
      path && /^\/(?!\/)/.test(path) ? (
        <Row key={label} as={Link} to={path} align="center" inline minTouchTarget>
          {label}
        </Row>
      ) : (
        <span key={label}>{label}</span>
      ),
    )}
  </Row>
);

const Question = ({ text }: { text: string }) => (
  <Bubble isOwn author={texts.you}>
    <BubbleText>{text}</BubbleText>
  </Bubble>
);

const Answer = ({ text, sources = [] }: { text: string; sources?: readonly string[] }) => (
  <Bubble isOwn={false} author={texts.assistant}>
    <MarkdownView text={text.trim() || texts.emptyReply} />
    {sources.length > 0 && <Sources sources={sources} />}
  </Bubble>
);

type Conversation = ReturnType<typeof useConversation>;

/** The question without a stored answer, and what there is of its answer. */
const openBubbles = ({ open, partial, isWaiting }: Conversation) =>
  [
    open && <Question key="question" text={open.text} />,
    isWaiting && partial && <Answer key="partial" text={partial} />,
    isWaiting && !partial && (
      <Bubble key="waiting" isOwn={false} author={texts.assistant}>
        <Text tone="muted">{texts.waiting}</Text>
      </Bubble>
    ),
    open?.error && (
      <Bubble key="error" isOwn={false} author={texts.assistant} tone="failed">
        <BubbleText>{open.error}</BubbleText>
      </Bubble>
    ),
  ].filter(Boolean);

type NumberedMessage = ChatMessage & { number: number; createdAt: string };

const authorOf = ({ role }: NumberedMessage) => role;

const renderMessage = ({ role, content, sources }: NumberedMessage) =>
  role === 'user' ? <Question text={content} /> : <Answer text={content} sources={sources} />;

type ThreadProps = { messages: readonly ChatMessage[]; conversation: Conversation };

const Thread = ({ messages, conversation }: ThreadProps) => {
  const end = useRef<HTMLDivElement>(null);
  const { open } = conversation;
  const shown = messages.length + (open ? 1 : 0);
  const state = `${shown} ${open?.error ?? ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new or changed message scrolls to the end.
  useEffect(() => {
    if (shown > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  const numbered = useMemo(
    () => messages.map((message, number) => ({ ...message, number, createdAt: message.at })),
    [messages],
  );
  return (
    <div>
      <MessageList
        aria-label={texts.thread}
        data-tour="assistant-thread"
        messages={numbered}
        authorOf={authorOf}
        render={renderMessage}
        withoutDays
        pending={openBubbles(conversation)}
      />
      <div ref={end} className={styles.end} />
    </div>
  );
};

type AskProps = { onAsk: (question: string) => void };

const QuickPrompts = ({ onAsk }: AskProps) => (
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
          onClick={() => onAsk(prompt)}
        >
          <b>{label}</b>
          <Text as="span" tone="muted" size="small">
            {prompt}
          </Text>
        </Stack>
      </li>
    ))}
  </Grid>
);

/** Shown until the next question: an action to confirm and similar questions. */
const Offers = ({ conversation, onAsk }: AskProps & { conversation: Conversation }) => {
  const { notice, action, endAction, suggestions, isWaiting } = conversation;
  return (
    <>
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
              <Button look="line" onClick={() => onAsk(question)}>
                {question}
              </Button>
            </li>
          ))}
        </Row>
      )}
    </>
  );
};

const ChatPanel = () => {
  const thread = useQuery(assistantQueries.thread());
  const conversation = useConversation();
  const { open, isWaiting, ask, stop } = conversation;
  const [text, setText] = useState('');
  const send = (message: string) => {
    if (!message.trim() || isWaiting) return;
    setText('');
    void ask(message);
  };
  // Keeps the text typed while waiting.
  const edit = () => {
    const asked = stop();
    setText((typed) => typed || asked);
  };
  return (
    <Stack as="section" gap="4" aria-label={texts.chat}>
      <UntilLoaded query={thread} failed={texts.loadFailed} />
      {thread.data && <Thread messages={thread.data} conversation={conversation} />}
      <Offers conversation={conversation} onAsk={send} />
      {thread.data?.length === 0 && !open && <QuickPrompts onAsk={send} />}
      <Composer
        form={{ 'data-tour': 'assistant-input' }}
        text={text}
        onText={setText}
        onSend={send}
        label={texts.input}
        placeholder={texts.placeholder}
        limit={MAX_CHAT_MESSAGE}
        hint={texts.keys}
        isKeyHint
        isSendDisabled={!text.trim()}
        button={
          isWaiting && (
            // A separate key, because a button that becomes a submit button under the pointer would submit.
            <Button key="stop" look="line" onClick={edit}>
              {texts.stop}
            </Button>
          )
        }
      />
    </Stack>
  );
};

const EraseButton = () => {
  const eraseThread = useWrite(assistant.eraseThread, {
    done: texts.erased,
    failed: texts.eraseFailed,
    replied: (cache) => cache.patch(assistantQueries.thread(), () => []),
  });
  const erase = async () => {
    const { eraseTitle: title, eraseText: text, erase: action } = texts;
    if (await confirm({ title, text, action, danger: true })) await eraseThread.send();
  };
  return (
    <Button look="line" onClick={() => void erase()}>
      {texts.erase}
    </Button>
  );
};

export const AssistantPage = () => {
  useTour('ai-assistant');
  const { data = [] } = useQuery(assistantQueries.thread());
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      width="page"
      actions={data.length > 0 && <EraseButton />}
      aside={
        <Section title={texts.heroTitle}>
          <Text tone="muted">{texts.heroText}</Text>
        </Section>
      }
    >
      <ConsentNotice />
      <ChatPanel />
      <Text as="footer" tone="muted" size="small">
        {texts.disclaimer}
      </Text>
    </PageFrame>
  );
};
