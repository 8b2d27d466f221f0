import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

/** What of a failure may be logged: PostgreSQL adds the row that it refused (`detail`, `where`), and that is a submission. */
function told(problem: Error): object {
	const { type, message, code, stack } = pino.stdSerializers.err(problem);
	return { type, message, code, stack };
}

/**
 * Opens the log: one line of JSON for each event, with references, states and counts, and no words of a submission.
 * @param output where it goes when that is not the process's output
 */
export function openLog(level: Config['LOG_LEVEL'], output?: DestinationStream): Logger {
	return pino({ level, serializers: { err: told } }, output);
}
