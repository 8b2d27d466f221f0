import css from './art.module.css';

type ArtProps = {
	readonly of: string;
	readonly className?: string | undefined;
};

/** A drawing of `media/art` as a mask: the ground and the ink are the thread's. */
export function Art({ of, className = '' }: ArtProps) {
	return <span className={`${css.art} ${css[of]} ${className}`.trim()} aria-hidden="true" />;
}
