import css from './art.module.css';

/** A one-ink drawing as a mask: the ground and the ink are the thread's. Decoration, unless `label` says what it shows. */
export function Art({
	of,
	label,
	className = '',
}: {
	of: string;
	label?: string;
	className?: string | undefined;
}) {
	const name = `${css.art} ${css[of]} ${className}`.trim();
	return label === undefined ? (
		<span className={name} aria-hidden="true" />
	) : (
		<span className={name} role="img" aria-label={label} />
	);
}
