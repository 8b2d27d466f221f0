import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestRouter } from '#app/test-router.tsx';
import type { Illustration } from '#content/shapes.ts';
import { Committee } from './committee.tsx';
import { Patrons } from './patrons.tsx';
import { Speakers } from './speakers.tsx';

const portrait: Illustration = {
	file: { name: 'people/one', hash: '000', width: 320, height: 320, widths: [], ground: 'paper' },
	alt: '',
};

test('[CONF-3] a speaker appears by role until there is a name, then with all that is known', () => {
	render(
		<TestRouter>
			<Speakers
				heading="Two keynote speakers"
				people={[
					{ role: 'Keynote speaker 1', portrait },
					{
						role: 'Keynote speaker 2',
						name: 'A. Name',
						affiliation: 'An institute',
						subject: 'A talk',
						link: 'https://institute.example/name',
						portrait,
					},
				]}
			/>
		</TestRouter>,
	);
	const [unnamed, named] = screen.getAllByRole('listitem');
	expect(unnamed?.textContent).toBe('Keynote speaker 1');
	expect(named?.textContent).toBe('A. Name (opens in a new tab)Keynote speaker 2An instituteA talk');
	expect(screen.getByRole('group')).toHaveProperty('open', true);
	expect(screen.getByRole('link').getAttribute('href')).toBe('https://institute.example/name');
});

test('[CONF-3] while nothing is known of any speaker, one line says how many there are, and nothing opens', () => {
	render(
		<Speakers
			heading="Two keynote speakers"
			people={[1, 2].map((at) => ({ role: `Keynote speaker ${at}`, portrait }))}
		/>,
	);
	expect(screen.getByRole('heading', { name: 'Two keynote speakers' }).id).toBe('speakers');
	expect(screen.queryByRole('group')).toBeNull();
	expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('[CONF-4] a patron without a name shows its pattern alone, and a known one its name beside it', () => {
	render(
		<TestRouter>
			<Patrons
				label="Patrons"
				what="patrons"
				patrons={[
					{ name: '', logo: portrait },
					{ name: 'A. Name', logo: portrait },
				]}
			/>
		</TestRouter>,
	);
	expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['', 'A. Name']);
	expect(document.querySelectorAll('li img')).toHaveLength(2);
});

test('[CONF-5] an office of the committee lists who holds it, and stands alone where nobody is named', () => {
	render(
		<Committee
			offices={[
				{ office: 'Coordinator', duty: 'Keeps the dates', holders: [] },
				{
					office: 'Chairmen',
					duty: 'Preside',
					holders: [{ name: 'A. Name', affiliation: 'An institute' }, { name: 'B. Name' }],
				},
			]}
		/>,
	);
	const [coordinator, chairmen] = screen.getAllByRole('definition');
	expect(coordinator?.textContent).toBe('Keeps the dates');
	const holders = within(chairmen as HTMLElement).getAllByRole('listitem');
	expect(holders.map(({ textContent }) => textContent)).toEqual(['A. Name, An institute', 'B. Name']);
});

test('[CONF-5] where others are named, an office without a name says that it follows; a sample leaves that to the heading', () => {
	render(
		<Committee
			pending="Names to be confirmed"
			offices={[
				{ office: 'Coordinator', duty: 'Keeps the dates', holders: [] },
				{ office: 'Convenors', duty: 'Hold the tracks', holders: [], sample: true },
				{ office: 'Chairmen', duty: 'Preside', holders: [{ name: 'A. Name' }] },
			]}
		/>,
	);
	expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
		'Keeps the datesNames to be confirmed',
		'Hold the tracks',
		'PresideA. Name',
	]);
});
