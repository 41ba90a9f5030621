import type { Person } from '@netlik/contract/identity/person';
import SearchIcon from 'lucide-react/icons/search';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
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

const KeyHints = () => (
  <Text as="footer" tone="muted" size="tiny" noShrink className={styles.keys} aria-hidden="true">
    <Keys keys="↑ ↓">{texts.keys.move}</Keys>
    <Keys keys="Enter">{texts.keys.go}</Keys>
    <Keys keys="Esc">{texts.keys.close}</Keys>
  </Text>
);

type OptionProps = { command: Command; id: string; at: boolean; onPoint: () => void; onPick: () => void };

const Option = ({ command, id, at, onPoint, onPick }: OptionProps) => {
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
        <Text as="span" truncate>
          {command.label}
        </Text>
        {command.detail && (
          <Text as="span" tone="muted" size="small" truncate>
            {command.detail}
          </Text>
        )}
      </Stack>
      <Text as="span" tone="muted" size="tiny" noShrink>
        {texts.kinds[command.kind]}
      </Text>
    </Row>
  );
};

type OptionsProps = {
  id: string;
  found: readonly Command[];
  at: number;
  onPoint: (index: number) => void;
  onPick: (command: Command) => void;
};

const Options = ({ id, found, at, onPoint, onPick }: OptionsProps) => (
  <div id={`${id}-list`} role="listbox" aria-label={texts.results} className={styles.list}>
    {found.map((command, index) => (
      <Option
        key={command.id}
        id={`${id}-${command.id}`}
        command={command}
        at={index === at}
        onPoint={() => onPoint(index)}
        onPick={() => onPick(command)}
      />
    ))}
  </div>
);

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
        </Row>
        <Options {...{ id, found, at }} onPoint={setAt} onPick={pick} />
        <Text
          role="status"
          tone="muted"
          text="center"
          className={found.length === 0 ? styles.empty : 'visually-hidden'}
        >
          {statusOf(found.length, isSearching, typed)}
        </Text>
        <KeyHints />
      </Text>
    </dialog>
  );
};
