import { previewOf } from '@netlik/domain/platform/support-tickets/support-tickets';
import { tr } from '@netlik/domain/turkish';
import type { Executor } from '../../../db/database.ts';
import type { Demo } from '../../../demo/demo.ts';
import { newId } from '../../../ids.ts';
import { addFile } from '../../uploads/uploads.service.ts';
import { insertMessage, insertTicket, type NewAttachmentRow, saveStatus } from '../support-tickets.sql.ts';
import { DEMO_TICKETS } from './demo-tickets.data.ts';
import { drawScreen, HEIGHT, WIDTH } from './draw-screen.ts';

const HOUR_MS = 3_600_000;

const encode = async () => {
  const { default: sharp } = await import('sharp');
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  return sharp(drawScreen(), { raw }).webp({ quality: 80 }).toBuffer();
};

export const fillDemoTickets = async (tx: Executor, { now, files, idOf }: Demo): Promise<void> => {
  const adminId = idOf('admin@netlik.demo');
  for (const { student, title, contact = '', status, withPicture, messages } of DEMO_TICKETS) {
    const userId = idOf(`${student}@netlik.demo`);
    const reportId = newId(now.getTime());
    for (const [index, [hoursAgo, sender, content]] of messages.entries()) {
      const at = new Date(now.getTime() - hoursAgo * HOUR_MS);
      if (index === 0)
        await insertTicket(tx, { id: reportId, userId, title, contact, folded: tr.fold(title) }, at, at);
      const attachments: NewAttachmentRow[] = [];
      if (index === 0 && withPicture && files) {
        const file = { ownerId: userId, kind: 'reports', contents: await encode(), now: at } as const;
        attachments.push({ uid: newId(), path: await addFile(tx, files, file), name: 'ekran.png' });
      }
      const message = { id: newId(at.getTime()), reportId, userId, content, preview: previewOf(content) };
      await insertMessage(tx, { ...message, adminId: sender === 'admin' ? adminId : null }, attachments, at);
    }
    if (status) await saveStatus(tx, reportId, status);
  }
};
