import type { Plugin } from 'vite';
import { takeMailedLink } from '../src/shell/first-load/take-mailed-link.ts';

/** Left out of prerendered pages, which no mailed link opens. */
export const mailedLinkTag = `<script>(${takeMailedLink.toString()})()</script>`;

export const mailedLinkPlugin = (): Plugin => ({
  name: 'netlik-mailed-link',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<meta charset="utf-8" />', (first) => `${first}${mailedLinkTag}`),
  },
});
