import * as timings from '#app/behaviours/timings.ts';
import { Carousel } from '#app/widgets/carousel.tsx';
import { Picture, wideFrom } from '#app/widgets/picture.tsx';
import type { AboutSlide } from '#content/shapes.ts';
import css from './about-slides.module.css';

/** The consultancy, the institute and the conferences, one after the other (CONF-2). */
export function AboutSlides({ label, slides }: { label: string; slides: readonly AboutSlide[] }) {
	return (
		<div className={css.about}>
			<Carousel label={label} every={timings.aboutCarousel} names={slides.map(({ name }) => name)}>
				{slides.map(({ name, heading, text, picture }, at) => (
					<div key={name} className={css.slab}>
						<div className={at === 0 ? undefined : 'later'}>
							<Picture {...picture} className="crop" sizes={wideFrom(1024, '38vw')} />
						</div>
						<div className={css.body}>
							<h3 className="h4">{heading}</h3>
							<p className="soft">{text}</p>
						</div>
					</div>
				))}
			</Carousel>
		</div>
	);
}
