import type { VideoItem } from '@netlik/contract/planning/videos';
import { useState } from 'react';
import { Text } from '../../ui/layout/text.tsx';
import { VideoPlayerDialog } from './video-player-dialog.tsx';
import { VideoRows } from './video-rows.tsx';
import { videoTexts as texts } from './videos.texts.ts';

export const VideoList = ({ videos }: { videos: readonly VideoItem[] }) => {
  const [picked, setPicked] = useState<number | null>(null);
  if (videos.length === 0)
    return (
      <Text tone="muted" size="small">
        {texts.empty}
      </Text>
    );
  return (
    <section aria-label={texts.list}>
      <VideoRows videos={videos} onPick={setPicked} />
      {picked !== null && (
        <VideoPlayerDialog videos={videos} startAt={picked} autoPlay onClose={() => setPicked(null)} />
      )}
    </section>
  );
};
