import { TextLink } from './text-link.tsx';

/** A name, and a link to a page outside where one is known. */
export function OutsideName({ name, link }: { name: string; link?: `https://${string}` | undefined }) {
	if (link === undefined) return <span>{name}</span>;
	return <TextLink label={name} to={link} />;
}
