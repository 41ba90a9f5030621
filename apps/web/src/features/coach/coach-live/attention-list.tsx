import { type Attention, coachLive } from '@netlik/contract/endpoints/coach/coach-live';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { CloseIcon } from '../../../ui/icons/glyphs.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { SkeletonBars } from '../../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { programAddress, studentAddress } from '../program-address.ts';
import { attentionReasons, attentionTexts as texts } from './attention.texts.ts';
import styles from './attention-list.module.css';
import { attentionKey, coachLiveQueries, type Whose } from './coach-live.queries.ts';

const FIRST_SHOWN = 6;

/** The one thing to do about a reason. */
const actionOf = ({ studentId, reason, figures }: Attention): { to: string; label: string } => {
  const date = typeof figures.date === 'string' ? figures.date.slice(0, 10) : undefined;
  const isMock = figures.kind === 'mock';
  if (reason === 'no_program_tomorrow' || (reason === 'exam_coming' && !isMock)) {
    const tomorrow = addDays(studyDay(new Date()), 1);
    return { to: programAddress({ studentId, date: tomorrow }), label: texts.write };
  }
  if (reason === 'not_studying' || reason === 'streak_broken' || isMock)
    return { to: studentAddress(studentId, undefined, 'notes'), label: texts.writeNote };
  if (reason === 'net_falling')
    return { to: studentAddress(studentId, undefined, 'exams'), label: texts.seeExams };
  return {
    to: studentAddress(
      studentId,
      reason === 'evaluation_unread' || reason === 'program_missed' ? date : undefined,
    ),
    label: reason === 'evaluation_unread' ? texts.readEvaluation : texts.open,
  };
};

type RowProps = { item: Attention; onDismiss: () => void };

const AttentionRow = ({ item, onDismiss }: RowProps) => {
  const { studentId, studentName, avatar, reason, figures } = item;
  const action = actionOf(item);
  return (
    <Grid as="li" gap="1 3" align="center" className={styles.row}>
      <Avatar person={{ firstName: studentName, avatar }} size={36} />
      <Text as="div" shrink>
        <Text to={studentAddress(studentId)} as={Link} look="plain semibold" className={styles.name!}>
          {studentName}
        </Text>
        <Text look="muted small">{attentionReasons[reason](figures)}</Text>
      </Text>
      <ButtonLink to={action.to} look="quiet" small aria-label={`${action.label}: ${studentName}`}>
        {action.label}
      </ButtonLink>
      <IconButton label={texts.dismiss(studentName)} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </Grid>
  );
};

export const AttentionList = ({ whose }: { whose: Whose }) => {
  const query = useQuery(coachLiveQueries.attention(whose));
  const { send } = useWrite(coachLive.dismissAttention, {
    failed: texts.dismissFailed,
    optimistic: (cache, { body }) =>
      cache.patch(coachLive.attention, (items) =>
        items.filter((item) => attentionKey(item) !== attentionKey(body)),
      ),
  });
  const [all, setAll] = useState(false);
  const waiting = query.data;

  const dismiss = ({ studentId, reason }: Attention) => send({ body: { studentId, reason } });

  const shown = all ? waiting : waiting?.slice(0, FIRST_SHOWN);
  const left = (waiting?.length ?? 0) - (shown?.length ?? 0);
  const students = new Set(waiting?.map(({ studentId }) => studentId)).size;
  return (
    <Card title={texts.title} lead={waiting && waiting.length > 0 ? texts.lead(students) : undefined}>
      <UntilLoaded query={query} failed={texts.failed} compact>
        <SkeletonBars count={FIRST_SHOWN} height={56} />
      </UntilLoaded>
      {waiting?.length === 0 && (
        <EmptyState compact drawing="inbox" title={texts.empty} text={texts.emptyText} />
      )}
      {shown && shown.length > 0 && (
        <Stack as="ul">
          {shown.map((item) => (
            <AttentionRow key={attentionKey(item)} item={item} onDismiss={() => dismiss(item)} />
          ))}
        </Stack>
      )}
      {left > 0 && (
        <div>
          <Button look="plain" small onClick={() => setAll(true)}>
            {texts.more(left)}
          </Button>
        </div>
      )}
    </Card>
  );
};
