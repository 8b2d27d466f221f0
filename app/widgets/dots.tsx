import css from './dots.module.css';

type DotsProps = {
	/** The words on the dots; short. */
	readonly names: readonly string[];
	readonly current: number;
	readonly onPick: (index: number) => void;
	/** What the list of dots is for, as assistive technology says it. */
	readonly label: string;
	/** A fuller name than the words on the dot; it must contain them. */
	readonly describe?: (name: string, index: number) => string;
	/** The words are for assistive technology alone: the dots are too many to be read one by one. */
	readonly bare?: boolean;
	readonly className?: string | undefined;
};

/** One named dot for each place of a rotation; a running stitch under the current one. */
export function Dots({ names, current, onPick, label, describe, bare = false, className = '' }: DotsProps) {
	return (
		<ol className={`needs-script ${css.dots} ${className}`.trim()} aria-label={label}>
			{names.map((name, index) => (
				<li key={name}>
					<button
						type="button"
						aria-label={describe?.(name, index)}
						aria-current={index === current ? 'true' : undefined}
						data-name={bare ? undefined : name}
						onClick={() => onPick(index)}
					>
						{bare ? <span className="vh">{name}</span> : name}
					</button>
				</li>
			))}
		</ol>
	);
}
