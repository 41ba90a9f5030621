import { check } from '@netlik/contract/check';
import * as z from 'zod/mini';
import type { Clock } from '../../../clock.ts';
import type { Config } from '../../../config.ts';

/** Covers a whole answer with all rounds and retries. */
const TIMEOUT_MS = 10_000;
const FAILURES_TO_OPEN = 3;
const PAUSE_MS = 60_000;

export type ToolCall = { id: string; name: string };
export type ChatTurn =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; toolCalls: ToolCall[] }
  | { role: 'tool'; toolCallId: string; content: string };
export type Tool = { name: string; description: string };
export type ModelReply = { content: string; toolCalls: ToolCall[] };

export class ServiceFailed extends Error {}

export class Stopped extends Error {}

type Request = {
  turns: readonly ChatTurn[];
  tools: readonly Tool[];
  onText: (text: string) => void;
  /** Called with the tokens of each reply; null if the service sent no usage or the reply was cut off. */
  spend: (tokens: number | null) => void;
  signal?: AbortSignal;
  /** Shared by all rounds of an answer; a single call gets the full time. */
  deadline?: AbortSignal;
};
export type ChatService = {
  ask(request: Request): Promise<ModelReply>;
  deadline(): AbortSignal;
};

const Part = z.object({
  content: z.optional(z.nullable(z.string())),
  refusal: z.optional(z.nullable(z.string())),
  tool_calls: z.optional(
    z.nullable(
      z.array(
        z.object({
          index: z.optional(z.int()),
          id: z.optional(z.nullable(z.string())),
          function: z.optional(z.object({ name: z.optional(z.nullable(z.string())) })),
        }),
      ),
    ),
  ),
});
const Usage = z.optional(z.nullable(z.object({ total_tokens: z.int() })));
const Chunk = z.object({
  choices: z.array(z.object({ delta: z.optional(Part), message: z.optional(Part) })),
  usage: Usage,
});

const wireTurn = (turn: ChatTurn) => {
  if (turn.role === 'tool') return { role: 'tool', tool_call_id: turn.toolCallId, content: turn.content };
  if (turn.role !== 'assistant') return turn;
  const calls = turn.toolCalls.map(({ id, name }) => ({
    id,
    type: 'function',
    function: { name, arguments: '{}' },
  }));
  return { role: 'assistant', content: turn.content, ...(calls.length > 0 && { tool_calls: calls }) };
};

/** The JSON parts of a reply: one, or one per `data:` line of a stream. */
async function* readParts(reply: Response): AsyncGenerator<string> {
  if (!reply.headers.get('content-type')?.includes('text/event-stream')) {
    yield await reply.text();
    return;
  }
  let buffer = '';
  const decoder = new TextDecoder();
  for await (const bytes of reply.body ?? []) {
    buffer += decoder.decode(bytes as Uint8Array, { stream: true });
    const lines = buffer.split('\n');
    buffer = lines.pop() ?? '';
    for (const line of lines) {
      const data = line.startsWith('data:') ? line.slice(5).trim() : '';
      if (data && data !== '[DONE]') yield data;
    }
  }
}

const parsed = (text: string) => {
  try {
    const read = check(Chunk, JSON.parse(text));
    if (read.ok) return read.data;
  } catch {
    // The missing usage is reported below.
  }
  throw new ServiceFailed('unreadable answer');
};

type Service = NonNullable<Config['ai']>;

const send = ({ baseUrl, apiKey, model }: Service, { turns, tools, signal, deadline: ends }: Request) =>
  fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.any([ends, signal].filter((each) => each !== undefined)),
    headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify({
      model,
      stream: true,
      stream_options: { include_usage: true },
      max_tokens: 600,
      messages: turns.map(wireTurn),
      ...(tools.length > 0 && {
        tools: tools.map(({ name, description }) => ({
          type: 'function',
          function: { name, description, parameters: { type: 'object', properties: {} } },
        })),
      }),
    }),
  });

const askOnce = async (service: Service, request: Request): Promise<ModelReply> => {
  const reply = await send(service, request).catch((error: Error) => {
    // The service received the question and may have begun an answer.
    if (['TimeoutError', 'AbortError'].includes(error.name)) request.spend(null);
    throw error;
  });
  if (!reply.ok) throw new ServiceFailed(`status ${reply.status}`);
  const calls = new Map<number, ToolCall>();
  let content = '';
  let tokens: number | null = null;
  let isWhole = false;
  try {
    for await (const text of readParts(reply)) {
      const { choices, usage } = parsed(text);
      tokens = usage?.total_tokens ?? tokens;
      const part = choices[0]?.delta ?? choices[0]?.message;
      if (part?.refusal) throw new ServiceFailed('refused');
      for (const [at, { index = at, id, function: asked }] of (part?.tool_calls ?? []).entries()) {
        const before = calls.get(index) ?? { id: '', name: '' };
        calls.set(index, { id: id ?? before.id, name: asked?.name ?? before.name });
      }
      if (part?.content) {
        content += part.content;
        request.onText(part.content);
      }
    }
    isWhole = true;
  } finally {
    request.spend(isWhole ? tokens : null);
  }
  return { content, toolCalls: [...calls.values()] };
};

/** Client of the OpenAI chat protocol; tools take no arguments, so a model can request only our own reads. */
export const createChatService = (service: Service, clock: Clock, timeoutMs = TIMEOUT_MS): ChatService => {
  let failures = 0;
  let pausedUntil = 0;

  const deadline = () => AbortSignal.timeout(timeoutMs);

  return {
    deadline,
    async ask({ deadline: ends = deadline(), ...request }) {
      if (clock.now().getTime() < pausedUntil) throw new ServiceFailed('paused');
      let hasText = false;
      const refusals: unknown[] = [];
      const onText = (text: string) => {
        hasText = true;
        try {
          request.onText(text);
        } catch (error) {
          refusals.push(error);
          throw error;
        }
      };
      for (let attempt = 1; ; attempt++) {
        try {
          const reply = await askOnce(service, { ...request, deadline: ends, onText });
          failures = 0;
          return reply;
        } catch (error) {
          // The reader refused the text or stopped reading; the service itself works.
          if (refusals.length > 0) throw refusals[0];
          if (request.signal?.aborted) throw new Stopped();
          // Shown text cannot be replaced, a refusal would repeat, and the time limit is spent.
          const isFinal =
            hasText || (error as Error).name === 'TimeoutError' || (error as Error).message === 'refused';
          if (attempt < 2 && !isFinal) continue;
          failures += 1;
          if (failures >= FAILURES_TO_OPEN) {
            pausedUntil = clock.now().getTime() + PAUSE_MS;
            failures = 0;
          }
          throw error instanceof ServiceFailed ? error : new ServiceFailed((error as Error).name);
        }
      }
    },
  };
};
