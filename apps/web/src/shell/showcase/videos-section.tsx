import type { VideoItem } from '@netlik/contract/planning/videos';
import { videoUrl } from '@netlik/domain/planning/videos/video-link';
import { VideoList } from '../../planning/videos/video-list.tsx';
import { Columns, Sample, Section } from './sample.tsx';
import { longText, showcaseTexts as texts } from './showcase.texts.ts';

const video = (position: number, part: Partial<VideoItem>): VideoItem => ({
  videoId: 'aqz-KE-bpKQ',
  title: null,
  channelTitle: null,
  durationSeconds: null,
  thumbnail: null,
  position,
  url: videoUrl('aqz-KE-bpKQ'),
  ...part,
});

const samples = [
  video(0, { title: 'Türev: tanım ve kurallar', channelTitle: 'Sayısal Kampı', durationSeconds: 1325 }),
  video(1, { title: longText, channelTitle: longText, durationSeconds: 5025 }),
  video(2, {}),
  video(3, { title: 'Kaldırılmış bir video', url: null }),
];

export const VideosSection = () => (
  <Section id="video" title={texts.sections.video} lead="Oynat’a basılana kadar YouTube’a istek gitmez.">
    <Columns>
      <Sample name="study/videos/video-list.tsx">
        <VideoList videos={samples} />
      </Sample>
      <Sample name="study/videos/video-list.tsx" note="Boş">
        <VideoList videos={[]} />
      </Sample>
    </Columns>
  </Section>
);
