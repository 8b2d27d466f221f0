import { clients as pictures } from '#content/pictures/clients.ts';
import type { Client, Sampled } from '#content/shapes.ts';

/** HOME-4: institutions appear by kind until the owner names them, each with a drawn symbol. */
export const clients: readonly Sampled<Client>[] = [
	{
		sample: true,
		name: 'State technical university',
		logo: { file: pictures['technical-university'], alt: '' },
	},
	{
		sample: true,
		name: 'Institute of technology',
		logo: { file: pictures['institute-of-technology'], alt: '' },
	},
	{ sample: true, name: 'Engineering college', logo: { file: pictures['engineering-college'], alt: '' } },
	{ sample: true, name: 'Teaching hospital', logo: { file: pictures.hospital, alt: '' } },
	{ sample: true, name: 'Research institute', logo: { file: pictures['research-institute'], alt: '' } },
	{ sample: true, name: 'Polytechnic', logo: { file: pictures.polytechnic, alt: '' } },
	{
		sample: true,
		name: 'Agricultural university',
		logo: { file: pictures['agricultural-university'], alt: '' },
	},
	{ sample: true, name: 'State university', logo: { file: pictures['state-university'], alt: '' } },
];
