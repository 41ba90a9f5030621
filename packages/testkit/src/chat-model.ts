import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const KEY = 'test-key';

/** Behaviour for the next questions. */
export type ModelMood =
  | 'works'
  | 'curious'
  | 'whole'
  | 'slow'
  | 'stalls'
  | 'broken'
  | 'garbage'
  | 'refuses'
  | 'invents'
  | 'obeys'
  | 'unmetered'
  | 'late-number';

type Asked = {
  messages: { role: string; content: string | null }[];
  tools?: { function: { name: string } }[];
};

const chunk = (delta: object) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`;
const usage = { total_tokens: 700 };

const stream = (response: ServerResponse, parts: object[], isMetered = true) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const part of parts) response.write(chunk(part));
  const last = isMetered ? `data: ${JSON.stringify({ choices: [], usage })}\n\n` : '';
  response.end(`${last}data: [DONE]\n\n`);
};

const askForTools = (response: ServerResponse, mood: ModelMood, tools: NonNullable<Asked['tools']>) => {
  const call = {
    index: 0,
    id: 'call_1',
    type: 'function',
    function: { name: 'hafta_ozeti', arguments: '{"user":"başkası"}' },
  };
  if (mood === 'obeys')
    return stream(response, [
      { tool_calls: [{ ...call, function: { name: 'delete_user', arguments: '{}' } }] },
    ]);
  if (mood === 'curious')
    return stream(
      response,
      tools.map((tool, index) => ({
        tool_calls: [
          {
            index,
            id: `call_${index}`,
            type: 'function',
            function: { ...tool.function, arguments: '{}' },
          },
        ],
      })),
    );
  return stream(response, [{ tool_calls: [call] }]);
};

type State = { mood: ModelMood; beforeAnswer: () => Promise<unknown> };

const answer = (
  response: ServerResponse,
  mood: ModelMood,
  { messages, tools = [] }: Asked,
  onLeft: () => void,
) => {
  const told = messages
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => content)
    .join('\n');
  if (!told) return askForTools(response, mood, tools);
  const week = /Bu hafta: süre = (\{\{F\d+[^}]*\}\})/.exec(told)?.[1] ?? '';
  if (mood === 'curious') {
    const pending = /Bugün bekleyen alışkanlık = (\{\{F\d+[^}]*\}\})/.exec(told)?.[1] ?? '';
    return stream(response, [{ content: `Bugün ${pending} alışkanlığın bekliyor.` }]);
  }
  if (mood === 'stalls') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.on('close', onLeft);
    return response.write(chunk({ content: 'Güzel gidiyorsun. Bu haf' }));
  }
  if (mood === 'invents')
    return stream(response, [{ content: 'Bu hafta tam ' }, { content: '99 saat çalıştın. Harika' }]);
  if (mood === 'unmetered') return stream(response, [{ content: `Bu hafta ${week}.` }], false);
  if (mood === 'late-number') return stream(response, [{ content: 'Bu hafta 99 saat' }]);
  if (mood === 'obeys') return stream(response, [{ content: 'Şuraya bak: https://kotu.example/?q=veri' }]);
  if (mood === 'whole') {
    response.writeHead(200, { 'content-type': 'application/json' });
    return response.end(
      JSON.stringify({
        choices: [{ message: { role: 'assistant', content: `Bu hafta ${week}.` } }],
        usage,
      }),
    );
  }
  return stream(response, [
    { content: 'Güzel gidiyorsun. Bu haf' },
    { content: `ta ${week} ` },
    { content: 'çalıştın.' },
  ]);
};

/** A local service with the OpenAI protocol that first requests the week, then answers with its figures. */
export const startChatModel = async () => {
  const state: State = { mood: 'works', beforeAnswer: () => Promise.resolve() };
  const asked: Asked[] = [];
  /** Number of answers aborted by the caller. */
  const left = { count: 0 };

  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (bytes) => {
      body += bytes;
    });
    request.on('end', () => {
      if (request.headers.authorization !== `Bearer ${KEY}`) return response.writeHead(401).end('{}');
      const question = JSON.parse(body) as Asked;
      asked.push(question);
      if (state.mood === 'broken') return response.writeHead(502).end('<html>bad gateway');
      if (state.mood === 'garbage')
        return response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":7}');
      if (state.mood === 'refuses') return stream(response, [{ refusal: 'no' }]);
      // Never answers; the caller's time limit ends it.
      if (state.mood === 'slow') return undefined;
      return void state.beforeAnswer().then(() =>
        answer(response, state.mood, question, () => {
          left.count += 1;
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    state,
    asked,
    left,
    config: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: KEY, model: 'kucuk-model' },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
