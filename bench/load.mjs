// Sends load from a process of its own, one request after another on each connection: a request a connection
// stands in standard input as JSON, the result goes to standard output.
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

const { base, requests, seconds } = JSON.parse(await text(process.stdin));

let next = 0;
const result = await autocannon({
  url: base,
  connections: requests.length,
  duration: seconds,
  setupClient: (client) => {
    client.setRequests([requests[next % requests.length]]);
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
