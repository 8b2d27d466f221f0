import css from './art.module.css';

type ArtProps = {
	readonly of: string;
	readonly className?: string | undefined;
};

/** A plant of `media/art/plants` as a mask, in the colour of the thread. */
export function Art({ of, className = '' }: ArtProps) {
	return <span className={`${css.art} ${css[of]} ${className}`.trim()} aria-hidden="true" />;
}
