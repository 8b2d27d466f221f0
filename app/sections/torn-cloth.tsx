import css from './torn-cloth.module.css';

/** Plain weave of which one warp thread has broken, at the right of a head where something is missing, on a phone below its words. */
export function TornCloth() {
	return (
		<svg className={css.cloth} viewBox="0 0 378 336" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
			{/* warps and wefts in turn; then the wefts where no warp lies over them any more, and the thread */}
			<path d="M21 0V336M105 0V336M189 0V336M273 0V336M357 0V336M0 63H378M0 147H378M0 231H378M0 315H378" />
			<path className={css.odd} d="M63 0V336M147 0V336M315 0V336M0 21H378M0 105H378M0 189H378M0 273H378" />
			<path className={css.whole} d="M220 231h22M220 315h22" />
			<path className={`${css.whole} ${css.broken}`} d="M231 0V94M231 116C231 190 196 166 206 214" />
		</svg>
	);
}
