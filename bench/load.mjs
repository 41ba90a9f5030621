// Sends load from its own process, sequentially on each connection. Standard input holds one request per connection
// as JSON, standard output gets the result. `keyed` sends a new `Idempotency-Key` with each request.
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

const { base, requests, seconds } = JSON.parse(await text(process.stdin));

const withNewKey = (request) => ({
  ...request,
  headers: { ...request.headers, 'idempotency-key': randomUUID() },
});

let next = 0;
const result = await autocannon({
  url: base,
  connections: requests.length,
  duration: seconds,
  setupClient: (client) => {
    const { keyed, ...request } = requests[next % requests.length];
    client.setRequests([keyed ? { ...request, setupRequest: withNewKey } : request]);
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
