import '#app/styles/site.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { AwardList } from '#app/sections/conference/award-list.tsx';
import { Committee } from '#app/sections/conference/committee.tsx';
import { Patrons } from '#app/sections/conference/patrons.tsx';
import { Said } from '#app/sections/conference/said.tsx';
import { Speakers } from '#app/sections/conference/speakers.tsx';
import { WorkshopPicture } from '#app/sections/conference/workshop-picture.tsx';
import { AchievementCard } from '#app/sections/group/achievement-card.tsx';
import { ClientList } from '#app/sections/group/client-list.tsx';
import { ClientsStrip } from '#app/sections/group/clients-strip.tsx';
import { Quotes } from '#app/sections/quotes.tsx';
import { Section } from '#app/sections/section.tsx';
import { Crew } from '#app/sections/software/crew.tsx';
import { Testimonials } from '#app/sections/testimonials.tsx';
import { WindowGallery } from '#app/widgets/window-gallery.tsx';
import type { Illustration } from '#content/shapes.ts';
import { names } from './names.ts';

/** Every part that shows people or institutions, with each of the names in all that it says of them. */

const picture: Illustration = {
	file: { name: 'square', hash: '', width: 400, height: 400, widths: [400], ground: 'neem' },
	alt: '',
};
const link = 'https://example.org/';
const three = <Item,>(item: Item, other: (item: Item, at: number) => Item) =>
	[0, 1, 2].map((at) => other(item, at));

function Parts({ name }: { readonly name: string }) {
	const said = { name, company: name, text: `${name} did it.`, rating: 5 };
	const speaker = { name, role: name, affiliation: name, subject: name, portrait: picture };
	const apart = <Item extends { readonly name: string }>(item: Item) =>
		three(item, (one, at) => ({ ...one, name: at === 0 ? name : `${name} ${at}` }));
	return (
		<article data-name={name}>
			<Section>
				<Speakers heading={name} people={[speaker, { ...speaker, name: `${name} 2`, link }]} />
				<Speakers heading={name} people={[{ role: name, portrait: picture }]} />
				<Committee
					offices={[
						{
							office: name,
							duty: name,
							holders: [
								{ name, affiliation: name },
								{ name: `${name} 2`, link },
							],
						},
					]}
				/>
				<Patrons
					label="Patrons"
					what="patrons"
					patrons={['', '1', '2'].map((id) => ({
						name: `${name}${id}`,
						logo: { ...picture, file: { ...picture.file, name: `square${id}` } },
					}))}
				/>
				<AwardList entries={[{ prize: name, names: [name, name], details: name, affiliation: name, link }]} />
				<Said heading="Said" quotes={[said, { ...said, text: name }]} />
			</Section>
			<ClientsStrip heading="Clients" clients={apart({ name, logo: picture, link })} />
			<Section>
				<ClientList clients={apart({ name, logo: picture, link })} />
				<Quotes items={apart(said)} />
				<Crew members={apart({ name, role: name, expertise: name, portrait: picture, link })} />
				<AchievementCard
					achievement={{ title: name, kind: 'Recognition', picture, link, thread: 'research' }}
					sizes="20rem"
				/>
				<WindowGallery label="Workshops" every={3000}>
					{apart({ name }).map((one) => (
						<WorkshopPicture key={one.name} title={one.name} session={name} picture={picture} />
					))}
				</WindowGallery>
			</Section>
			<Testimonials heading="Testimonials" every={5000} items={apart({ ...said, portrait: picture })} />
		</article>
	);
}

createRoot(document.getElementById('root') as HTMLElement).render(
	<MemoryRouter>
		<main data-thread="conferences">
			{names.map((name) => (
				<Parts key={name} name={name} />
			))}
		</main>
	</MemoryRouter>,
);
