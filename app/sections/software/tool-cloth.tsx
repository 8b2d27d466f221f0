import css from './tool-cloth.module.css';

/** Names as one cloth in plain weave, five to a row, on phones three or two (SOFT-3). */
export function ToolCloth({ items }: { items: readonly { readonly name: string }[] }) {
	return (
		<ul className={css.tools}>
			{items.map(({ name }) => (
				<li key={name}>
					<b>{name}</b>
				</li>
			))}
		</ul>
	);
}
