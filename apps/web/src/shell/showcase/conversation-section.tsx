import { useState } from 'react';
import {
  Bubble,
  BubblePicture,
  BubbleText,
  BubbleTime,
  PendingBubble,
} from '../../ui/conversation/bubble.tsx';
import { Composer } from '../../ui/conversation/composer.tsx';
import { usePictures } from '../../ui/conversation/composer-pictures.tsx';
import { Conversation } from '../../ui/conversation/conversation.tsx';
import type { ThreadMessage } from '../../ui/conversation/message-list.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Sample, Section } from './sample.tsx';
import styles from './showcase.module.css';
import { longText, showcaseTexts as texts } from './showcase.texts.ts';

type Said = ThreadMessage & { author: string; text: string; pictures: readonly string[] };

const said = (number: number, author: string, text: string, minutesAgo: number): Said => ({
  number,
  author,
  text,
  pictures: [],
  createdAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
});

const start = [
  said(1, 'Elif', 'Dünkü deneme nasıl geçti?', 1500),
  said(2, 'Sen', 'Fizik dışında iyiydi hocam.\nSoruları göndereyim mi?', 1440),
  said(3, 'Elif', 'Gönder, birlikte bakalım.', 12),
  said(4, 'Elif', longText, 10),
];

const authorOf = ({ author }: Said) => author;

const render = ({ number, author, text, pictures, createdAt }: Said, isFirst: boolean) => (
  <Bubble
    isOwn={author === 'Sen'}
    author={author}
    isAuthorShown={isFirst && author !== 'Sen'}
    number={number}
    menu={{
      label: `${author}: mesaj işlemleri`,
      items: [{ label: 'Bildir', onSelect: () => toast({ text: 'Bildirim penceresi açılırdı.' }) }],
    }}
    foot={<BubbleTime at={createdAt} />}
  >
    {pictures.map((url) => (
      <BubblePicture key={url} url={url} label="Resmi büyüt" title="Resim" />
    ))}
    {text && <BubbleText>{text}</BubbleText>}
  </Bubble>
);

export const ConversationSection = () => {
  const [messages, setMessages] = useState(start);
  const [text, setText] = useState('');
  const [isFailed, setFailed] = useState(true);
  const pictures = usePictures({
    max: 4,
    tooMany: 'En fazla 4 resim gönderilebilir.',
    upload: async (file) => URL.createObjectURL(file),
  });
  const send = (written: string) => {
    if (!written && pictures.urls.length === 0) return;
    const sent = { ...said(messages.length + 1, 'Sen', written, 0), pictures: pictures.urls };
    setMessages([...messages, sent]);
    setText('');
    pictures.clear();
  };
  return (
    <Section id="sohbet" title={texts.sections.sohbet} lead="Enter gönderir, Shift + Enter satır açar.">
      <Sample name="conversation/">
        <div className={styles.conversation}>
          <Conversation
            box="card"
            label="Mesajlar"
            own="Sen"
            messages={messages}
            authorOf={authorOf}
            render={render}
            readNumber={3}
            top={
              <Text tone="muted" size="tiny" text="center">
                Konuşmanın başı.
              </Text>
            }
            pending={[
              ...(isFailed
                ? [
                    <PendingBubble
                      key="failed"
                      failure="Bağlantı yok."
                      onSendAgain={() => setFailed(false)}
                      onDiscard={() => setFailed(false)}
                    >
                      <BubbleText>Bu gitmedi.</BubbleText>
                    </PendingBubble>,
                  ]
                : []),
              <PendingBubble key="sending">
                <BubbleText>Bu gidiyor.</BubbleText>
              </PendingBubble>,
            ]}
          />
        </div>
        <Composer
          text={text}
          onText={setText}
          onSend={send}
          label="Mesaj yaz"
          limit={300}
          tooLong="Mesaj çok uzun (en fazla 300 karakter)."
          hint="Resim ekleyebilir ya da yapıştırabilirsin."
          pictures={pictures}
        />
      </Sample>
    </Section>
  );
};
