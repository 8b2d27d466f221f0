import css from './art.module.css';

type ArtProps = {
	readonly of: string;
	/** What it shows, where it is more than decoration. */
	readonly label?: string | undefined;
	readonly className?: string | undefined;
};

/** A drawing of `media/art` as a mask: the ground and the ink are the thread's. */
export function Art({ of, label, className = '' }: ArtProps) {
	const name = `${css.art} ${css[of]} ${className}`.trim();
	return label === undefined ? (
		<span className={name} aria-hidden="true" />
	) : (
		<span className={name} role="img" aria-label={label} />
	);
}
