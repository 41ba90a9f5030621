import { signIn } from '@netlik/contract/identity/sign-in';
import { inParallel } from '@netlik/testkit/parallel';
import { startSmtp } from '@netlik/testkit/smtp';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../db/database.ts';
import { newId } from '../ids.ts';
import { sendLostMails } from './mail.jobs.ts';
import { insertMail } from './mail.sql.ts';

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let world: World;
let beside: World;
beforeAll(async () => {
  smtp = await startSmtp();
  const config = {
    smtpUrl: smtp.url,
    mailFrom: 'Netlik <merhaba@netlik.test>',
    operator: { name: 'Dershane & Oğulları', contact: 'kvkk@netlik.test' },
  };
  world = await openWorld({ config });
  beside = await openWorld({ config, beside: world });
  // Two processes work on the same queue, as in production.
  for (const server of [world, beside]) await server.deps.jobs.start({ work: true });
});
afterAll(async () => {
  await beside.close();
  await world.close();
  await smtp.stop();
});

// A retry waits for the next poll, which a busy machine delays.
const soon = { timeout: 30_000, interval: 50 };
const sentTo = (email: string) => smtp.received.filter(({ to }) => to.includes(email));
const arrived = (email: string, count = 1) =>
  vi.waitFor(() => expect(sentTo(email)).toHaveLength(count), soon);
const mailRow = async (email: string) =>
  (
    await world.rows<Record<string, unknown>>(sql`
      select subject, body_text, body_html, sent_at, last_error from mails where recipient = ${email}`)
  )[0];
const draftTo = (to: string) => ({ to, subject: 'Konu', text: 'metin', html: '<p>metin</p>' });
/** Waiting jobs run now instead of after their pause. */
const hurry = () =>
  world.db.raw(`update jobs.job set start_after = now() where name = 'mail' and state = 'retry'`, []);

describe('mail over SMTP', () => {
  it('sends the verification link and clears the stored body', async () => {
    const email = 'posta@test.example';
    await world.call(signIn.register, {
      body: { email, password: 'postali-parola-1', firstName: 'Işıl', lastName: 'Çağ' },
    });
    await arrived(email);
    const [mail] = sentTo(email);
    expect(mail?.subject).toBe('E-posta adresini doğrula');
    expect(mail?.text).toContain('Merhaba Işıl,');
    const link = /https:\/\/netlik\.test\/verify-email\S+/.exec(mail!.text)?.[0];
    expect(mail?.html).toContain(link?.replace('&', '&#38;'));

    await vi.waitFor(async () => expect((await mailRow(email))?.sent_at).not.toBeNull(), soon);
    expect(await mailRow(email)).toMatchObject({ body_text: '', body_html: '', last_error: null });
    const { searchParams } = new URL(link!);
    const body = { uid: searchParams.get('uid')!, token: searchParams.get('token')! };
    expect((await world.call(signIn.checkVerification, { body })).data).toEqual({
      verified: false,
      needsPassword: true,
    });
  });

  it('names the operator in the footer, or that it is a demo', async () => {
    await world.db.transaction((tx) => world.deps.mailer.send(tx, draftTo('kimden@test.example')));
    const shown = await openWorld({ beside: world });
    await shown.db.transaction((tx) => shown.deps.mailer.send(tx, draftTo('tanitim@test.example')));
    await shown.close();
    const rows = await world.rows<{ text: string; html: string }>(sql`
      select body_text as text, body_html as html from mails where recipient = 'tanitim@test.example'`);
    expect(rows[0]?.text).toBe(
      'metin\n\nNetlik\nBu bir tanıtım kurulumudur; arkasında gerçek bir hizmet yok.',
    );
    await arrived('kimden@test.example');
    const [mail] = sentTo('kimden@test.example');
    expect(mail?.text).toMatch(/^metin\s+Netlik\s+Dershane & Oğulları · kvkk@netlik\.test\s*$/);
    expect(mail?.html).toContain('Dershane &#38; Oğulları · kvkk@netlik.test');
  });

  it('shows no name that looks like HTML or an address', async () => {
    const email = 'kacis@test.example';
    await world.person({ email, firstName: "<img src=x> O'Neil https://kotu.example", verified: false });
    await world.call(signIn.resendVerification, { body: { email } });
    await arrived(email);
    const [mail] = sentTo(email);
    expect(mail?.text).toContain('Merhaba,');
    expect(mail?.html).toContain('<p>Merhaba,</p>');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/<img|kotu/);
  });

  it('retries a rejected mail and records the reason', async () => {
    const email = 'sonra@test.example';
    smtp.state.refuse = 1;
    await world.db.transaction((tx) => world.deps.mailer.send(tx, draftTo(email)));
    await vi.waitFor(
      async () => expect((await mailRow(email))?.last_error).toMatch(/^SMTP_URL: .*come back later/),
      soon,
    );
    expect(sentTo(email)).toEqual([]);
    await vi.waitFor(async () => {
      await hurry();
      expect(sentTo(email)).toHaveLength(1);
    }, soon);
    await vi.waitFor(
      async () => expect(await mailRow(email)).toMatchObject({ body_text: '', last_error: null }),
      soon,
    );
  });

  it('does not block other mails when a mailbox does not exist', async () => {
    await world.db.transaction(async (tx) => {
      await world.deps.mailer.send(tx, draftTo('yok@test.example'));
      for (let n = 0; n < 4; n += 1) await world.deps.mailer.send(tx, draftTo(`arkada-${n}@test.example`));
    });
    // Less than the pause before a retry.
    const inOneGo = { timeout: 4000, interval: 50 };
    await vi.waitFor(
      () => expect(smtp.received.filter(({ to }) => to[0]?.startsWith('arkada'))).toHaveLength(4),
      inOneGo,
    );
    await vi.waitFor(
      async () => expect((await mailRow('yok@test.example'))?.last_error).toContain('no such box'),
      soon,
    );
  });

  it('sends nothing for a transaction that rolled back', async () => {
    const failed = world.db.transaction(async (tx) => {
      await world.deps.mailer.send(tx, draftTo('geri@test.example'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await world.db.transaction((tx) => world.deps.mailer.send(tx, draftTo('ileri@test.example')));
    await arrived('ileri@test.example');
    expect(sentTo('geri@test.example')).toEqual([]);
    expect(await mailRow('geri@test.example')).toBeUndefined();
  });

  it('sends each of 30 mails once over few connections', async () => {
    const before = smtp.state.connections;
    await inParallel(30, (n) =>
      (n % 2 ? world : beside).db.transaction((tx) =>
        world.deps.mailer.send(tx, draftTo(`toplu-${n % 3}@test.example`)),
      ),
    );
    for (let n = 0; n < 3; n += 1) await arrived(`toplu-${n}@test.example`, 10);
    expect(smtp.state.connections - before).toBeLessThanOrEqual(4);
  });

  it('shows no outbox page', async () => {
    expect((await fetch(`${world.base}/dev/outbox`)).status).toBe(404);
  });
});

describe('GET /dev/outbox', () => {
  it('shows the mails where there is no mail server', async () => {
    const bare = await openWorld();
    await bare.call(signIn.register, {
      body: { email: 'kutu@test.example', password: 'postali-parola-1', firstName: 'Ali' },
    });
    await bare.answerMailRequests();
    const page = await (await fetch(`${bare.base}/dev/outbox`)).text();
    expect(page).toContain('kutu@test.example');
    expect(page).toMatch(/href="https:\/\/netlik\.test\/verify-email\?uid=/);
    expect(page).toContain('Merhaba Ali,');
    await bare.close();
  });

  it('does not exist in production', async () => {
    const bare = await openWorld({ config: { production: true } });
    expect((await fetch(`${bare.base}/dev/outbox`)).status).toBe(404);
    await bare.close();
  });
});

describe('mail.lost', () => {
  const jobsOf = (id: string) =>
    world.rows(sql`select from jobs.job where name = 'mail' and data ->> 'mailId' = ${id}`);
  /** A mail from a restored backup: the row without a job. */
  const restored = async (email: string) => {
    const id = newId();
    await insertMail(world.db, id, draftTo(email), world.clock.now());
    return id;
  };

  it('sends a mail whose job is gone, once it is 15 minutes old', async () => {
    const email = 'kayip@test.example';
    const id = await restored(email);
    world.clock.advance(14 * 60);
    await sendLostMails(world.deps);
    expect(await jobsOf(id)).toEqual([]);
    world.clock.advance(2 * 60);
    await sendLostMails(world.deps);
    await sendLostMails(beside.deps);
    await arrived(email);
    expect(await jobsOf(id)).toHaveLength(1);
    await sendLostMails(world.deps);
    expect(await jobsOf(id)).toHaveLength(1);
    expect(sentTo(email)).toHaveLength(1);
  });

  it('ignores mails that are queued, failed for good or sent', async () => {
    const email = 'yolda@test.example';
    smtp.state.refuse = 1;
    await world.db.transaction((tx) => world.deps.mailer.send(tx, draftTo(email)));
    await vi.waitFor(async () => expect((await mailRow(email))?.last_error).toMatch(/^SMTP_URL: /), soon);
    world.clock.advance(3600);
    await sendLostMails(world.deps);
    const [{ id }] = (await world.rows<{ id: string }>(
      sql`select id from mails where recipient = ${email}`,
    )) as [{ id: string }];
    expect(await jobsOf(id)).toHaveLength(1);
    await vi.waitFor(async () => {
      await hurry();
      expect(sentTo(email)).toHaveLength(1);
    }, soon);
  });
});
