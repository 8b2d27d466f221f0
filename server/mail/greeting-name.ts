import { hostname } from 'node:os';
import type { Config } from '../config.ts';
import { isDomainName } from '../setting-values.ts';

/** What the name is taken from. */
export type Named = Partial<Pick<Config, 'SMTP_NAME' | 'PUBLIC_ORIGIN' | 'MAIL_FROM'>>;

/**
 * The name by which we greet a mail server (EHLO): the one that is set; else the host of PUBLIC_ORIGIN, this machine's
 * full name, or the domain of our sender, whichever is a name that others may know. Undefined where none is.
 * @param machine for tests
 */
export function greetingName(
	{ SMTP_NAME = '', PUBLIC_ORIGIN = '', MAIL_FROM = '' }: Named,
	machine = hostname(),
): string | undefined {
	if (SMTP_NAME) return SMTP_NAME;
	const visited = URL.parse(PUBLIC_ORIGIN)?.hostname ?? '';
	const known = (name: string) => isDomainName(name) && !/\.(local|localdomain|localhost)$/i.test(name);
	return [visited, machine, MAIL_FROM.slice(MAIL_FROM.lastIndexOf('@') + 1)].find(known);
}
