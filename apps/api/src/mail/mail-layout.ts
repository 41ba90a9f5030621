import type { Operator } from '../config.ts';
import { escapeHtml } from '../http/html.ts';
import type { MailDraft } from './mail-draft.ts';

const footerText = (operator: Operator | null) =>
  operator
    ? `${operator.name} · ${operator.contact}`
    : 'Bu bir tanıtım kurulumudur; arkasında gerçek bir hizmet yok.';

export const withLayout = (draft: MailDraft, operator: Operator | null): MailDraft => ({
  ...draft,
  text: `${draft.text}\n\nNetlik\n${footerText(operator)}`,
  html: `<!doctype html><html lang="tr"><body style="margin:0;background:#f5f7fb;font-family:Arial,sans-serif;color:#1a2138">
<div style="max-width:520px;margin:0 auto;padding:32px 24px">
<p style="font-size:20px;font-weight:bold;margin:0 0 24px">Netlik</p>
${draft.html}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e2e7f0;font-size:13px;color:#55617f">${escapeHtml(footerText(operator))}</p>
</div></body></html>`,
});
