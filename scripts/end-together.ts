/** How often it is looked whether a process is still there, in milliseconds. */
const look = 500;

/** Does something once a process is gone, however it ended. */
export function whenGone(pid: number, then: () => void): void {
	const timer = setInterval(() => {
		try {
			process.kill(pid, 0);
		} catch (problem) {
			if ((problem as NodeJS.ErrnoException).code === 'EPERM') return;
			clearInterval(timer);
			then();
		}
	}, look);
	timer.unref();
}

/** Ends this process when npm was told to end: npm passes a signal on to the shell that started us, and no further. */
export function endWithNpm(): void {
	if (process.env.npm_lifecycle_event === undefined) return;
	whenGone(process.ppid, () => process.kill(process.pid, 'SIGTERM'));
}
