import { useQuery } from '@tanstack/react-query';
import { Section } from '../../ui/layout/card.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { Tag } from '../../ui/states/tag.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { CodesPanel } from './codes-panel.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { secondFactorQueries } from './second-factor.queries.ts';
import { factorTexts as texts } from './second-factor.texts.ts';

export const SecondFactorCard = () => {
  const query = useQuery(secondFactorQueries.own());
  const { data } = query;
  const isOn = data !== undefined && (data.codes || data.passkeys.length > 0);
  return (
    <Section
      title={texts.title}
      lead={texts.lead}
      actions={
        data &&
        (isOn ? <Tag tone="success">{texts.on}</Tag> : <Tag>{texts[data.required ? 'required' : 'off']}</Tag>)
      }
    >
      {data ? (
        <>
          <PasskeyList passkeys={data.passkeys} />
          <CodesPanel isOn={data.codes} recoveryCodesLeft={data.recoveryCodesLeft} />
        </>
      ) : (
        <UntilLoaded query={query} failed={texts.failed} compact>
          <SkeletonRows rows={2} />
        </UntilLoaded>
      )}
    </Section>
  );
};
