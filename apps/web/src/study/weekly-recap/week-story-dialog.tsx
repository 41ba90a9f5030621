import type { WeeklyRecap } from '@netlik/contract/study/weekly-recap';
import { weeklyRecap } from '@netlik/contract/study/weekly-recap';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { read } from '../../data/calls/read.ts';
import { formatWeek } from '../../formats/days.ts';
import { formatSeconds } from '../../formats/durations.ts';
import { formatCount } from '../../formats/numbers.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import type { Picture } from '../../ui/pictures/draw-picture.ts';
import { ShareControls } from '../../ui/pictures/share-controls.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { hourText, nextText, shortHour, storyTexts as texts, upText } from './weekly-recap.texts.ts';

const Figure = ({ label, value, before }: { label: string; value: string; before: string | null }) => (
  <div>
    <Text as="dt" tone="muted" size="small">
      {label}
    </Text>
    <Text as="dd" tone="plain" size="title" weight="bold" numbers>
      {value}
    </Text>
    {before !== null && (
      <Text as="dd" tone="muted" size="small" numbers>
        {texts.before(before)}
      </Text>
    )}
  </div>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap="1">
    <Text as="h3" tone="plain" size="body" weight="semibold">
      {title}
    </Text>
    {children}
  </Stack>
);

const pictureOf = ({ from, seconds, questions, days, bestHour, streak }: WeeklyRecap): Picture => ({
  title: texts.title,
  text: formatWeek(from),
  ring: { value: days / 7, middle: texts.ofWeek(days), label: texts.days },
  figures: [
    { label: texts.time, value: formatSeconds(seconds) },
    { label: texts.questions, value: formatCount(questions) },
    ...(bestHour ? [{ label: texts.hour, value: shortHour(bestHour.hour) }] : []),
    ...(streak > 0 ? [{ label: texts.streak, value: texts.streakDays(streak) }] : []),
  ],
});

const Told = ({ story }: { story: WeeklyRecap }) => {
  const { before, ups, bestHour, isThin } = story;
  return (
    <>
      <Text tone="muted" size="small">
        {formatWeek(story.from)}
        {story.isRunning && ` · ${texts.running}`}
      </Text>
      <Grid as="dl" columns={2} gap="4">
        <Figure
          label={texts.time}
          value={formatSeconds(story.seconds)}
          before={before && formatSeconds(before.seconds)}
        />
        <Figure
          label={texts.questions}
          value={formatCount(story.questions)}
          before={before && formatCount(before.questions)}
        />
      </Grid>
      {!before && (
        <Text tone="muted" size="small">
          {texts.nothingBefore}
        </Text>
      )}
      {isThin ? (
        <p>{texts.thin}</p>
      ) : (
        <>
          <Part title={texts.ups}>
            {ups.length === 0 && <p>{texts.noUps}</p>}
            {ups.map((up) => (
              <p key={up.kind}>{upText(up)}</p>
            ))}
          </Part>
          <Part title={texts.bestHour}>
            <p>{bestHour ? hourText(bestHour) : texts.noHour}</p>
          </Part>
        </>
      )}
      <Part title={texts.next}>
        <p>{nextText(story.next)}</p>
      </Part>
      {!isThin && <ShareControls picture={pictureOf(story)} />}
    </>
  );
};

export const WeekStoryDialog = ({ onClose }: { onClose: () => void }) => {
  const query = useQuery(read(weeklyRecap.week, {}));
  return (
    <Modal title={texts.title} size="small" onClose={onClose}>
      <UntilLoaded query={query} failed={texts.failed} lines={6} />
      {query.data && <Told story={query.data} />}
    </Modal>
  );
};
