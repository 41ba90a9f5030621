import type { Person } from '@netlik/contract/identity/person';
import { hitKinds, type SearchHit } from '@netlik/contract/platform/search';
import { tr } from '@netlik/domain/turkish';
import SearchIcon from 'lucide-react/icons/search';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import frame from '../../../ui/overlays/modal.module.css';
import { useNativeDialog } from '../../../ui/overlays/native-dialog.ts';
import { MenuIcon } from '../menu/menu-icons.tsx';
import { paletteTexts as texts } from '../shell.texts.ts';
import styles from './command-palette.module.css';
import { type Command, findCommands } from './commands.ts';
import { useCommands } from './use-commands.ts';
import { useSearchHits } from './use-search-hits.ts';

const Keys = ({ keys, children }: { keys: string; children: ReactNode }) => (
  <span>
    <kbd>{keys}</kbd> {children}
  </span>
);

const KeyHints = ({ count }: { count: number }) => (
  <Text as="footer" tone="muted" size="tiny" noShrink className={styles.keys} aria-hidden="true">
    <Keys keys="↑ ↓">{texts.keys.move}</Keys>
    <Keys keys="Enter">{texts.keys.go}</Keys>
    <Keys keys="Esc">{texts.keys.close}</Keys>
    <span className={styles.count}>{texts.count(count)}</span>
  </Text>
);

/** The label with the typed text marked, if both have one letter for each of their folded ones. */
const Marked = ({ text, typed }: { text: string; typed: string }) => {
  const [folded, wanted] = [tr.fold(text), tr.fold(typed.trim())];
  const from = wanted === '' || folded.length !== text.length ? -1 : folded.indexOf(wanted);
  if (from < 0) return text;
  const to = from + wanted.length;
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
};

type OptionProps = {
  command: Command;
  typed: string;
  id: string;
  at: boolean;
  onPoint: () => void;
  onPick: () => void;
};

const Option = ({ command, typed, id, at, onPoint, onPick }: OptionProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <Row
      ref={ref}
      id={id}
      gap="3"
      align="center"
      minTouchTarget
      role="option"
      tabIndex={-1}
      aria-selected={at}
      className={styles.option}
      onPointerMove={onPoint}
      onClick={onPick}
    >
      <MenuIcon name={command.icon} />
      <Stack as="span" grow shrink className={styles.label}>
        <Text as="span" weight="medium" truncate>
          <Marked text={command.label} typed={typed} />
        </Text>
        {command.detail && (
          <Text as="span" tone="muted" size="small" truncate>
            {command.detail}
          </Text>
        )}
      </Stack>
      <Text
        as="span"
        tone="muted"
        size="small"
        noShrink
        className={isHit(command) ? 'visually-hidden' : undefined}
      >
        {texts.kinds[command.kind]}
      </Text>
    </Row>
  );
};

type OptionsProps = {
  id: string;
  typed: string;
  found: readonly Command[];
  at: number;
  onPoint: (index: number) => void;
  onPick: (command: Command) => void;
};

const isHit = (command: Command): command is Command & { kind: SearchHit['kind'] } =>
  command.kind !== 'page' && command.kind !== 'action';

/** Pages and actions come first without a heading; hits are grouped by kind. */
const Options = ({ id, typed, found, at, onPoint, onPick }: OptionsProps) => {
  const groups = [null, ...hitKinds].map((kind) => ({
    kind,
    members: found
      .map((command, index) => ({ command, index }))
      .filter(({ command }) => (isHit(command) ? command.kind : null) === kind),
  }));
  return (
    <div id={`${id}-list`} role="listbox" aria-label={texts.results} className={styles.list}>
      {groups.map(
        ({ kind, members }) =>
          members.length > 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role
            <div key={kind} role="group" aria-label={kind ? texts.groups[kind] : texts.commands}>
              {kind && (
                <Text
                  tone="muted"
                  size="tiny"
                  weight="semibold"
                  className={styles.heading}
                  aria-hidden="true"
                >
                  {texts.groups[kind]}
                </Text>
              )}
              {members.map(({ command, index }) => (
                <Option
                  key={command.id}
                  id={`${id}-${command.id}`}
                  command={command}
                  typed={typed}
                  at={index === at}
                  onPoint={() => onPoint(index)}
                  onPick={() => onPick(command)}
                />
              ))}
            </div>
          ),
      )}
    </div>
  );
};

const statusOf = (count: number, isSearching: boolean, typed: string): string => {
  if (count > 0) return texts.count(count);
  return isSearching ? texts.searching : texts.none(typed.trim());
};

const nextIndex = (key: string, at: number, many: number): number | null => {
  if (many === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % many;
  if (key === 'ArrowUp') return (at - 1 + many) % many;
  return null;
};

export type PaletteProps = { person: Person; onClose: () => void };

export const CommandPalette = ({ person, onClose }: PaletteProps) => {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const navigate = useNavigate();
  const id = useId();
  const { dialog } = useNativeDialog({ onClose });
  const commands = findCommands(useCommands(person, navigate, typed), typed);
  const { hits, isSearching } = useSearchHits(typed, navigate);
  const found = [...commands, ...hits];

  const pick = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    void command.run();
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      pick(found[at]);
    }
    const next = nextIndex(event.key, at, found.length);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };

  return (
    <dialog {...dialog} className={`${frame.window} ${styles.dialog}`} aria-label={texts.title}>
      <Text as="div" grow className={styles.inner}>
        <Row gap="3" align="center" tone="muted" noShrink className={styles.field}>
          <SearchIcon />
          <input
            autoFocus
            type="text"
            role="combobox"
            className={styles.input}
            aria-label={texts.title}
            aria-expanded="true"
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-activedescendant={found[at] && `${id}-${found[at].id}`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            placeholder={texts.placeholder}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setAt(0);
            }}
            onKeyDown={onKey}
          />
          <Button look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Row>
        <Options {...{ id, typed, found, at }} onPoint={setAt} onPick={pick} />
        <Text
          role="status"
          tone="muted"
          text="center"
          className={found.length === 0 ? styles.empty : 'visually-hidden'}
        >
          {statusOf(found.length, isSearching, typed)}
        </Text>
        <KeyHints count={found.length} />
      </Text>
    </dialog>
  );
};
