import type { Feature } from '#content/shapes.ts';

type FeaturesProps = {
	readonly items: readonly Feature[];
	/** How the list is drawn. */
	readonly className: string | undefined;
};

/** Titles with a sentence each. */
export function Features({ items, className }: FeaturesProps) {
	return (
		<ul className={className}>
			{items.map(({ title, text }) => (
				<li key={title}>
					<h3 className="h3">{title}</h3>
					<p>{text}</p>
				</li>
			))}
		</ul>
	);
}
