type TextListProps = {
	readonly of: readonly string[];
	readonly numbered?: boolean;
	readonly className?: string | undefined;
};

/** Short texts, a line for each. */
export function TextList({ of, numbered = false, className }: TextListProps) {
	const List = numbered ? 'ol' : 'ul';
	return (
		<List className={className}>
			{of.map((text) => (
				<li key={text}>{text}</li>
			))}
		</List>
	);
}
