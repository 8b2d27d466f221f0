type IconProps = {
	/** A drawing of `icons.ts`. */
	readonly of: string;
	/** 16 in text, 20 in controls, 32 in cells. */
	readonly size?: 16 | 20 | 32;
	readonly className?: string | undefined;
};

/** A picture beside words, never instead of them. */
export function Icon({ of, size = 20, className = 'i' }: IconProps) {
	return (
		<svg className={className} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
			<path d={of} />
		</svg>
	);
}
