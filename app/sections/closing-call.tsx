import { ButtonLink } from '#app/widgets/button-link.tsx';
import { GoLink } from '#app/widgets/go-link.tsx';
import { ArrowRight } from '#app/widgets/icons.ts';
import { Picture } from '#app/widgets/picture.tsx';
import type { IntroWithActions, PictureFile, Step, Thread } from '#content/shapes.ts';
import css from './closing-call.module.css';
import { ClosingSteps } from './closing-steps.tsx';

type ClosingCallProps = IntroWithActions & {
	readonly id?: string;
	/** The division whose dye it has, where it is another than the page's. */
	readonly thread?: Thread;
	/** A scene in the dye of the band, which bears a crop of three to one: decoration, so it has no words. */
	readonly picture?: PictureFile;
	/** Which edge of the picture its subject is near, so that a crop keeps it; 'whole' where none would, as with words. */
	readonly keep?: 'top' | 'right' | 'whole';
	/** The picture stands at the left. */
	readonly left?: boolean;
	/** What happens next; with a picture it stands below the words. */
	readonly steps?: readonly Step[];
};

/** The dyed band that may close a page: one sentence, one button, one quiet way on; a picture, the next steps, or both. */
export function ClosingCall(props: ClosingCallProps) {
	const { id, thread, heading, lead, actions, picture, keep, left = false, steps } = props;
	const [first, ...quiet] = actions;
	const shape = steps && picture ? css.both : steps ? css.stepped : left ? css.left : '';
	return (
		<section id={id} className={`${css.call} on-field`} data-thread={thread}>
			<div className={`wrap ${css.inner} ${shape}`.trim()}>
				<div className={css.words}>
					<h2 className="h2">{heading}</h2>
					<p>{lead}</p>
					<div className="btns">
						{first && <ButtonLink {...first} kind="ink" icon={ArrowRight} />}
						{quiet.map((action) => (
							<GoLink key={action.label} {...action} />
						))}
					</div>
				</div>
				{picture && (
					<div className={`selvedge ${css.art}`} data-keep={keep}>
						<Picture
							file={picture}
							alt=""
							className="fill"
							sizes={`(min-width: 768px) 50vw, ${keep === 'whole' ? '100vw' : '550px'}`}
						/>
					</div>
				)}
				{steps && <ClosingSteps steps={steps} />}
			</div>
		</section>
	);
}
