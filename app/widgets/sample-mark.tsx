import css from './sample-mark.module.css';

export type SampleMarkProps = {
	/** The records that the section shows; only whether they carry `sample: true` is read. */
	readonly of: readonly unknown[];
	/** What is to be confirmed, where nothing stands in for it. */
	readonly pending?: string | undefined;
};

/** The small mark of a section that shows sample records; it goes with the last of them (docs/decisions/0025). */
export function SampleMark({ of, pending = 'Example' }: SampleMarkProps) {
	if (!of.some((record) => Object(record).sample === true)) return null;
	return <p className={css.mark}>{pending}</p>;
}
