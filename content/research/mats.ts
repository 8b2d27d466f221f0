import { mats as pictures } from '#content/pictures/mats.ts';
import type { Mat } from '#content/shapes.ts';

/**
 * The twelve mats of PROD-1, in the order of the requirements. Facts about fibres are those of the literature named
 * with each mat; a number stands here only where its source gives it. The weave is the one our drawing shows.
 */
export const mats: readonly Mat[] = [
	{
		id: 'areca',
		title: 'Areca fibre mat',
		plant: 'Areca catechu',
		part: 'Husk',
		picture: { file: pictures.areca, alt: 'Drawn swatch of loose brown areca fibres felted into a mat' },
		origin: 'Fibre from the husk around the areca nut, which is left over when the nut is taken out.',
		weave: 'Non-woven: loose fibres felted together',
		uses: ['Resin-bonded boards', 'Short-fibre laminates', 'Trials of fibre treatment'],
		facts: [
			'The husk is a by-product of areca growing, so the fibre does not compete with a crop for land.',
			'The fibres are short and vary in thickness, which suits a felted mat better than a yarn.',
		],
		sources: [
			{
				text: 'L. Yusriah and others, “Characterization of betel nut (Areca catechu) husk fibre”, Journal of Cleaner Production 72 (2014) 174-180',
			},
			{
				text: 'R. P. Swamy and others, “Study of areca-reinforced phenol formaldehyde composites”, Journal of Reinforced Plastics and Composites 23 (2004) 1373-1382',
			},
		],
	},
	{
		id: 'bamboo',
		title: 'Bamboo mat',
		plant: 'Bambusa',
		species: 'spp.',
		part: 'Culm',
		picture: { file: pictures.bamboo, alt: 'Drawn swatch of flat green bamboo splints woven in a twill' },
		origin: 'Flat splints cut from the culm, the woody stem of a giant grass.',
		weave: '2/2 twill of flat splints',
		uses: ['Boards pressed from woven mats', 'Laminates with epoxy or polyester', 'Wall and ceiling panels'],
		facts: [
			'The fibres run along the culm and lie closest together near its outer skin, so splints from the outside are the stiffest.',
			'Splints keep the natural order of the fibres, which spun yarns lose.',
		],
		sources: [
			{ text: 'W. Liese, “The Anatomy of Bamboo Culms”, INBAR Technical Report 18 (1998)' },
			{
				text: 'H. P. S. Abdul Khalil and others, “Bamboo fibre reinforced biocomposites: a review”, Materials and Design 42 (2012) 353-368',
			},
		],
	},
	{
		id: 'banana',
		title: 'Banana fibre mat',
		plant: 'Musa',
		species: 'spp.',
		part: 'Leaf sheath',
		picture: { file: pictures.banana, alt: 'Drawn swatch of pale banana fibre ribbons in plain weave' },
		origin: 'Long fibres drawn from the leaf sheaths that make up the false stem of the banana plant.',
		weave: 'Plain weave of flat ribbons',
		uses: ['Polyester laminates', 'Hybrids with glass or sisal', 'Moulded trays and panels'],
		facts: [
			'Each false stem bears fruit once and is then cut down; the fibre is taken from what remains.',
			'Manila hemp comes from a close relative, Musa textilis.',
		],
		sources: [
			{
				text: 'L. A. Pothan, S. Thomas and N. R. Neelakantan, “Short banana fiber reinforced polyester composites”, Journal of Reinforced Plastics and Composites 16 (1997) 744-765',
			},
			{
				text: 'N. Venkateshwaran and A. Elayaperumal, “Banana fiber reinforced polymer composites: a review”, Journal of Reinforced Plastics and Composites 29 (2010) 2387-2396',
			},
		],
	},
	{
		id: 'coir',
		title: 'Coir mat',
		plant: 'Cocos nucifera',
		part: 'Husk',
		picture: { file: pictures.coir, alt: 'Drawn swatch of thick brown coir yarns in twill' },
		origin:
			'Coarse fibre from the husk of the coconut: brown from ripe nuts, finer and paler from green ones.',
		weave: '2/2 twill of thick yarns',
		uses: ['Cushioning and rubberised sheets', 'Polypropylene and polyester panels', 'Erosion-control mats'],
		facts: [
			'Fibres measure up to 35 cm in length and 12 to 25 micrometres in diameter.',
			'Coir holds more lignin than almost any other vegetable fibre, and resists microbes and salt water well.',
		],
		sources: [{ text: 'FAO 2009 and DNFI, “Coir facts”', link: 'https://dnfi.org/coir-fibres' }],
	},
	{
		id: 'flax',
		title: 'Flax fabric',
		plant: 'Linum usitatissimum',
		part: 'Bast',
		picture: { file: pictures.flax, alt: 'Drawn swatch of fine grey flax yarns in plain weave' },
		origin: 'Bast fibre from the stem of the flax plant, the fibre of linen.',
		weave: 'Plain weave with slubs',
		uses: ['Epoxy laminates in place of glass', 'Interior panels of vehicles', 'Furniture shells'],
		facts: [
			'Fibres measure up to 90 cm in length and 12 to 16 micrometres in diameter on average.',
			'The cellulose of flax is more crystalline than that of cotton, which makes the fibre stronger and stiffer.',
		],
		sources: [
			{ text: 'FAO 2009 and DNFI, “Flax facts”', link: 'https://dnfi.org/flax-fibres' },
			{
				text: 'L. Yan, N. Chouw and K. Jayaraman, “Flax fibre and its composites: a review”, Composites Part B 56 (2014) 296-317',
			},
		],
	},
	{
		id: 'kenaf',
		title: 'Kenaf mat',
		plant: 'Hibiscus cannabinus',
		part: 'Bast',
		picture: { file: pictures.kenaf, alt: 'Drawn swatch of olive kenaf yarns in herringbone' },
		origin:
			'Long fibres from the bark of an annual hibiscus; the core of the same stem gives a shorter fibre.',
		weave: 'Herringbone twill',
		uses: ['Vehicle panels pressed with polypropylene', 'Fibreboard', 'Hybrids with glass'],
		facts: [
			'Kenaf belongs to the mallow family, with cotton and okra, and is grown from seed each year.',
			'Bark and core differ in fibre length, so it matters which of the two a data sheet speaks of.',
		],
		sources: [
			{
				text: 'H. M. Akil and others, “Kenaf fiber reinforced composites: a review”, Materials and Design 32 (2011) 4107-4121',
			},
			{
				text: 'M. Ramesh, “Kenaf fibre based bio-materials: a review on processing and properties”, Progress in Materials Science 78-79 (2016) 1-92',
				link: 'https://doi.org/10.1016/j.pmatsci.2015.11.001',
			},
		],
	},
	{
		id: 'nano-titania',
		title: 'Nano titania mat',
		treatment: 'Fibre finished with nano TiO₂',
		part: 'Treated',
		picture: {
			file: pictures['nano-titania'],
			alt: 'Drawn swatch of bluish white treated yarns in satin weave',
		},
		origin: 'A natural-fibre mat finished with very fine particles of titanium dioxide.',
		weave: 'Eight-end satin: long floats, few ties',
		uses: ['Layers that shield from ultraviolet light', 'Self-cleaning surfaces', 'Photocatalysis trials'],
		facts: [
			'Under ultraviolet light titanium dioxide breaks down organic matter on its surface.',
			'The effect depends on the amount, the size of the particles and how they are bound, so ask for data of the exact finish.',
		],
		sources: [
			{
				text: 'A. Fujishima, T. N. Rao and D. A. Tryk, “Titanium dioxide photocatalysis”, Journal of Photochemistry and Photobiology C 1 (2000) 1-21',
			},
			{
				text: 'W. A. Daoud and J. H. Xin, “Nucleation and growth of anatase crystallites on cotton fabrics at low temperatures”, Journal of the American Ceramic Society 87 (2004) 953-955',
			},
		],
	},
	{
		id: 'jute',
		title: 'Jute mat',
		plant: 'Corchorus',
		species: 'spp.',
		part: 'Bast',
		picture: { file: pictures.jute, alt: 'Drawn swatch of golden jute yarns in an open plain weave' },
		origin: 'Bast fibre from the stems of white and tossa jute, grown in the humid lowlands of Bengal.',
		weave: 'Open plain weave',
		uses: ['Polyester laminates', 'Door and trim panels', 'Geotextiles'],
		facts: [
			'Fibres measure 1 to 4 m in length and 17 to 20 micrometres in diameter.',
			'Jute insulates well, conducts little heat and does not charge with static.',
		],
		sources: [
			{ text: 'FAO 2009 and DNFI, “Jute facts”', link: 'https://dnfi.org/jute/' },
			{
				text: 'A. K. Mohanty and M. Misra, “Studies on jute composites: a literature review”, Polymer-Plastics Technology and Engineering 34 (1995) 729-792',
			},
		],
	},
	{
		id: 'ramie',
		title: 'Ramie fabric',
		plant: 'Boehmeria nivea',
		part: 'Bast',
		picture: { file: pictures.ramie, alt: 'Drawn swatch of white ramie yarns in a steep twill' },
		origin: 'Bast fibre from a stingless plant of the nettle family, freed from its gum before spinning.',
		weave: '3/1 twill, warp-faced',
		uses: [
			'Laminates with epoxy',
			'Fully plant-based laminates with soy or starch resin',
			'Strong sewing thread',
		],
		facts: [
			'Ramie is white and lustrous, and counts among the strongest of the natural fibres.',
			'Its gum does not yield to plain retting, so the fibre has to be degummed.',
		],
		sources: [
			{ text: 'FAO, International Year of Natural Fibres 2009, “Ramie”' },
			{
				text: 'P. Lodha and A. N. Netravali, “Characterization of interfacial and mechanical properties of green composites with soy protein isolate and ramie fiber”, Journal of Materials Science 37 (2002) 3657-3665',
			},
		],
	},
	{
		id: 'sisal',
		title: 'Sisal mat',
		plant: 'Agave sisalana',
		part: 'Leaf',
		picture: { file: pictures.sisal, alt: 'Drawn swatch of cream sisal yarns in close plain weave' },
		origin: 'Hard fibre from the long leaves of an agave that grows on dry land.',
		weave: 'Close plain weave',
		uses: ['Polyester and polypropylene mouldings', 'Fibre-cement sheets', 'Hybrids with banana or glass'],
		facts: [
			'Fibres measure up to 1 m in length and 200 to 400 micrometres in diameter.',
			'Sisal takes up moisture slowly, resists salt water and accepts dyes readily.',
		],
		sources: [
			{ text: 'FAO 2009 and DNFI, “Sisal facts”', link: 'https://dnfi.org/sisal/' },
			{
				text: 'Y. Li, Y.-W. Mai and L. Ye, “Sisal fibre and its composites: a review of recent developments”, Composites Science and Technology 60 (2000) 2037-2055',
			},
		],
	},
	{
		id: 'sun-hemp',
		title: 'Sun hemp mat',
		plant: 'Crotalaria juncea',
		part: 'Bast',
		picture: { file: pictures['sun-hemp'], alt: 'Drawn swatch of grey-green sun hemp yarns in basket weave' },
		origin: 'Bast fibre from an Indian legume that also feeds the soil it grows in. Not a true hemp.',
		weave: '2/2 basket weave',
		uses: ['Trial laminates with polyester or epoxy', 'Cords and webs in hybrid lay-ups', 'Pulp and paper'],
		facts: [
			'The fibre grows stronger when wet, and is fairly resistant to mildew and to salt water.',
			'As a legume the plant fixes nitrogen, and is sown as green manure.',
		],
		sources: [
			{ text: 'J. A. Duke, “Crotalaria juncea L.”, Handbook of Energy Crops (1983), Purdue University' },
		],
	},
	{
		id: 'white-pineapple',
		title: 'White pineapple fabric',
		plant: 'Ananas comosus',
		part: 'Leaf',
		picture: {
			file: pictures['white-pineapple'],
			alt: 'Drawn swatch of sheer white pineapple fibre in open plain weave',
		},
		origin: 'Fine white fibre from the leaves of the pineapple plant, left on the field after harvest.',
		weave: 'Open plain weave',
		uses: [
			'Polypropylene and polyester laminates',
			'Thin decorative layers',
			'Bleached or dyed face fabrics',
		],
		facts: [
			'The fibre is fine and silky; in the Philippines it is the yarn of piña cloth.',
			'Its surface holds wax and takes up water, so it is usually treated before it goes into a resin.',
		],
		sources: [
			{
				text: 'M. Asim and others, “A Review on Pineapple Leaves Fibre and Its Composites”, International Journal of Polymer Science (2015) 950567',
				link: 'https://doi.org/10.1155/2015/950567',
			},
		],
	},
];
