/**
 * Gives each item the drawing that its words name.
 * @param drawings the drawings of `icons.ts` that the page brought, under their names there
 */
export function withIcons<Item extends { readonly icon?: string }>(
	items: readonly Item[],
	drawings: Readonly<Record<string, string>>,
): readonly (Item & { icon: string | undefined })[] {
	return items.map((item) => ({ ...item, icon: item.icon && drawings[item.icon] }));
}
