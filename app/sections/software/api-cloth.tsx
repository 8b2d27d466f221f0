import type { Feature } from '#content/shapes.ts';
import { Features } from '../features.tsx';
import css from './api-cloth.module.css';

type ApiClothProps = {
	readonly features: readonly Feature[];
	readonly protocols: readonly string[];
};

/** What every API has, whatever its protocol: the features hang as warps, and each protocol is a weft through all of them (API-1). */
export function ApiCloth({ features, protocols }: ApiClothProps) {
	return (
		<div className={css.cloth}>
			<Features items={features} className={css.warps}>
				{() => (
					<div className={css.crossings} aria-hidden="true">
						{protocols.map((name) => (
							<i key={name} />
						))}
					</div>
				)}
			</Features>
			<p className={css.wefts}>
				{protocols.map((name) => (
					<span key={name}>{`${name} `}</span>
				))}
			</p>
		</div>
	);
}
