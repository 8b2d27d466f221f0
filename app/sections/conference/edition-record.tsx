import { Anchor } from '#app/widgets/anchor.tsx';
import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import type { EditionRecord as EditionRecordProps } from '#content/shapes.ts';
import css from './edition-record.module.css';

/** What an edition left behind, in equal parts; each is one link. */
export function EditionRecord({ parts }: { readonly parts: EditionRecordProps }) {
	return (
		<ul className={css.record}>
			{parts.map(({ figure, label, to, text, picture }) => (
				<li key={to}>
					<Picture
						{...picture}
						className="crop"
						sizes={`(min-width: 1024px) 23vw, ${wideFrom(768, '46vw')}`}
					/>
					<div>
						<h3 className="h4">
							<Anchor to={to} className="whole">
								{figure !== undefined && <b>{`${figure} `}</b>}
								<span>{label}</span>
							</Anchor>
						</h3>
						<p className="soft">{text}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
