import css from './share-cloth.module.css';
import { shareOf } from './share-of.ts';

type ShareClothProps = {
	readonly figure: string;
	/** Of its thousand squares. */
	readonly rows: 10 | 20;
	readonly className: string | undefined;
};

/** A share of a whole as cloth on its warp, woven from the left as far as the figure says; nothing for other figures. */
export function ShareCloth({ figure, rows: asked, className }: ShareClothProps) {
	const id = `share-${figure.replace(/\W+/g, '-')}`;
	const share = shareOf(figure, asked);
	if (share === null) return null;
	const { columns, rows, woven } = share;
	const whole = Math.floor(woven / rows);
	return (
		<svg
			className={`${css.cloth} ${className}`}
			viewBox={`0 0 ${columns} ${rows}`}
			preserveAspectRatio="none"
			aria-hidden="true"
		>
			<pattern id={`${id}-warp`} width="1" height="1" patternUnits="userSpaceOnUse">
				<path className={css.bare} d="M0 .3h1v.4H0z" />
			</pattern>
			<pattern
				id={`${id}-cloth`}
				width="2"
				height="2"
				patternUnits="userSpaceOnUse"
				shapeRendering="crispEdges"
			>
				<path className={css.under} d="M0 0h2v2H0z" />
				<path className={css.over} d="M0 0h1v1H0zm1 1h1v1H1z" />
			</pattern>
			<path d={`M${whole} 0H${columns}v${rows}H${whole}z`} fill={`url(#${id}-warp)`} />
			<path
				d={`M0 0h${whole}v${rows}H0zM${whole} 0h1v${woven - whole * rows}h-1z`}
				fill={`url(#${id}-cloth)`}
			/>
		</svg>
	);
}
