/** The drawings that items name; where one names any string, none will do. */
type DrawingsOf<Item extends { readonly icon: string }> = string extends Item['icon']
	? never
	: Readonly<Record<Item['icon'], string>>;

/** An item with a drawing in place of its name; of an empty list, none. */
type DrawnFrom<Item> = Item extends unknown ? Omit<Item, 'icon'> & { readonly icon: string } : never;

/**
 * Gives each item the drawing that its words name. A name without a drawing is an error of its type.
 * @param drawings the drawings of `icons.ts` that the page brought, under their names there
 */
export function withIcons<Item extends { readonly icon: string }>(
	items: readonly Item[],
	drawings: DrawingsOf<Item>,
): readonly DrawnFrom<Item>[] {
	return items.map((item) => ({
		...item,
		icon: (drawings as Readonly<Record<string, string>>)[item.icon] ?? '',
	})) as unknown as readonly DrawnFrom<Item>[];
}
