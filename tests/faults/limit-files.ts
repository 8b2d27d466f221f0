import { execFileSync, spawnSync } from 'node:child_process';

/** How large any file of a process, and of those that it starts, may grow in bytes: a disk that is full for it alone. */
export const limitFiles = (pid: number | undefined, bytes: string) =>
	execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);

/** Why tests that limit files are skipped, if they are. */
export const skipWithoutLimits =
	spawnSync('which', ['prlimit']).status === 0 ? false : 'prlimit is not installed here';
