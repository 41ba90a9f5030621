import { confirmQueue } from './confirm-queue.ts';

const question = {
  title: 'Kaydetmeden kapatılsın mı?',
  text: 'Bu penceredeki değişikliklerin henüz kaydedilmedi. Kapatırsan silinir.',
  action: 'Kaydetmeden kapat',
  cancel: 'Geri dön',
  danger: true,
};

/**
 * Whether a form inside says, as every `useContractForm` does, that it holds unsaved changes, or anything else that it
 * would be lost, as a chosen file does.
 */
export const hasUnsavedChanges = (dialog: HTMLDialogElement | null): boolean =>
  dialog?.querySelector('form[data-changed="true"], [data-unsaved="true"]') != null;

export const askToLeave = (): Promise<boolean> => confirmQueue.ask(question);
