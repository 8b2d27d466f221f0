/** Short texts, a line for each. */
export function TextList({ of, className }: { of: readonly string[]; className?: string | undefined }) {
	return (
		<ul className={className}>
			{of.map((text) => (
				<li key={text}>{text}</li>
			))}
		</ul>
	);
}
