import { Art } from './art.tsx';
import css from './art-band.module.css';

/** A band over the full width in which one plate is repeated. */
export function ArtBand({ of }: { of: string }) {
	return <Art of={of} className={css.band} />;
}
