import type { VideoItem } from '@netlik/contract/planning/videos';
import { embedUrl } from '@netlik/domain/planning/videos/video-link';
import PlayIcon from 'lucide-react/icons/play';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { VideoRows, videoTitle } from './video-rows.tsx';
import styles from './videos.module.css';
import { videoTexts as texts } from './videos.texts.ts';

/** YouTube requires the referring host, so the frame sends only the origin. */
const Player = ({ src, title }: { src: string; title: string }) => (
  <iframe
    className={styles.frame}
    src={src}
    title={title}
    referrerPolicy="strict-origin"
    sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
    allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    allowFullScreen
  />
);

type Props = {
  videos: readonly VideoItem[];
  startAt?: number;
  autoPlay?: boolean;
  onClose: () => void;
};

/** Makes no request to YouTube before a press on play. */
export const VideoPlayerDialog = ({ videos, startAt = 0, autoPlay = false, onClose }: Props) => {
  const [index, setIndex] = useState(startAt);
  const [isPlaying, setPlaying] = useState(autoPlay);
  const video = videos[index];
  const title = video ? videoTitle(video, index) : texts.list;
  const src = video ? embedUrl(video) : null;
  const pick = (next: number) => {
    setIndex(next);
    setPlaying(true);
  };
  return (
    <Modal title={title} size="large" onClose={onClose}>
      <Stack gap="3">
        {src === null && <Notice tone="warning">{texts.noPlayableSource}</Notice>}
        {src !== null && (
          <div className={styles.stage}>
            {isPlaying ? (
              <Player key={src} src={src} title={title} />
            ) : (
              <Stack gap="3" align="center" text="center" className={styles.cover}>
                <Button data-first onClick={() => setPlaying(true)}>
                  <PlayIcon size={18} fill="currentColor" />
                  {texts.play}
                </Button>
                <Text tone="muted" size="small">
                  {texts.playNotice}
                </Text>
              </Stack>
            )}
          </div>
        )}
        <Row as="p" gap="1 4" between wrap>
          <Text as="span" tone="muted" size="small">
            {video?.channelTitle}
          </Text>
          {src !== null && video?.url && (
            <a href={video.url} target="_blank" rel="noopener noreferrer">
              {texts.openOutside}
              <span className="visually-hidden">{texts.newTab}</span>
            </a>
          )}
        </Row>
        {videos.length > 1 && (
          <section className={styles.others} aria-label={texts.others}>
            <VideoRows videos={videos} current={index} onPick={pick} />
          </section>
        )}
      </Stack>
    </Modal>
  );
};
