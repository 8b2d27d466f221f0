import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** One window of a browser, whatever protocol drives it. */
export type Driver = {
	/** Opens an address and resolves once its document stands. */
	readonly navigate: (address: string) => Promise<void>;
	/** The value of an expression in the page, which must be a string. */
	readonly evaluate: (expression: string) => Promise<string>;
	/** Keys and pointer as WebDriver writes them; classic and BiDi write them alike. */
	readonly perform: (sources: readonly object[]) => Promise<void>;
	readonly traverse: (by: -1 | 1) => Promise<void>;
	readonly resize: (width: number, height: number) => Promise<void>;
	/** What the console has complained of since the last document was opened. */
	readonly complaints: () => Promise<readonly string[]>;
	readonly end: () => Promise<void>;
};

export type Engine = {
	readonly name: string;
	/** The programs without which it cannot be driven, and Debian's packages that bring them. */
	readonly programs: Readonly<Record<string, string>>;
	readonly start: (settings: { readonly scripted: boolean }) => Promise<Driver>;
};

/** Names what an engine lacks on this machine, or false: what a test is skipped for. */
export function lacking({ programs }: Engine): string | false {
	const missing = Object.entries(programs).filter(([program]) => !onPath(program));
	return missing.length > 0 && `install ${missing.map(([, packageName]) => packageName).join(' and ')}`;
}

function onPath(program: string): boolean {
	return (process.env.PATH ?? '').split(delimiter).some((folder) => {
		try {
			accessSync(join(folder, program), constants.X_OK);
			return true;
		} catch {
			return false;
		}
	});
}

/** Asks again until an answer comes. */
export async function answerOf<T>(
	ask: () => Promise<T | undefined>,
	what: string,
	atMost = 20_000,
): Promise<T> {
	const deadline = Date.now() + atMost;
	for (;;) {
		const answer = await ask();
		if (answer !== undefined) return answer;
		if (Date.now() > deadline) throw new Error(`in ${atMost} ms there was never: ${what}`);
		await pause(50);
	}
}
