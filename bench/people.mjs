const post = async (url, body, token) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(answer)}`);
  return answer.data;
};

const put = async (url, body, token) => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`);
};

const password = 'olcum-sifresi';
const benchEmail = (number) => `hiz-${number}@bench.example`;

/** A token lives ten minutes, so long preparations sign in again. */
export const signIn = async (base, number) =>
  (await post(`${base}/api/users/login`, { email: benchEmail(number), password })).token;

const demoPassword = 'netlik123';

export const signInDemo = (base, email) => post(`${base}/api/users/login`, { email, password: demoPassword });

/**
 * One person per connection, because writes to a single row would wait for each other and dominate the
 * result.
 */
export const createPeople = async (base, count) => {
  const users = `${base}/api/users`;
  const { token: admin } = await signInDemo(base, 'admin@netlik.demo');
  const { NOTICE_VERSION } = await import('@netlik/contract/identity/account');
  const people = [];
  for (let number = 0; number < count; number++) {
    const account = { email: benchEmail(number), password };
    await post(users, account, admin);
    const { token, user } = await post(`${users}/login`, account);
    await post(`${users}/consents`, { birthYear: 1990, noticeVersion: NOTICE_VERSION }, token);
    people.push({ id: user._id, token });
  }
  return people;
};

const planSubjects = ['matematik', 'fizik', 'turkce', 'kimya'].map((subject) => ({
  subject,
  targetQuestions: 40,
  targetTime: 60,
}));

export const writePlans = async (base, people, date) => {
  const { token: admin } = await signInDemo(base, 'admin@netlik.demo');
  for (const { id, token } of people) {
    await put(`${base}/api/admin/users/${id}/plan`, { tier: 'premium' }, admin);
    await post(`${base}/api/daily-plans`, { date, subjects: planSubjects }, token);
  }
};
