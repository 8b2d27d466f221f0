/**
 * The records of a folder in the order that a list gives; what the list does not name comes last, and a name without a
 * record is passed over.
 */
export function inOrder<Of>(
	records: Readonly<Record<string, Of>>,
	order: readonly string[],
): readonly (readonly [slug: string, record: Of])[] {
	const place = (slug: string) => (order.includes(slug) ? order.indexOf(slug) : order.length);
	return Object.entries(records).toSorted(([a], [b]) => place(a) - place(b));
}
