import { check } from '@netlik/contract/check';
import { MAX_COLOR_MEANING, MatrixLegend, topicMatrices } from '@netlik/contract/planning/topic-matrices';
import { MATRIX_COLORS } from '@netlik/domain/planning/topic-matrices/values';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { colorNames, topicMatrixTexts as texts, usualMeanings } from './topic-matrices.texts.ts';

type Props = { userId: string; legend: MatrixLegend; onClose: () => void };

export const LegendModal = ({ userId, legend, onClose }: Props) => {
  const form = useContractForm({
    initial: Object.fromEntries(MATRIX_COLORS.map((color) => [color, legend[color] ?? ''])),
    read: (values) => {
      const named = Object.entries(values).filter(([, meaning]) => String(meaning).trim() !== '');
      return check(MatrixLegend, Object.fromEntries(named));
    },
    write: (body, { send }) => send(topicMatrices.saveLegend, { params: { userId }, body }),
    onDone: onClose,
  });
  return (
    <Modal
      title={texts.renameTitle}
      size="small"
      form={form.form}
      locked={form.busy}
      onClose={onClose}
      footer={
        <Button type="submit" busy={form.busy}>
          {texts.save}
        </Button>
      }
    >
      {form.failure && <Notice tone="danger">{form.failure.message || texts.renameFailed}</Notice>}
      <p>{texts.renameLead}</p>
      {MATRIX_COLORS.map((color) => (
        <TextField
          key={color}
          label={colorNames[color]}
          placeholder={usualMeanings[color]}
          maxLength={MAX_COLOR_MEANING}
          autoComplete="off"
          {...form.text(color)}
        />
      ))}
    </Modal>
  );
};
