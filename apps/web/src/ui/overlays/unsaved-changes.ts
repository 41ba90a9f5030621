import { confirmQueue } from './confirm-queue.ts';

const question = {
  title: 'Kaydetmeden kapatılsın mı?',
  text: 'Bu penceredeki değişikliklerin henüz kaydedilmedi. Kapatırsan silinir.',
  action: 'Kaydetmeden kapat',
  cancel: 'Geri dön',
  danger: true,
};

/** True if the element contains `data-changed` or `data-unsaved`. */
export const hasUnsavedChanges = (dialog: HTMLDialogElement | null): boolean =>
  dialog?.querySelector('form[data-changed="true"], [data-unsaved="true"]') != null;

export const askToLeave = (): Promise<boolean> => confirmQueue.ask(question);
