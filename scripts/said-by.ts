import { editions } from '#app/editions/editions.ts';

const handed = { ...editions.current, ...editions };

/** What a module of content says: its values, and what its functions say of the editions that the site has. */
export function saidBy(module: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
	const say = (value: unknown): unknown => {
		if (typeof value !== 'function' || value.length !== 1) return value;
		try {
			return value(handed);
		} catch {
			// it is handed something else
			return undefined;
		}
	};
	return Object.fromEntries(Object.entries(module).map(([name, value]) => [name, say(value)]));
}
