import { ResponseMeta } from '#app/seo/meta.tsx';
import { ButtonLink } from '#app/widgets/button-link.tsx';
import type { Intro, Link } from '#content/shapes.ts';
import { PageHead } from './heads/page-head.tsx';
import { Section } from './section.tsx';

type TroubleProps = Intro & {
	/** Of the page. */
	readonly title: string;
	readonly onward: string;
	readonly retry: string;
	readonly home: Link;
};

/** ERR-1, ERR-2: the error page, with a retry and a way back. */
export function Trouble({ title, heading, lead, onward, retry, home }: TroubleProps) {
	return (
		<>
			<ResponseMeta title={title} />
			<PageHead heading={heading} lead={lead} torn />
			<Section label={onward}>
				<div className="btns">
					{/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that failed, with its query */}
					<a className="btn btn--solid" href="">
						{retry}
					</a>
					<ButtonLink {...home} />
				</div>
			</Section>
		</>
	);
}
