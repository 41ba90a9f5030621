import { describe, expect, it } from 'vitest';
import { openapiDocument } from '../../apps/api/src/http/openapi.ts';
import { type OpenapiDocument, openapiProblems } from './openapi-rules.ts';

const text = JSON.stringify(openapiDocument('1'));
const made = () => JSON.parse(text) as OpenapiDocument;

describe('the OpenAPI document', () => {
  it('breaks none of the recommended rules', () => {
    expect(openapiProblems(made())).toEqual([]);
  });

  it('names its server and its licence', () => {
    const { servers, info, paths } = made();
    expect(servers).toEqual([{ url: '/api' }]);
    expect(info.license).toEqual({ name: 'MIT', identifier: 'MIT' });
    // The server's URL prefixes every path.
    expect(Object.keys(paths)).toContain('/reminders');
  });
});

describe('the rules notice', () => {
  const operation = { operationId: 'a', summary: 'x', tags: ['habits'], responses: { 200: {}, 404: {} } };
  it.each<[string, (document: OpenapiDocument) => void, string]>([
    ['a missing licence', ({ info }) => delete info.license, 'no licence'],
    ['a missing server', (document) => delete document.servers, 'no server'],
    ['an example as server', ({ servers }) => servers!.push({ url: 'https://example.com' }), 'not a server'],
    ['a missing contact', ({ info }) => delete info.contact, 'no description or contact'],
    ['a tag that nobody describes', (document) => delete document.tags, 'no described tag'],
    [
      'a reply whose data may be missing',
      ({ paths }) => {
        const schema = { type: 'object', properties: { data: {} } };
        const responses = { 200: { content: { 'application/json': { schema } } }, 404: {} };
        paths['/x'] = { get: { ...operation, responses } };
      },
      'get /x: a reply without its data',
    ],
    [
      'a large shape twice',
      ({ components }) => {
        const shape = () => ({ type: 'object', properties: { a: { description: 'x'.repeat(3000) } } });
        components!.schemas!.One = shape();
        components!.schemas!.Two = shape();
      },
      'the shape of',
    ],
    ['a call without answers', ({ paths }) => (paths['/x'] = { get: {} }), 'get /x: no success'],
    [
      'a call that cannot be refused',
      ({ paths }) => (paths['/x'] = { get: { ...operation, responses: { 200: {} } } }),
      'no refusal',
    ],
    [
      'an unknown kind of security',
      ({ paths }) => (paths['/x'] = { get: { ...operation, security: [{ cookie: [] }] } }),
      'no security',
    ],
    [
      'two paths for one address',
      ({ paths }) => {
        paths['/x/{a}'] = { get: operation };
        paths['/{b}/y'] = { get: operation };
      },
      'match the same address',
    ],
    ['a schema nothing uses', ({ components }) => (components!.schemas!.Lost = {}), 'nothing uses Lost'],
    [
      'a required field that is not there',
      ({ components }) => (components!.schemas!.Lost = { required: ['a'], properties: {} }),
      'a is required',
    ],
  ])('%s', (_what, change, problem) => {
    const document = made();
    change(document);
    expect(openapiProblems(document).join('\n')).toContain(problem);
  });
});
