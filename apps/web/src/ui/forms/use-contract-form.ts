import type { Checked } from '@netlik/contract/check';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ApiError, isAborted } from '../../api/api-error.ts';
import { afterPaint, type Later } from '../../api/later.ts';
import { byField, type FieldErrors, refusalOf } from './contract-form.ts';

type Values = Record<string, string | boolean>;

type Options<V extends Values, B, C> = {
  initial: V;
  /** The schemas, where the form is to be seen before they are there: `read` and `send` are given them. */
  contract?: Later<C>;
  /** Turns what was typed into the endpoint's body, or into the fields' errors. */
  read: (values: V, contract: C) => Checked<B>;
  send: (body: B, contract: C) => Promise<void>;
  /** Error codes that are about one field. */
  fieldOfCode?: Readonly<Record<string, keyof V & string>>;
};

const firstInvalid = (form: HTMLFormElement, errors: FieldErrors): HTMLElement | undefined =>
  Array.from(form.elements).find(
    (element): element is HTMLInputElement =>
      element instanceof HTMLElement && errors[(element as HTMLInputElement).name] !== undefined,
  );

/** For the forms of pages that are loaded together with their schemas. */
const atHand: Later<unknown> = { now: () => null, get: async () => null };

export const useContractForm = <V extends Values, B, C = unknown>(options: Options<V, B, C>) => {
  const contract = options.contract ?? (atHand as Later<C>);
  const [values, setValues] = useState(options.initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // State is a render late: two quick taps would both see it idle.
  const sending = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once a refusal, not with every corrected letter
  useEffect(() => {
    if (refusals > 0 && form.current) firstInvalid(form.current, errors)?.focus();
  }, [refusals]);

  useEffect(() => {
    // A failed try is repeated when the form is sent.
    void afterPaint()
      .then(contract.get)
      .catch(() => undefined);
  }, [contract]);

  const refuse = (fields: FieldErrors, reason: ApiError | null) => {
    setErrors(fields);
    setFailure(reason);
    setRefusals((count) => count + 1);
  };

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    try {
      let schemas = contract.now();
      if (schemas === undefined) {
        setBusy(true);
        schemas = await contract.get();
      }
      const checked = options.read(values, schemas);
      if (!checked.ok) return refuse(byField(checked.errors), null);
      setBusy(true);
      setErrors({});
      setFailure(null);
      await options.send(checked.data, schemas);
    } catch (error) {
      if (isAborted(error)) return;
      const refusal = refusalOf(error, Object.keys(values), options.fieldOfCode);
      refuse(refusal.fields, refusal.failure);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const set = <K extends keyof V & string>(name: K, value: V[K]) => {
    const next = { ...values, [name]: value };
    // Two fields may be set in one step, such as a subject and the topic it resets.
    setValues((now) => ({ ...now, [name]: value }));
    const schemas = contract.now();
    if (errors[name] === undefined || schemas === undefined) return;
    // A field that was wrong is judged again with every letter, until it is right.
    const checked = options.read(next, schemas);
    const { [name]: _, ...others } = errors;
    const still = checked.ok ? undefined : byField(checked.errors)[name];
    setErrors(still === undefined ? others : { ...others, [name]: still });
  };

  /** What a text field needs. */
  const text = <K extends keyof V & string>(name: K) => ({
    name,
    value: values[name] as string,
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value as V[K]),
  });

  /** What a checkbox needs. */
  const tick = <K extends keyof V & string>(name: K) => ({
    name,
    checked: values[name] as boolean,
    error: errors[name],
    onChange: (event: { currentTarget: { checked: boolean } }) =>
      set(name, event.currentTarget.checked as V[K]),
  });

  return {
    values,
    failure,
    busy,
    set,
    text,
    tick,
    submit,
    form: { ref: form, onSubmit: submit, noValidate: true },
  };
};
