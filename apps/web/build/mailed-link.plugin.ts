import type { Plugin } from 'vite';
import { takeMailedLink } from '../src/shell/first-load/take-mailed-link.ts';

/** Prerendered pages omit this script, because no mailed link opens them. */
export const mailedLinkTag = `<script>(${takeMailedLink.toString()})()</script>`;

export const mailedLinkPlugin = (): Plugin => ({
  name: 'netlik-mailed-link',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<meta charset="utf-8" />', (first) => `${first}${mailedLinkTag}`),
  },
});
