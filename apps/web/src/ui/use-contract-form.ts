import type { Checked } from '@netlik/contract/check';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ApiError, isAborted } from '../api/api-error.ts';
import { byField, type FieldErrors, refusalOf } from './contract-form.ts';

type Values = Record<string, string | boolean>;

type Options<V extends Values, B> = {
  initial: V;
  /** Turns what was typed into the endpoint's body, or into the fields' errors. */
  read: (values: V) => Checked<B>;
  send: (body: B) => Promise<void>;
  /** Error codes that are about one field. */
  fieldOfCode?: Readonly<Record<string, keyof V & string>>;
};

const firstInvalid = (form: HTMLFormElement, errors: FieldErrors): HTMLElement | undefined =>
  Array.from(form.elements).find(
    (element): element is HTMLInputElement =>
      element instanceof HTMLElement && errors[(element as HTMLInputElement).name] !== undefined,
  );

export const useContractForm = <V extends Values, B>(options: Options<V, B>) => {
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

  const refuse = (fields: FieldErrors, reason: ApiError | null) => {
    setErrors(fields);
    setFailure(reason);
    setRefusals((count) => count + 1);
  };

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (sending.current) return;
    const checked = options.read(values);
    if (!checked.ok) return refuse(byField(checked.errors), null);
    sending.current = true;
    setBusy(true);
    setErrors({});
    setFailure(null);
    try {
      await options.send(checked.data);
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
    setValues(next);
    if (errors[name] === undefined) return;
    // A field that was wrong is judged again with every letter, until it is right.
    const checked = options.read(next);
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
