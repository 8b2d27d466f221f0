// Written by `npm run records`.

export const matsNames: Readonly<Record<string, string>> = {
	'areca': "Areca fibre mat",
	'bamboo': "Bamboo mat",
	'banana': "Banana fibre mat",
	'coir': "Coir mat",
	'flax': "Flax fabric",
	'jute': "Jute mat",
	'kenaf': "Kenaf mat",
	'nano-titania': "Nano titania mat",
	'ramie': "Ramie fabric",
	'sisal': "Sisal mat",
	'sun-hemp': "Sun hemp mat",
	'white-pineapple': "White pineapple fabric",
};
