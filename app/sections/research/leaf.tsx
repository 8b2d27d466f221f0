import { Art } from '#app/widgets/art.tsx';
import css from './leaf.module.css';

/** The plant of the division in the corner of a dyed field; under 1024 px it has its own room below the words. */
export const Leaf = () => <Art of="neem" className={css.leaf} />;
