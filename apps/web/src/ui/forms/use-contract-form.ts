import type { Checked } from '@netlik/contract/check';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { afterPaint, type LazyModule } from '../../data/calls/lazy-module.ts';
import { type Failure, failureOf } from '../../data/writes/failure.ts';
import { type SendContext, useSending } from '../../data/writes/use-sending.ts';
import { errorsByField, type FieldErrors, formErrorsFrom } from './contract-form.ts';

type Values = Record<string, string | boolean>;

type Options<V extends Values, B, C, R> = {
  initial: V;
  /** Schemas that load after the first paint; `read` and `write` receive them. */
  contract?: LazyModule<C>;
  /** Converts the values into the endpoint's body, or field errors. */
  read: (values: V, contract: C) => Checked<B>;
  /** Returns false to cancel, such as after the user answers a question with no. */
  ask?: (body: B) => Promise<boolean>;
  /**
   * `(body, { send }) => send(reminders.create, { body })`; without it nothing is sent and `onDone` gets the
   * body.
   */
  write?: (body: B, context: SendContext & { contract: C }) => Promise<R>;
  done?: string | ((reply: R, body: B) => string);
  onDone?: (reply: R, body: B) => unknown;
  /** Returns true if the screen shows the failure itself. */
  onFailed?: (failure: Failure, body: B) => unknown;
  /** Error codes that belong to one field. */
  fieldOfCode?: Readonly<Record<string, keyof V & string>>;
};

const firstInvalid = (form: HTMLFormElement, errors: FieldErrors): HTMLElement | undefined =>
  Array.from(form.elements).find(
    (element): element is HTMLInputElement =>
      element instanceof HTMLElement && errors[(element as HTMLInputElement).name] !== undefined,
  );

/** For pages that load together with their schemas. */
const alreadyLoaded: LazyModule<unknown> = { loaded: () => null, load: async () => null };

export const useContractForm = <V extends Values, B, R = unknown, C = unknown>(
  options: Options<V, B, C, R>,
) => {
  const contract = options.contract ?? (alreadyLoaded as LazyModule<C>);
  const [values, setValues] = useState(options.initial);
  const [saved, setSaved] = useState(options.initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [loading, setLoading] = useState(false);
  const { busy: writing, run } = useSending<B>();
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // A ref, because two quick taps would both see the old state.
  const sending = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once a refusal, not with every corrected letter
  useEffect(() => {
    if (refusals > 0 && form.current) firstInvalid(form.current, errors)?.focus();
  }, [refusals]);

  useEffect(() => {
    // A failed load is retried on submit.
    void afterPaint()
      .then(contract.load)
      .catch(() => undefined);
  }, [contract]);

  const refuse = (fields: FieldErrors, reason: Failure | null) => {
    setErrors(fields);
    setFailure(reason);
    setRefusals((count) => count + 1);
  };

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    try {
      let schemas = contract.loaded();
      if (schemas === undefined) {
        setLoading(true);
        schemas = await contract.load();
      }
      const checked = options.read(values, schemas);
      if (!checked.ok) return refuse(errorsByField(checked.errors), null);
      setErrors({});
      setFailure(null);
      if (options.ask && !(await options.ask(checked.data))) return;
      const outcome = await run(checked.data, async (body, context) =>
        options.write?.(body, { ...context, contract: schemas }),
      );
      if (outcome.status === 'failed') {
        const failure = failureOf(outcome.error);
        if (failure && options.onFailed?.(failure, checked.data) === true) return;
        throw outcome.error;
      }
      if (outcome.status !== 'done') return;
      const { done, onDone } = options;
      const text = typeof done === 'function' ? done(outcome.reply as R, checked.data) : done;
      // Loaded with the signed-in pages, because no form before them has such a text.
      if (text) void import('../overlays/toast.ts').then(({ toast }) => toast({ tone: 'success', text }));
      onDone?.(outcome.reply as R, checked.data);
      setSaved(values);
    } catch (error) {
      const refusal = formErrorsFrom(error, Object.keys(values), options.fieldOfCode);
      refuse(refusal.fields, refusal.failure);
    } finally {
      sending.current = false;
      setLoading(false);
    }
  };

  const set = <K extends keyof V & string>(name: K, value: V[K]) => {
    const next = { ...values, [name]: value };
    // A function, because two fields may change in one step, such as a subject and the topic it resets.
    setValues((now) => ({ ...now, [name]: value }));
    const schemas = contract.loaded();
    // A list is one value, and its errors include the row: `subjects.0.targetTime`.
    const isOwn = (path: string) => path === name || path.startsWith(`${name}.`);
    if (schemas === undefined || !Object.keys(errors).some(isOwn)) return;
    // A field with an error is checked on every change.
    const checked = options.read(next, schemas);
    const found = checked.ok ? {} : errorsByField(checked.errors);
    const shown = Object.entries(errors).map(([path, text]) => [path, isOwn(path) ? found[path] : text]);
    setErrors(Object.fromEntries(shown.filter(([, text]) => text !== undefined)));
  };

  /** Sets only fields that are still empty. */
  const fill = (known: Partial<V>) =>
    setValues((now) => ({
      ...now,
      ...Object.fromEntries(Object.entries(known).filter(([name]) => !now[name])),
    }));

  const text = <K extends keyof V & string>(name: K) => ({
    name,
    value: values[name] as string,
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value as V[K]),
  });

  const checkbox = <K extends keyof V & string>(name: K) => ({
    name,
    checked: values[name] as boolean,
    error: errors[name],
    onChange: (event: { currentTarget: { checked: boolean } }) =>
      set(name, event.currentTarget.checked as V[K]),
  });

  const changed = Object.keys(values).some((name) => values[name] !== saved[name]);

  return {
    values,
    changed,
    failure,
    busy: loading || writing,
    set,
    fill,
    text,
    checkbox,
    submit,
    /** The error of a part of a list. */
    errorOf: (path: string): string | undefined => errors[path],
    // `data-changed` makes a dialog around the form ask before it closes.
    form: { ref: form, onSubmit: submit, noValidate: true, 'data-changed': changed },
  };
};
