import type { Operator } from '../config.ts';
import { escapeHtml } from '../http/html.ts';
import type { MailDraft } from './mail-draft.ts';

// Mail programs that drop drawings show the name alone; it is the sign of apps/web/src/ui/pictures/sign.ts.
const sign = `<svg xmlns="http://www.w3.org/2000/svg" width="28" height="28" viewBox="0 0 36 36" style="vertical-align:-6px;margin-right:8px" aria-hidden="true"><path d="M4 29c7 0 8-7 13-9s6-3 10-11" fill="none" stroke="#4453e8" stroke-width="4" stroke-linecap="round"/><circle cx="28.5" cy="6.5" r="4.5" fill="#f59e2c"/></svg>`;

const footerText = (operator: Operator | null) =>
  operator
    ? `${operator.name} · ${operator.contact}`
    : 'Bu bir tanıtım kurulumudur; arkasında gerçek bir hizmet yok.';

export const withLayout = (draft: MailDraft, operator: Operator | null): MailDraft => ({
  ...draft,
  text: `${draft.text}\n\nNetlik\n${footerText(operator)}`,
  html: `<!doctype html><html lang="tr"><body style="margin:0;background:#f5f7fb;font-family:Arial,sans-serif;color:#1a2138">
<div style="max-width:520px;margin:0 auto;padding:32px 24px">
<p style="font-size:20px;font-weight:bold;margin:0 0 24px">${sign}Netlik</p>
${draft.html}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e2e7f0;font-size:13px;color:#55617f">${escapeHtml(footerText(operator))}</p>
</div></body></html>`,
});
