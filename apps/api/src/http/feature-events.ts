import type { Topic } from '@netlik/contract/topics';
import type { Role } from '@netlik/domain/roles';
import type { Effect, Transaction } from '../db/database.ts';

/** A finished write: what it changed, and the people whose pages show it. */
export type Change = { topics: readonly Topic[]; people: readonly string[] };
export type OnChange = (change: Change) => Promise<void> | void;

/** What happens to a person that other features must follow or may refuse. `demoted`: has another role from now on. */
export type PersonEvent = 'suspended' | 'demoted' | 'erased' | 'premiumEnded';
/** `role` is the one before the write; `by` is null for a job. */
export type EventPerson = { id: string; role: Role; by: { id: string } | null };
export type OnPerson = (tx: Transaction, person: EventPerson) => Promise<void>;

/** How a feature tells the others what it wrote, without knowing them. They subscribe in their `feature(...)`. */
export type FeatureEvents = {
  /** One effect for each subscriber of these topics, to be run after the commit. */
  effectsOf(change: Change): Effect[];
  /** Runs them once `tx` commits. For what no `changes` of an endpoint says; open pages are told by `live`. */
  publishChange(tx: Transaction, change: Change): void;
  /** Runs the subscribers in the writer's transaction; what one throws refuses the write. */
  publishPerson(tx: Transaction, event: PersonEvent, person: EventPerson): Promise<void>;
};

export type Subscriptions = {
  onChange: Map<Topic, Set<OnChange>>;
  onPerson: Map<PersonEvent, OnPerson[]>;
};

export const createFeatureEvents = ({ onChange, onPerson }: Subscriptions): FeatureEvents => {
  const effectsOf = (change: Change) => {
    // Who listens to several of the topics hears of the write once.
    const wanted = new Set(change.topics.flatMap((topic) => [...(onChange.get(topic) ?? [])]));
    return [...wanted].map((handle) => () => handle(change));
  };
  return {
    effectsOf,
    publishChange: (tx, change) => {
      for (const effect of effectsOf(change)) tx.afterCommit(effect);
    },
    publishPerson: async (tx, event, person) => {
      for (const handle of onPerson.get(event) ?? []) await handle(tx, person);
    },
  };
};
