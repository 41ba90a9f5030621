import type { ParentLink } from '@netlik/contract/coach/parent-links';
import { parentLinkDays, parentLinks } from '@netlik/contract/endpoints/coach/parent-links';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, isAborted } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { read } from '../../../api/read.ts';
import { formatDayTime } from '../../../formats/clock.ts';
import { formatDay } from '../../../formats/days.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { QueryError } from '../../../ui/states/query-error.tsx';
import styles from './parent-links.module.css';
import { parentLinkTexts as texts } from './parent-links.texts.ts';

const messageOf = (error: unknown, otherwise: string) =>
  error instanceof ApiError ? error.message : otherwise;

const revoke = async ({ _id }: ParentLink) => {
  try {
    await call(parentLinks.revoke, { params: { id: _id } });
    toast({ tone: 'success', text: texts.revoked });
  } catch (error) {
    if (!isAborted(error)) toast({ tone: 'danger', text: messageOf(error, texts.revokeFailed) });
  }
};

const LinkRow = ({ link }: { link: ParentLink }) => {
  const isOver = link.expiresAt <= new Date().toISOString();
  const isOpen = link.revokedAt === null && !isOver;
  return (
    <li>
      <span>
        <strong>
          {isOpen ? texts.until(formatDay(link.expiresAt)) : link.revokedAt ? texts.closed : texts.over}
        </strong>{' '}
        <span className={styles.quiet}>
          {'· '}
          {link.openedAt ? texts.opened(link.opens, formatDayTime(link.openedAt)) : texts.notOpened}
        </span>
      </span>
      {isOpen && (
        <Button
          look="quiet"
          small
          aria-label={texts.revokeOf(formatDay(link.createdAt))}
          onClick={() => void revoke(link)}
        >
          {texts.revoke}
        </Button>
      )}
    </li>
  );
};

const copy = async (url: string) => {
  try {
    await navigator.clipboard.writeText(url);
    toast({ tone: 'success', text: texts.copied });
  } catch {
    toast({ tone: 'warning', text: texts.copyFailed });
  }
};

/** The student makes, sees and closes links for parents. */
export const ParentLinkPanel = () => {
  const query = useQuery(read(parentLinks.list, {}));
  const [days, setDays] = useState<'7' | '30'>('7');
  const [made, setMade] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const create = async () => {
    setBusy(true);
    try {
      const { token } = await call(parentLinks.create, { body: { days: days === '7' ? 7 : 30 } });
      setMade(`${location.origin}/veli/${token}`);
    } catch (error) {
      if (!isAborted(error)) toast({ tone: 'danger', text: messageOf(error, texts.createFailed) });
    }
    setBusy(false);
  };

  return (
    <Card title={texts.title} lead={texts.lead}>
      <div className={styles.stack}>
        <div className={styles.row}>
          <Segmented
            label={texts.days}
            value={days}
            options={parentLinkDays.map((count) => ({
              value: String(count) as '7' | '30',
              label: texts.dayCount(count),
            }))}
            onChange={setDays}
          />
          <Button look="quiet" busy={busy} onClick={() => void create()}>
            {texts.create}
          </Button>
        </div>
        {made && (
          <>
            <Notice tone="success">{texts.created}</Notice>
            <div className={styles.row}>
              <div className={styles.link}>
                <TextField
                  label={texts.link}
                  readOnly
                  value={made}
                  onFocus={({ target }) => target.select()}
                />
              </div>
              <Button look="quiet" onClick={() => void copy(made)}>
                {texts.copy}
              </Button>
            </div>
          </>
        )}
        {query.error && !query.data && <QueryError query={query} title={texts.failed} compact />}
        {query.data && query.data.length > 0 && (
          <ul className={styles.rows} aria-label={texts.list}>
            {query.data.map((link) => (
              <LinkRow key={link._id} link={link} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
};
