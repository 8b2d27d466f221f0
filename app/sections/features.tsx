import type { ReactNode } from 'react';
import type { Feature } from '#content/shapes.ts';

type FeaturesProps<Item extends Feature> = {
	readonly items: readonly Item[];
	/** How the list is drawn. */
	readonly className: string | undefined;
	/** How large its titles are. */
	readonly title?: 'h2' | 'h3' | 'h4';
	/** What follows the sentence of an item. */
	readonly children?: (item: Item) => ReactNode;
};

/** Titles with a sentence each. */
export function Features<Item extends Feature>({
	items,
	className,
	title: size = 'h3',
	children,
}: FeaturesProps<Item>) {
	return (
		<ul className={`paler ${className}`}>
			{items.map((item) => (
				<li key={item.title}>
					<h3 className={size}>{item.title}</h3>
					<p>{item.text}</p>
					{children?.(item)}
				</li>
			))}
		</ul>
	);
}
