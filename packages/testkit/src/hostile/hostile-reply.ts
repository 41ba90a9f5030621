import type { Endpoint } from '@netlik/contract/endpoint';
import { errorText } from '@netlik/contract/error-texts';
import { type ErrorCode, errorStatus } from '@netlik/contract/errors';
import { checkReply } from '../call.ts';
import type { Reply } from './hostile-send.ts';

/** Server internals that a reply must not show. */
const inside: [RegExp, string][] = [
  [/\n\s+at |\bat [\w.<>]+ \(|node:internal|node_modules|\.[cm]?[jt]s:\d+/, 'a stack trace'],
  [/\b(select|insert into|update|delete from)\b[\s\S]{0,200}\b(from|values|set|where)\b/i, 'SQL'],
  [
    /syntax error at or near|violates \w+|relation "|invalid input syntax|DatabaseError|SQLSTATE/i,
    'database text',
  ],
  [/(?:^|[\s"'(])\/(?:[\w.-]+\/){2,}|[A-Z]:\\\\/, 'a file path'],
  [/\bFST_|\bERR_[A-Z]|\bHPE_|TypeError|SyntaxError|RangeError|ZodError/, 'framework text'],
];

// English validator messages that `check` must have replaced.
const english = /\b(invalid|expected|required|received|unrecognized|must|should|too (big|small)|input)\b/i;

type Body = { code?: string; message?: string; errors?: { path: string; message: string }[] };

const expectedMessage = (code: ErrorCode, reply: Reply, endpoint: Endpoint | null) =>
  errorText(code, {
    retryAfter: Number(reply.headers['retry-after'] ?? 0),
    megabytes: (endpoint?.upload?.maxBytes ?? 0) / 2 ** 20,
  });

const failureFindings = (endpoint: Endpoint | null, reply: Reply, body: Body): string[] => {
  const findings: string[] = [];
  const { code, message, errors, ...rest } = body;
  if (Object.keys(rest).length > 0) findings.push(`the failure also holds ${Object.keys(rest).join()}`);
  if (!code || errorStatus[code as ErrorCode] !== reply.status)
    findings.push(`code ${code} with ${reply.status}`);
  else if (message !== expectedMessage(code as ErrorCode, reply, endpoint))
    findings.push(`not the text of error-texts.ts: ${message}`);
  if (errors !== undefined) {
    if (!Array.isArray(errors)) findings.push('errors is no list');
    else
      for (const error of errors) {
        if (typeof error.path !== 'string' || error.path.length > 200)
          findings.push('a field error without a short path');
        if (typeof error.message !== 'string' || error.message === '' || english.test(error.message))
          findings.push(`a field error that is not Turkish: ${error.message}`);
      }
  }
  // Only paths repeat the caller's input, so they are not checked for leaks.
  const own = JSON.stringify({ code, message, errors: errors?.map?.((error) => error.message), rest });
  for (const [pattern, what] of inside)
    if (pattern.test(own)) findings.push(`the failure shows ${what}: ${own.slice(0, 200)}`);
  return findings;
};

/**
 * Only `expectedStatuses` are allowed. Endpoint null means no route may have matched, so only the error shape
 * is checked.
 */
export const findReplyProblems = (
  endpoint: Endpoint | null,
  expectedStatuses: readonly number[] | null,
  reply: Reply,
): string[] => {
  const findings: string[] = [];
  if (reply.status >= 500) findings.push(`answered ${reply.status}`);
  if (expectedStatuses && !expectedStatuses.includes(reply.status))
    findings.push(`answered ${reply.status}, not ${expectedStatuses.join('/')}`);
  // Files have their own test and are no JSON.
  if (reply.status < 400 && reply.headers['content-type'] === (endpoint?.replyType ?? 'image/webp'))
    return findings;
  if (!reply.headers['content-type']?.startsWith('application/json')) findings.push('did not answer JSON');
  let body: Body;
  try {
    body = JSON.parse(reply.text) as Body;
  } catch {
    return [...findings, `answered text: ${reply.text.slice(0, 100)}`];
  }
  if (reply.status >= 400) findings.push(...failureFindings(endpoint, reply, body));
  if (endpoint)
    try {
      checkReply(endpoint, reply.status, body);
    } catch (error) {
      findings.push((error as Error).message);
    }
  return findings;
};
