import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { AdminError } from './admin.ts';

/**
 * Tells the options of a command (`--since 2026-11-01`) from its other words.
 * @throws AdminError with a sentence when an option is unknown or has no value
 */
export function readWords<const Options extends ParseArgsOptionsConfig>(
	words: readonly string[],
	options: Options,
) {
	try {
		return parseArgs({ args: [...words], options, allowPositionals: true });
	} catch (problem) {
		const [sentence = ''] = (problem as Error).message.split(/[.\n]/, 1);
		throw new AdminError(`${sentence}.`);
	}
}
