import { readFileSync } from 'node:fs';

/** The memory that a process holds, in megabytes. */
export const megabytes = (pid: number | undefined): number =>
	Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
