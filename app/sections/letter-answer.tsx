import type { ReactNode } from 'react';
import { GoLink } from '#app/widgets/go-link.tsx';
import type { Intro, Link } from '#content/shapes.ts';
import css from './letter-answer.module.css';
import { PageHead } from './page-head.tsx';
import { Section } from './section.tsx';

type LetterAnswerProps = Intro & { readonly onward?: readonly Link[]; readonly children: ReactNode };

/** The page that answers a form without script (FORM-8): the promised words, then the receipt or the form again. */
export function LetterAnswer({ heading, lead, onward = [], children }: LetterAnswerProps) {
	return (
		<>
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
