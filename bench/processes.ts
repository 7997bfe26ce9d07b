import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** A process this bench started and ends again, with what it has printed so far. */
export type Started = {
  pid: number;
  printed: () => string;
  hasEnded: () => boolean;
  stop: () => Promise<void>;
};

type StartOptions = {
  env?: Record<string, string>;
  cwd?: string;
  /** The one processor core it may use, where `CAN_PIN`. */
  core?: 0 | 1;
};

/** Starts a program. It is ended by its pid, with SIGTERM and, ten seconds later, SIGKILL. */
export function start(command: string, args: string[], { env = {}, cwd, core }: StartOptions = {}): Started {
  const child = spawn(...onCore(command, args, core), {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const note = (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-100_000);
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  child.on('error', (error) => note(Buffer.from(error.message)));
  return {
    pid: child.pid ?? -1,
    printed: () => printed,
    hasEnded: () => hasEnded(child),
    stop: () => end(child),
  };
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(hard);
}

/** Starts one of our TypeScript files under the same Node that runs the bench. */
export function startNode(file: URL, args: string[], options: StartOptions = {}): Started {
  return start(process.execPath, [file.pathname, ...args], options);
}

/** Runs a program to its end and returns what it printed. Throws when it fails. */
export async function run(command: string, args: string[], options: StartOptions = {}): Promise<string> {
  const env = { ...process.env, ...options.env };
  const child = spawn(...onCore(command, args, options.core), {
    cwd: options.cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${err.slice(-2000) || out.slice(-2000)}`);
  return out;
}

/** Where a program is installed, or null. Also looks where distributions hide server programs. */
export function find(program: string): string | null {
  const places = `$PATH:/usr/sbin:/usr/local/sbin:/opt/homebrew/bin`;
  const found = spawnSync('/bin/sh', ['-c', `PATH="${places}" command -v ${program}`], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : null;
}

/** Whether contenders can have one processor core and the load generator another, so that neither starves. */
export const CAN_PIN = availableParallelism() > 1 && runs('taskset', ['-c', '0,1', 'true']);

function runs(command: string, args: string[]): boolean {
  return spawnSync(command, args).status === 0;
}

function onCore(command: string, args: string[], core: 0 | 1 | undefined): [string, string[]] {
  return core === undefined || !CAN_PIN
    ? [command, args]
    : ['taskset', ['-c', String(core), command, ...args]];
}

/** Waits until an address answers below 500. Throws, with what the process printed, when it ends or `seconds` pass. */
export async function answering(url: string, started: Started, seconds: number): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until && !started.hasEnded()) {
    const response = await fetch(url).catch(() => null);
    await response?.arrayBuffer();
    const status = response?.status ?? 0;
    if (status > 0 && status < 500) return;
    await pause(20);
  }
  throw new Error(`${url} did not answer. The process printed:\n${started.printed().slice(-3000)}`);
}

/** Resident memory of a process in MB, or null where /proc is missing. */
export function residentMb(pid: number): number | null {
  return memoryMb(pid, 'VmRSS');
}

/** The most resident memory of a process in MB since `forgetPeak`, or null where /proc is missing. */
export function peakMb(pid: number): number | null {
  return memoryMb(pid, 'VmHWM');
}

/** Begins to look for the most memory of a process anew. */
export function forgetPeak(pid: number): void {
  if (existsSync(`/proc/${pid}/clear_refs`)) writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function memoryMb(pid: number, field: 'VmRSS' | 'VmHWM'): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const line = status.split('\n').find((one) => one.startsWith(`${field}:`));
    return line ? Number.parseInt(line.slice(field.length + 1), 10) / 1024 : null;
  } catch {
    return null;
  }
}
