import type { Checked } from '@netlik/contract/check';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { afterPaint, type LazyModule } from '../../data/calls/lazy-module.ts';
import { type Failure, failureOf } from '../../data/writes/failure.ts';
import { type Outcome, type SendContext, useWrite, type WriteOptions } from '../../data/writes/use-write.ts';
import { errorsByField, type FieldErrors, formErrorsFrom } from './contract-form.ts';

type Values = Record<string, string | boolean>;

type Options<V extends Values, B, C, R> = Pick<
  WriteOptions<B, R>,
  'done' | 'replied' | 'onDone' | 'onFailed'
> & {
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
  /** Called instead of `onDone` if the write waits on this device. */
  onQueued?: (body: B) => unknown;
  /** Error codes that belong to one field. */
  fieldOfCode?: Readonly<Record<string, keyof V & string>>;
};

const firstInvalid = (form: HTMLFormElement, errors: FieldErrors): HTMLElement | undefined =>
  Array.from(form.elements).find(
    (element): element is HTMLInputElement =>
      element instanceof HTMLElement && errors[(element as HTMLInputElement).name] !== undefined,
  );

/** A list is one value, and its errors include the row: `subjects.0.targetTime`. */
const isOwnPath = (name: string, path: string) => path === name || path.startsWith(`${name}.`);

/** For pages that load together with their schemas. */
const alreadyLoaded: LazyModule<unknown> = { loaded: () => null, load: async () => null };

const useFocusOnRefusal = (errors: FieldErrors) => {
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once a refusal, not with every corrected letter
  useEffect(() => {
    if (refusals > 0 && form.current) firstInvalid(form.current, errors)?.focus();
  }, [refusals]);
  return { form, focusFirstInvalid: () => setRefusals((count) => count + 1) };
};

const useRefusal = () => {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const { form, focusFirstInvalid } = useFocusOnRefusal(errors);
  const show = (fields: FieldErrors, reason: Failure | null) => {
    setErrors(fields);
    setFailure(reason);
  };
  const refuse = (fields: FieldErrors, reason: Failure | null) => {
    show(fields, reason);
    focusFirstInvalid();
  };
  return { errors, failure, form, setErrors, refuse, clear: () => show({}, null) };
};

/** Loads the schemas after the first paint; a failed load is retried by `load`. */
const useSchemas = <C>(contract: LazyModule<C>) => {
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    void afterPaint()
      .then(contract.load)
      .catch(() => undefined);
  }, [contract]);
  const load = async () => {
    const loaded = contract.loaded();
    if (loaded !== undefined) return loaded;
    setLoading(true);
    return contract.load().finally(() => setLoading(false));
  };
  return { loading, load };
};

/** The props of fields by their name. */
const bindFields = <V extends Values>(
  values: V,
  errors: FieldErrors,
  set: <K extends keyof V & string>(name: K, value: V[K]) => void,
) => ({
  text: <K extends keyof V & string>(name: K) => ({
    name,
    value: values[name] as string,
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value as V[K]),
  }),
  checkbox: <K extends keyof V & string>(name: K) => ({
    name,
    checked: values[name] as boolean,
    error: errors[name],
    onChange: (event: { currentTarget: { checked: boolean } }) =>
      set(name, event.currentTarget.checked as V[K]),
  }),
});

/** The errors of a field with its new value; other fields keep theirs. */
const recheck = (name: string, errors: FieldErrors, checked: Checked<unknown>): FieldErrors => {
  const found = checked.ok ? {} : errorsByField(checked.errors);
  const shown = Object.entries(errors).map(([path, text]) => [
    path,
    isOwnPath(name, path) ? found[path] : text,
  ]);
  return Object.fromEntries(shown.filter(([, text]) => text !== undefined));
};

export const useContractForm = <V extends Values, B, R = unknown, C = unknown>(
  options: Options<V, B, C, R>,
) => {
  const contract = options.contract ?? (alreadyLoaded as LazyModule<C>);
  const [values, setValues] = useState(options.initial);
  const [saved, setSaved] = useState(options.initial);
  const { errors, failure, form, setErrors, refuse, clear } = useRefusal();
  const schemas = useSchemas(contract);
  // A ref, because two quick taps would both see the old state.
  const sending = useRef(false);
  const { done, replied, onDone } = options;
  const write = useWrite(
    async (body: B, context) => options.write?.(body, { ...context, contract: await schemas.load() }) as R,
    { failed: null, done, replied, onDone },
  );
  const send = write.send as (body: B) => Promise<Outcome<R>>;

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    try {
      const checked = options.read(values, await schemas.load());
      if (!checked.ok) return refuse(errorsByField(checked.errors), null);
      clear();
      if (options.ask && !(await options.ask(checked.data))) return;
      const outcome = await send(checked.data);
      if (outcome.status === 'failed') {
        const refused = failureOf(outcome.error);
        if (refused && options.onFailed?.(refused, checked.data) === true) return;
        throw outcome.error;
      }
      if (outcome.status === 'ignored') return;
      if (outcome.status === 'queued') options.onQueued?.(checked.data);
      setSaved(values);
    } catch (error) {
      const refusal = formErrorsFrom(error, Object.keys(values), options.fieldOfCode);
      refuse(refusal.fields, refusal.failure);
    } finally {
      sending.current = false;
    }
  };

  const set = <K extends keyof V & string>(name: K, value: V[K]) => {
    // A function, because two fields may change in one step, such as a subject and the topic it resets.
    setValues((now) => ({ ...now, [name]: value }));
    const loaded = contract.loaded();
    if (loaded === undefined || !Object.keys(errors).some((path) => isOwnPath(name, path))) return;
    // A field with an error is checked on every change.
    setErrors(recheck(name, errors, options.read({ ...values, [name]: value }, loaded)));
  };

  const changed = Object.keys(values).some((name) => values[name] !== saved[name]);
  return {
    values,
    changed,
    failure,
    busy: schemas.loading || write.busy,
    set,
    /** Sets only fields that are still empty. */
    fill: (known: Partial<V>) =>
      setValues((now) => ({
        ...now,
        ...Object.fromEntries(Object.entries(known).filter(([name]) => !now[name])),
      })),
    ...bindFields(values, errors, set),
    submit,
    /** The error of a part of a list. */
    errorOf: (path: string): string | undefined => errors[path],
    // `data-changed` makes a dialog around the form ask before it closes.
    form: { ref: form, onSubmit: submit, noValidate: true, 'data-changed': changed },
  };
};
