// Sends load from a separate process, sequentially per connection: standard input has one JSON request per
// connection, standard output the result. A `session` gets a new `Idempotency-Key` and a date on every second
// minute before `before`.
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

const { base, requests, seconds, before } = JSON.parse(await text(process.stdin));

const MINUTE_MS = 60_000;

const nextSession = (session) => {
  let number = 0;
  return (request) => {
    number += 1;
    const date = new Date(before - number * 2 * MINUTE_MS).toISOString();
    return {
      ...request,
      headers: { ...request.headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...session, date }),
    };
  };
};

let next = 0;
const result = await autocannon({
  url: base,
  connections: requests.length,
  duration: seconds,
  setupClient: (client) => {
    const { session, ...request } = requests[next % requests.length];
    client.setRequests([session ? { ...request, setupRequest: nextSession(session) } : request]);
    next += 1;
  },
});
const { requests: rate, latency, non2xx, errors, timeouts } = result;
console.log(
  JSON.stringify({
    perSecond: rate.average,
    total: rate.total,
    p99: latency.p99,
    failed: non2xx + errors + timeouts,
  }),
);
