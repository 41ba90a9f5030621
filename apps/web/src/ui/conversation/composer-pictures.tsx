import ImageIcon from 'lucide-react/icons/image';
import CloseIcon from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useWrite } from '../../data/writes/use-write.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { Row } from '../layout/row.tsx';
import { toast } from '../overlays/toast.ts';
import styles from './conversation.module.css';
import { conversationTexts as texts } from './conversation.texts.ts';

type Options = {
  max: number;
  tooMany: string;
  /** Stores a picture and returns its address. */
  upload: (file: File) => Promise<string>;
};

/** The pictures of an unsent message, which upload when chosen. */
export const usePictures = ({ max, tooMany, upload }: Options) => {
  const [urls, setUrls] = useState<readonly string[]>([]);
  const { send, busy } = useWrite(
    async (files: readonly File[]) => {
      for (const file of files) {
        const url = await upload(file);
        setUrls((before) => [...before, url]);
      }
    },
    { failed: texts.uploadFailed },
  );
  return {
    urls,
    busy,
    add: (files: readonly File[]) => {
      const room = max - urls.length;
      if (files.length > room) toast({ tone: 'warning', text: tooMany });
      void send(files.slice(0, room));
    },
    remove: (url: string) => setUrls((before) => before.filter((one) => one !== url)),
    clear: () => setUrls([]),
  };
};

export type ComposerPictures = ReturnType<typeof usePictures>;

export const PictureTray = ({ pictures: { urls, remove } }: { pictures: ComposerPictures }) =>
  urls.length > 0 && (
    <Row gap="2" wrap>
      {urls.map((url) => (
        <Row key={url} align="start">
          <img className={styles.picture} src={url} alt="" />
          <IconButton label={texts.removePicture} onClick={() => remove(url)}>
            <CloseIcon size={16} />
          </IconButton>
        </Row>
      ))}
    </Row>
  );

export const PictureButton = ({ pictures: { busy, add } }: { pictures: ComposerPictures }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={texts.addPicture} disabled={busy} onClick={() => input.current?.click()}>
        <ImageIcon size={20} />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
};
