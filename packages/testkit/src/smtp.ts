import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Received = { to: string[]; subject: string; text: string; html: string };

const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, data: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(data, 'base64').toString()
        : decodeQuoted(data.replaceAll('_', ' ')),
    );

const decodeQuoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

const partOf = (raw: string, type: string): string => {
  const part = raw.split(/\r\n--[^\r\n]+/).find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...body] = part.trimStart().split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/encoding: base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  return /encoding: quoted-printable/i.test(head) ? decodeQuoted(text) : text;
};

/** A local mail server that records mails; `refuse` rejects the next ones. */
export const startSmtp = async () => {
  const received: Received[] = [];
  const state = { refuse: 0, tries: 0, connections: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, done) {
      state.connections += 1;
      done();
    },
    onRcptTo(address, _session, done) {
      state.tries += 1;
      if (address.address.startsWith('yok@'))
        return done(Object.assign(new Error('no such box'), { responseCode: 550 }));
      if (state.refuse === 0) return done();
      state.refuse -= 1;
      done(Object.assign(new Error('come back later'), { responseCode: 450 }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('latin1');
        const unfolded = raw.replace(/\r\n[ \t]+/g, ' ');
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          subject: decodeWords(/^Subject: (.*)$/im.exec(unfolded)?.[1]?.trim() ?? ''),
          text: partOf(raw, 'text/plain'),
          html: partOf(raw, 'text/html'),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    state,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
