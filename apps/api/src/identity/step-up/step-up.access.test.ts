import { stepUp } from '@netlik/contract/identity/step-up';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import { createAuthenticator } from '@netlik/testkit/authenticator';

accessSuite('stepUp', stepUp, {
  ways: { own: { input: () => ({}) } },
  prove: {
    own: { input: ({ password }) => ({ body: { password } }) },
    'by a passkey that nobody has': {
      input: () => ({ body: { passkey: createAuthenticator().prove('kendi-sözüm') } }),
      outcome: { others: 'factor.passkey_wrong' },
    },
  },
});
