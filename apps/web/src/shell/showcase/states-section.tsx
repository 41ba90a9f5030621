import { useState } from 'react';
import { networkFailure } from '../../data/calls/api-error.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { FileDrop } from '../../ui/forms/file-drop.tsx';
import { FileField } from '../../ui/forms/file-field.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { MarkdownView } from '../../ui/markdown/markdown-view.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { LoadingOrOffline } from '../../ui/states/loading-or-offline.tsx';
import { RetryNotice } from '../../ui/states/retry-notice.tsx';
import { Skeleton, SkeletonBlock, SkeletonRows } from '../../ui/states/skeleton.tsx';
import { Columns, Row, Sample, Section } from './sample.tsx';
import { sampleMarkdown, showcaseTexts as texts } from './showcase.texts.ts';

const MB = 1024 * 1024;

const drawingNames = {
  plan: 'Haftan boş',
  cards: 'Henüz kartın yok',
  exams: 'İlk denemeni gir',
  rooms: 'Oda sessiz',
  messages: 'Henüz mesaj yok',
  people: 'İlk sen geldin',
  files: 'Dosya yok',
  nothing: 'Bulunamadı',
};

export const StatesSection = ({ loading }: { loading: boolean }) => (
  <Section id="durum" title={texts.sections.durum} lead="Her listenin iskeleti, boş hâli ve hatası vardır.">
    <Columns>
      <Sample name="empty-state.tsx">
        <EmptyState
          drawing="exams"
          title="Henüz denemen yok"
          text="İlk denemeni ekle; netin buradan izlenir."
          action={
            <Button onClick={() => toast({ text: 'Deneme ekranı açılırdı.' })}>İlk denemeni ekle</Button>
          }
        />
      </Sample>
      <Sample name="empty-state.tsx (küçük)">
        <EmptyState drawing="messages" compact title="Yeni bildirimin yok" />
        <EmptyState drawing="nothing" compact title="Aradığına uyan kayıt yok" />
      </Sample>
      <Sample name="error-state.tsx">
        <ErrorState
          title="Bildirimlerin yüklenemedi"
          error={networkFailure()}
          onRetry={() => toast({ text: 'Yeniden deneniyor.' })}
        />
      </Sample>
      <Sample name="retry-notice.tsx">
        <RetryNotice
          tone="danger"
          text="Alışkanlıkların yüklenemedi."
          action={{ label: 'Tekrar dene', onClick: () => toast({ text: 'Yeniden deneniyor.' }) }}
          onDismiss={() => toast({ text: 'Uyarı kapanırdı.' })}
        />
      </Sample>
      <Sample name="skeleton.tsx" note="Liste neye benziyorsa iskeleti de ona benzer.">
        {loading ? (
          <>
            <SkeletonRows rows={2} />
            <Skeleton lines={3} />
            <Skeleton>
              <SkeletonBlock height={96} />
            </Skeleton>
          </>
        ) : (
          <p>Görmek için sayfanın başındaki anahtarı aç.</p>
        )}
      </Sample>
      <Sample name="loading-or-offline.tsx" note="Bağlantı yokken iskelet beklemez, söyler.">
        <LoadingOrOffline query={{ fetchStatus: 'paused' }} />
      </Sample>
    </Columns>
    <Sample
      name="empty-state.tsx (sekiz çizim)"
      note="Yükselen çizgi ışıkta biter; neyin eksik olduğunu çizim söyler."
    >
      <Grid fit={200} gap="4">
        {Object.entries(drawingNames).map(([name, title]) => (
          <EmptyState key={name} compact drawing={name as keyof typeof drawingNames} title={title} />
        ))}
      </Grid>
    </Sample>
    <Sample name="error-page.tsx">
      <Row>
        {['network', 'auth', 'notfound', 'server'].map((kind) => (
          <ButtonLink key={kind} look="line" small to={`/test-error/${kind}`}>
            {kind}
          </ButtonLink>
        ))}
      </Row>
    </Sample>
  </Section>
);

export const FilesSection = () => {
  const [file, setFile] = useState<File | null>(null);
  return (
    <Section id="dosya" title={texts.sections.dosya} lead="Sürükle, seç ya da alan odaktayken yapıştır.">
      <Columns>
        <Sample name="file-drop.tsx">
          <FileDrop
            label="Üniversite fotoğrafı"
            maxBytes={MB}
            file={file}
            onFile={setFile}
            onRemove={() => setFile(null)}
          />
        </Sample>
        <Sample name="file-field.tsx">
          <FileField label="Metin dosyası" accept=".csv,.txt" optional onFile={() => undefined} />
        </Sample>
        <Sample name="file-drop.tsx (yükleniyor)">
          <FileDrop
            label="Profil resmi"
            round
            maxBytes={MB}
            file={null}
            current="/favicon.svg"
            progress={0.6}
            onFile={setFile}
          />
        </Sample>
        <Sample name="file-drop.tsx (hatalı)">
          <FileDrop
            label="Profil resmi"
            maxBytes={MB}
            file={null}
            error="Bu dosya bir resim olarak okunamadı."
            onFile={setFile}
          />
        </Sample>
        <Sample name="file-drop.tsx (kapalı)">
          <FileDrop
            label="En fazla 10 hedef ekleyebilirsin"
            maxBytes={MB}
            file={null}
            disabled
            onFile={setFile}
          />
        </Sample>
      </Columns>
    </Section>
  );
};

export const TextSection = () => (
  <Section
    id="metin"
    title={texts.sections.metin}
    lead="HTML çalışmaz, uzak resim yüklenmez, bağlantı yalnızca sitede ya da https."
  >
    <Sample name="markdown-view.tsx">
      <MarkdownView text={sampleMarkdown} />
    </Sample>
  </Section>
);
