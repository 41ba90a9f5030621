import { describe, expect, it } from 'vitest';
import { isShownByPage, openFromPush, parsePush, pushTarget, type WorkerMessage } from './push-message.ts';
import type { Tab, Tabs } from './worker-scope.ts';

const origin = 'https://netlik.example';

describe('parsePush', () => {
  it('is read', () => {
    const message = { id: '7', title: 'Koçun yazdı', body: 'Programın hazır', url: '/study-plan' };
    expect(parsePush(JSON.stringify(message))).toEqual(message);
  });

  it.each([undefined, '', 'no json', 'null', '[]', '{"title":5}'])('%j still shows something', (raw) => {
    expect(parsePush(raw)).toEqual({ id: '', title: 'Netlik', body: 'Yeni bir bildirimin var.', url: '/' });
  });

  it.each([
    ['/goals?year=2027#top', { page: '/goals?year=2027#top' }],
    [`${origin}/goals`, { page: '/goals' }],
    ['https://osym.gov.tr/x', { elsewhere: 'https://osym.gov.tr/x' }],
    ['http://osym.gov.tr/', { page: '/' }],
    ['//evil.example/x', { page: '/' }],
    ['/\\evil.example', { page: '/' }],
    ['javascript:alert(1)', { page: '/' }],
    ['http://', { page: '/' }],
  ])('%s leads to %j', (url, place) => {
    expect(pushTarget(url, origin)).toEqual(place);
  });
});

const browser = (open: { visible: boolean; answers: boolean }[]) => {
  const done: string[] = [];
  const tabs: Tab[] = open.map(({ visible, answers }, at) => {
    const tab: Tab = {
      url: origin,
      visibilityState: visible ? 'visible' : 'hidden',
      focus: async () => {
        done.push(`focus ${at}`);
        return tab;
      },
      navigate: async (url) => {
        done.push(`load ${at} ${url}`);
        return tab;
      },
      postMessage: (message, [port]) => {
        const said = message as WorkerMessage;
        if (!answers) return;
        done.push(said.type === 'open-page' ? `go ${at} ${said.page}` : `tell ${at} ${said.id}`);
        (port as MessagePort).postMessage('opened');
      },
    };
    return tab;
  });
  const world: Tabs = {
    claim: async () => undefined,
    matchAll: async () => tabs,
    openWindow: async (url) => {
      done.push(`open ${url}`);
      return null;
    },
  };
  const note = async (id: string) => {
    done.push(`note ${id}`);
  };
  return {
    done,
    click: (url: string) => openFromPush({ id: '7', url }, world, origin, note),
    toldByPage: () => isShownByPage('7', world),
  };
};

describe('openFromPush', () => {
  it('navigates the visible tab without a reload', async () => {
    const { done, click } = browser([
      { visible: false, answers: true },
      { visible: true, answers: true },
    ]);
    await click('/goals');
    expect(done).toEqual(['focus 1', 'go 1 /goals']);
  });

  it('loads the page in a tab that does not answer', async () => {
    const { done, click } = browser([{ visible: true, answers: false }]);
    await click('/goals');
    expect(done).toEqual(['focus 0', 'note 7', 'load 0 /goals']);
  });

  it('opens a new tab if there is none, and for other sites', async () => {
    const { done, click } = browser([]);
    await click('/goals');
    await click('https://osym.gov.tr/');
    expect(done).toEqual(['note 7', 'open /goals', 'note 7', 'open https://osym.gov.tr/']);
  });
});

describe('isShownByPage', () => {
  it.each([
    ['no page is open', [], false],
    ['the page is in the background', [{ visible: false, answers: true }], false],
    ['the page that is seen does not answer, as that of a guest', [{ visible: true, answers: false }], false],
    ['a page that is seen tells it', [{ visible: true, answers: true }], true],
    [
      'one of two that are seen tells it',
      [
        { visible: true, answers: false },
        { visible: true, answers: true },
      ],
      true,
    ],
  ])('while %s', async (_, open, told) => {
    expect(await browser(open).toldByPage()).toBe(told);
  });
});
