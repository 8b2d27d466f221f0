/** The names of the twelve mats of PROD-1, by the id that addresses them; all that the contact page needs of them. */
export const matTitles = {
	areca: 'Areca fibre mat',
	bamboo: 'Bamboo mat',
	banana: 'Banana fibre mat',
	coir: 'Coir mat',
	flax: 'Flax fabric',
	kenaf: 'Kenaf mat',
	'nano-titania': 'Nano titania mat',
	jute: 'Jute mat',
	ramie: 'Ramie fabric',
	sisal: 'Sisal mat',
	'sun-hemp': 'Sun hemp mat',
	'white-pineapple': 'White pineapple fabric',
} as const;
