import type { Topic } from '@netlik/contract/topics';
import type { Role } from '@netlik/domain/roles';
import type { Effect, Transaction } from '../db/database.ts';

/** A completed write: the changed topics and the users with affected pages. */
export type Change = { topics: readonly Topic[]; people: readonly string[] };
export type OnChange = (change: Change) => Promise<void> | void;

/** Changes of a person that other features must follow or may refuse; `demoted` means any change of role. */
export type PersonEvent = 'suspended' | 'demoted' | 'erased' | 'premiumEnded';
/** `role` is the former one; `by` is null for jobs. */
export type EventPerson = { id: string; role: Role; by: { id: string } | null };
export type OnPerson = (tx: Transaction, person: EventPerson) => Promise<void>;

/** Publishes writes to other features, which subscribe in their `feature(...)`. */
export type FeatureEvents = {
  /** One effect per subscriber of these topics, run after the commit. */
  effectsOf(change: Change): Effect[];
  /** Runs subscribers after `tx` commits, for changes no endpoint declares; `live` notifies open pages. */
  publishChange(tx: Transaction, change: Change): void;
  /** Runs subscribers in the writer's transaction; an exception refuses the write. */
  publishPerson(tx: Transaction, event: PersonEvent, person: EventPerson): Promise<void>;
};

export type Subscriptions = {
  onChange: Map<Topic, Set<OnChange>>;
  onPerson: Map<PersonEvent, OnPerson[]>;
};

export const createFeatureEvents = ({ onChange, onPerson }: Subscriptions): FeatureEvents => {
  const effectsOf = (change: Change) => {
    // A subscriber to several of the topics runs once per write.
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
