import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Owner = { pid: number; began: string | null };

const file = (home: string) => join(home, 'server.pid');

/** The pid of the running server with this database; reused pids do not count. */
export function liveOwner(home: string): number | undefined {
  const owner = readOwner(home);
  if (!owner || !isAlive(owner.pid) || began(owner.pid) !== owner.began) return undefined;
  return owner.pid;
}

export function claim(home: string): void {
  const owner: Owner = { pid: process.pid, began: began(process.pid) };
  const draft = `${file(home)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(owner));
  renameSync(draft, file(home));
}

export function release(home: string): void {
  if (readOwner(home)?.pid === process.pid) rmSync(file(home), { force: true });
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readOwner(home: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file(home), 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

// Clock ticks from boot to process start; null without /proc.
function began(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
