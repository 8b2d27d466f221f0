import type { Feature } from '#content/shapes.ts';

type FeaturesProps = {
	readonly items: readonly Feature[];
	/** How the list is drawn. */
	readonly className: string | undefined;
	/** How large its titles are. */
	readonly title?: 'h3' | 'h4';
};

/** Titles with a sentence each. */
export function Features({ items, className, title: size = 'h3' }: FeaturesProps) {
	return (
		<ul className={`paler ${className}`}>
			{items.map(({ title, text }) => (
				<li key={title}>
					<h3 className={size}>{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ul>
	);
}
