import type { ReactNode } from 'react';
import { ResponseMeta } from '#app/seo/meta.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import type { Intro, Link } from '#content/shapes.ts';
import { PageHead } from './heads/page-head.tsx';
import css from './response-page.module.css';
import { Section } from './section.tsx';

type ResponsePageProps = Intro & { readonly onward?: readonly Link[]; readonly children: ReactNode };

/** The response to a form without script (FORM-8): the promised words, then the receipt or the form again. */
export function ResponsePage({ heading, lead, onward = [], children }: ResponsePageProps) {
	return (
		<>
			<ResponseMeta title={heading} />
			<PageHead heading={heading} lead={lead} />
			<Section label={heading}>
				<div className={css.matter}>
					{children}
					<p className="btns">
						{onward.map((link) => (
							<GoLink key={link.label} {...link} />
						))}
					</p>
				</div>
			</Section>
		</>
	);
}
