import { allEndpoints } from '@netlik/contract/contract';
import type { Endpoint, Schema } from '@netlik/contract/endpoint';
import { errorStatus } from '@netlik/contract/errors';
import * as z from 'zod/mini';
import { escapeHtml, page } from './html.ts';
import { accessText, codesOf } from './openapi.ts';
import { replySchema } from './reply-serializer.ts';

const shown = (title: string, schema: unknown) =>
  `<p>${title}</p><pre>${escapeHtml(JSON.stringify(schema, (key, value) => (key === '$schema' || key === 'pattern' ? undefined : value), 1))}</pre>`;

const input = (title: string, schema: Schema | undefined) =>
  schema ? shown(title, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : '';

const file = ({ upload }: Endpoint) =>
  upload
    ? `<p>One file of at most ${upload.maxBytes} bytes as <code>multipart/form-data</code>, field <code>${escapeHtml(upload.field)}</code></p>`
    : '';

const section = (name: string, endpoint: Endpoint) => `<details id="${name}">
<summary><b>${endpoint.method}</b> <code>/api${escapeHtml(endpoint.path)}</code> <span class="quiet">${escapeHtml(endpoint.summary)}</span></summary>
<p>Access: ${escapeHtml(accessText(endpoint))}</p>
${input('Path', endpoint.params)}${input('Query', endpoint.query)}${input('Body', endpoint.body)}${file(endpoint)}
${shown(`Answers ${endpoint.status ?? 200} with <code>data</code>${endpoint.list ? ` and its place in the list (${endpoint.list})` : ''}`, replySchema(endpoint))}
<p>Errors: ${codesOf(endpoint)
  .map((code) => `<code>${errorStatus[code]} ${code}</code>`)
  .join(', ')}</p>
</details>`;

/** Static HTML, so that the API documentation needs no exception in the content policy. */
export const apiPage = (version: string): string => {
  const features = [...new Set(allEndpoints.map(({ name }) => name.split('.')[0]!))];
  const body = features.map(
    (feature) =>
      `<h2>${feature}</h2>${allEndpoints
        .filter(({ name }) => name.startsWith(`${feature}.`))
        .map(({ name, endpoint }) => section(name, endpoint))
        .join('')}`,
  );
  return page(
    'Netlik API',
    `<h1>Netlik API ${escapeHtml(version)}</h1><p>${allEndpoints.length} calls. The same as a document: <a href="/api/openapi.json">/api/openapi.json</a></p>${body.join('')}`,
  );
};
