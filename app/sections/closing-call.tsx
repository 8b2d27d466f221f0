import { ButtonLink } from '#app/widgets/button-link.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import type { Intro, Link } from '#content/shapes.ts';
import css from './closing-call.module.css';

type ClosingCallProps = Intro & { readonly id?: string; readonly actions: readonly Link[] };

/** The dyed field that may close a page: one sentence, one or two ways on. */
export function ClosingCall({ id, heading, lead, actions }: ClosingCallProps) {
	return (
		<section id={id} className={`${css.call} on-field`}>
			<div className={`wrap ${css.inner}`}>
				<h2 className="h1">{heading}</h2>
				<p className="lead">{lead}</p>
				<div className="btns">
					{actions.map((action, at) => (
						<ButtonLink
							key={action.label}
							{...action}
							kind={at === 0 ? 'ink' : 'lineink'}
							{...(at === 0 ? { icon: ArrowRight } : {})}
						/>
					))}
				</div>
			</div>
		</section>
	);
}
