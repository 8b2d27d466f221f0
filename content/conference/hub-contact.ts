import { addressLine, company, office } from '#content/company.ts';
import { organisers } from './organisers.ts';

/** HUB-7 */
export const contact = {
	heading: 'Contact the organisers',
	lead: 'Ask about papers, registration, travel, sponsorship or a conference of your own.',
	details: [
		{ label: 'AEG, phone', value: office.phone, to: `tel:${office.dial}`, sample: office.sample },
		{
			label: 'Organisers, phone',
			value: organisers.phone,
			to: `tel:${organisers.dial}`,
			sample: organisers.sample,
		},
		{ label: 'AEG, email', value: office.email, to: `mailto:${office.email}`, sample: office.sample },
		{
			label: 'Organisers, email',
			value: organisers.email,
			to: `mailto:${organisers.email}`,
			sample: organisers.sample,
		},
		{ label: 'Postal address', value: `${company.name}, ${addressLine}` },
	] as const,
};
