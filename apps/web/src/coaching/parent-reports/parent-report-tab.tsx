import type { ParentLink, ParentWeek as ParentWeekData } from '@netlik/contract/coaching/parent-links';
import { parentReports } from '@netlik/contract/coaching/parent-reports';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../data/calls/read.ts';
import { usePerson } from '../../data/calls/use-person.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { formatDay } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkField } from '../../ui/forms/link-field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { ParentWeek, PrintedWeek } from '../parent-links/parent-week.tsx';
import { shareOnWhatsApp } from '../program-text.ts';
import { reportText, reportTexts as texts } from './parent-reports.texts.ts';

const periods = (['7', '14', '30'] as const).map((value) => ({ value, label: texts.periods[value] }));
const dayCounts = { '7': 7, '14': 14, '30': 30 } as const;

const LinkRow = ({ link, studentId }: { link: ParentLink; studentId: string }) => {
  const revoke = useWrite(parentReports.revoke, { done: texts.revoked, failed: texts.revokeFailed });
  const until = formatDay(link.expiresAt);
  return (
    <Row as="li" gap="1 3" align="center" between wrap>
      <Text as="span" size="small" numbers>
        {texts.until(until)} · {texts.opened(link.opens)}
      </Text>
      <Button
        look="line"
        small
        busy={revoke.busy}
        aria-label={texts.revokeOf(until)}
        onClick={() => revoke.send({ params: { id: studentId, link: link._id } })}
      >
        {texts.revoke}
      </Button>
    </Row>
  );
};

type ShareProps = {
  studentId: string;
  days: 7 | 14 | 30;
  report: ParentWeekData;
  made: string | null;
  onMade: (address: string) => void;
  onPrint: () => void;
};

const ShareButtons = ({ studentId, days, report, made, onMade, onPrint }: ShareProps) => {
  const isCoach = usePerson()?.role === 'coach';
  const create = useWrite(parentReports.create, {
    failed: texts.makeFailed,
    onDone: ({ token }) => onMade(`${location.origin}/veli/${token}`),
  });
  return (
    <Row gap="2" wrap>
      {isCoach && (
        <Button
          look="line"
          busy={create.busy}
          onClick={() => create.send({ params: { id: studentId }, body: { days } })}
        >
          {texts.link}
        </Button>
      )}
      <Button look="line" onClick={() => shareOnWhatsApp(reportText(report, made))}>
        {texts.whatsApp}
      </Button>
      <Button look="line" onClick={onPrint}>
        {texts.print}
      </Button>
    </Row>
  );
};

const OpenLinks = ({ links, studentId }: { links: readonly ParentLink[]; studentId: string }) => {
  const now = new Date().toISOString();
  const open = links.filter(({ revokedAt, expiresAt }) => !revokedAt && expiresAt > now);
  if (open.length === 0) return null;
  return (
    <Stack as="ul" gap="3" divided aria-label={texts.links}>
      {open.map((link) => (
        <LinkRow key={link._id} link={link} studentId={studentId} />
      ))}
    </Stack>
  );
};

/** Sharing needs the student's permission. */
export const ParentReportTab = ({ studentId }: { studentId: string }) => {
  const [period, setPeriod] = useState<'7' | '14' | '30'>('7');
  const [made, setMade] = useState<string | null>(null);
  const [printing, setPrinting] = useState(false);
  const query = useQuery(
    read(parentReports.get, { params: { id: studentId }, query: { days: period } }, { keepPrevious: true }),
  );
  const { report, isAllowed = false, guardianEmail = null, links = [] } = query.data ?? {};
  return (
    <Stack gap="4">
      <Row gap="3" align="end" between wrap>
        <Segmented
          label={texts.period}
          quiet
          options={periods}
          value={period}
          onChange={(next) => {
            setPeriod(next);
            // A link is valid for its period only.
            setMade(null);
          }}
        />
        {report && isAllowed && (
          <ShareButtons
            {...{ studentId, report, made }}
            days={dayCounts[period]}
            onMade={setMade}
            onPrint={() => setPrinting(true)}
          />
        )}
      </Row>
      <UntilLoaded query={query} failed={texts.failed} />
      {report && !isAllowed && <Notice tone="info">{texts.notAllowed}</Notice>}
      {made && (
        <>
          <Notice tone="success">{texts.made}</Notice>
          <LinkField label={texts.linkLabel} address={made} />
        </>
      )}
      {report && guardianEmail && (
        <a
          href={`mailto:${guardianEmail}?subject=${encodeURIComponent(texts.mailSubject(report.firstName))}&body=${encodeURIComponent(reportText(report, made))}`}
        >
          {texts.mail(guardianEmail)}
        </a>
      )}
      <OpenLinks {...{ links, studentId }} />
      {report && (
        <Card title={texts.preview}>
          <ParentWeek week={report} isPart />
        </Card>
      )}
      {report && printing && <PrintedWeek week={report} onDone={() => setPrinting(false)} />}
    </Stack>
  );
};
