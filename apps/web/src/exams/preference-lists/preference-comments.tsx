import type { PreferenceComment } from '@netlik/contract/exams/preference-lists';
import { formatDay } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { commentTexts as texts } from './preference-lists.texts.ts';

type Props = {
  comments: readonly PreferenceComment[];
  onRemove?: (comment: PreferenceComment) => void;
};

export const PreferenceComments = ({ comments, onRemove }: Props) =>
  comments.length > 0 && (
    <Stack as="ul" gap="2" aria-label={texts.list}>
      {comments.map((comment) => (
        <Row as="li" key={comment._id} gap="2" align="start" between>
          <Stack gap="0" shrink>
            <Text size="small" wrapAnywhere>
              {texts.quoted(comment.text)}
            </Text>
            <Text tone="muted" size="tiny">
              {texts.by(comment.authorName, formatDay(comment.createdAt))}
            </Text>
          </Stack>
          {onRemove && comment.isOwn && (
            <Button
              look="quiet"
              small
              aria-label={texts.removeOf(comment.text)}
              onClick={() => onRemove(comment)}
            >
              {texts.remove}
            </Button>
          )}
        </Row>
      ))}
    </Stack>
  );
