import { mats as pictures } from '#content/pictures/mats.ts';
import type { Mat } from '#content/shapes.ts';
import { matTitles } from './mat-titles.ts';

/**
 * The twelve mats of PROD-1, in the order of the requirements. Where a fibre comes from, its uses and its facts
 * are those of the sources named with each mat; what each source says stands in docs/fibre-sources.md, and a test reads
 * it there. The weave is the one our drawing shows.
 */
export const mats: readonly Mat[] = [
	{
		id: 'areca',
		title: matTitles.areca,
		plant: 'Areca catechu',
		part: 'Husk',
		picture: { file: pictures.areca, alt: 'Drawn swatch of loose brown areca fibres felted into a mat' },
		origin: 'Fibre from the husk around the areca nut, a by-product of taking out the nut.',
		weave: 'Non-woven: loose fibres felted together',
		uses: ['Hard and pressed boards', 'Non-woven fabrics and cushions', 'Pressed laminates of loose fibres'],
		facts: [
			'Riper nuts give shorter and thinner fibres, and strength varies with ripeness.',
			'Caustic soda improves the bond to resin, but in one study it cost the fibre much of its strength.',
		],
		sources: [
			{
				text: '“Properties of betel nut husk reinforced vinyl ester composites”',
			},
			{
				text: 'Yusriah and others, Procedia Chemistry (2012)',
				link: 'https://doi.org/10.1016/j.proche.2012.06.013',
			},
			{
				text: 'Lazim and others, BioResources 9 (2014) 7721',
			},
			{
				text: 'Chikkol and others, BioResources 5 (2010) 1846',
			},
		],
	},
	{
		id: 'bamboo',
		title: matTitles.bamboo,
		plant: 'Bambusa',
		species: 'spp.',
		part: 'Culm',
		picture: { file: pictures.bamboo, alt: 'Drawn swatch of flat green bamboo splints woven in a twill' },
		origin: 'Flat splints cut lengthwise from the culm, the stem of the bamboo.',
		weave: '2/2 twill of flat splints',
		uses: ['Boards of woven mats, pressed with resin', 'Panels, ceilings and doors', 'Furniture'],
		facts: [
			'For pressed boards the mats are woven in herringbone from slivers about 0.6\u00a0mm thick.',
			'Such boards are at least as durable and stable as plywood.',
		],
		sources: [
			{
				text: 'INBAR, “Bamboo mat board” (2001)',
				link: 'https://hdl.handle.net/10568/64360',
			},
			{
				text: 'IWST Bengaluru, “Bamboo mat veneer composite”',
				link: 'https://iwst.icfre.org/bmvc.html',
			},
		],
	},
	{
		id: 'banana',
		title: matTitles.banana,
		plant: 'Musa',
		species: 'spp.',
		part: 'Leaf sheath',
		picture: { file: pictures.banana, alt: 'Drawn swatch of pale banana fibre ribbons in plain weave' },
		origin: 'Fibre drawn from the leaf sheaths of the banana plant.',
		weave: 'Plain weave of flat ribbons',
		uses: [
			'Polyester laminates of short fibres',
			'Trials with polylactic acid',
			'Composites with epoxy or cement',
		],
		facts: [
			'Farmers used to harvest only the fruit; the parts that give the fibre counted as waste.',
			'In one study with polyester, fibres 30\u00a0mm long gave the best tensile strength and 40\u00a0mm the best impact strength.',
		],
		sources: [
			{
				text: 'Nguyen and Nguyen, International Journal of Chemical Engineering (2022) 8485038',
			},
			{
				text: '“Short banana fiber reinforced polyester composites”',
			},
			{
				text: 'Odera and others, Bulletin of the National Research Centre 45 (2021) 145',
			},
		],
	},
	{
		id: 'coir',
		title: matTitles.coir,
		plant: 'Cocos nucifera',
		part: 'Husk',
		picture: { file: pictures.coir, alt: 'Drawn swatch of thick brown coir yarns in twill' },
		origin:
			'Coarse fibre from the husk of the coconut: brown from ripe nuts, finer and white from green ones.',
		weave: '2/2 twill of thick yarns',
		uses: ['Composites with plastics or cement', 'Automobile seats and mattresses', 'Geotextiles'],
		facts: [
			'Prepared fibres are about 10 to 30\u00a0cm long, made up of threads 0.03 to 0.1\u00a0cm long and 12 to 24\u00a0micrometres thick.',
			'Coir is rich in lignin, and resists microbes and salt water well.',
		],
		sources: [
			{ text: 'Encyclopaedia Britannica, “Coir”', link: 'https://www.britannica.com/topic/coir' },
			{
				text: 'DNFI and FAO, “Coir facts”',
				link: 'https://dnfi.org/coir-fibres',
			},
			{ text: 'FAO, “Coir”, naturalfibres2009.org' },
			{
				text: 'Hasan and others, RSC Advances (2021)',
				link: 'https://doi.org/10.1039/d1ra00231g',
			},
		],
	},
	{
		id: 'flax',
		title: matTitles.flax,
		plant: 'Linum usitatissimum',
		part: 'Bast',
		picture: { file: pictures.flax, alt: 'Drawn swatch of fine grey flax yarns in plain weave' },
		origin: 'Bast fibre from the stem of the flax plant, the fibre of linen.',
		weave: 'Plain weave with slubs',
		uses: [
			'Composites in place of glass fibre',
			'Door liners and seat backs of vehicles',
			'Bicycle frames, with carbon fibre',
		],
		facts: [
			'Strands of flax reach 90\u00a0cm. The single fibre is about 25\u00a0mm long and on average 12 to 16\u00a0micrometres thick.',
			'It is more crystalline than cotton, which makes it stronger and stiffer.',
		],
		sources: [
			{ text: 'DNFI and FAO, “Flax facts”', link: 'https://dnfi.org/flax-fibres' },
			{
				text: '“Flax”, Bookbinding and the Conservation of Books',
				link: 'https://cool.culturalheritage.org/don/dt/dt1352.html',
			},
			{
				text: 'Yan and others, Composites Part B 56 (2014) 296',
			},
			{
				text: 'FAO, “A high-tech choice”, naturalfibres2009.org',
			},
		],
	},
	{
		id: 'kenaf',
		title: matTitles.kenaf,
		plant: 'Hibiscus cannabinus',
		part: 'Bast',
		picture: { file: pictures.kenaf, alt: 'Drawn swatch of olive kenaf yarns in herringbone' },
		origin: 'Bast fibre from the stem of a hibiscus. The woody core of the same stem gives a shorter fibre.',
		weave: 'Herringbone twill',
		uses: [
			'Door trims and seat backs, pressed with polypropylene',
			'Fibreboards',
			'Sacking, hessian, twine and rope',
		],
		facts: [
			'Kenaf is stronger than jute in tension, but somewhat coarser and more brittle.',
			'The fibre cells are mostly 2 to 3\u00a0mm long in the bark and 0.5 to 0.9\u00a0mm in the core: check which of the two a data sheet means.',
		],
		sources: [
			{
				text: 'Plant Resources of South-East Asia, “Hibiscus cannabinus”',
				link: 'https://uses.plantnet-project.org/en/Hibiscus_cannabinus_(PROSEA)',
			},
			{
				text: 'Toyota Boshoku, news of 9 February 2012',
				link: 'https://www.toyota-boshoku.com/global/news/1951.html',
			},
		],
	},
	{
		id: 'nano-titania',
		title: matTitles['nano-titania'],
		treatment: 'Fibre finished with nano TiO₂',
		part: 'Treated',
		picture: {
			file: pictures['nano-titania'],
			alt: 'Drawn swatch of bluish white treated yarns in satin weave',
		},
		origin: 'A natural-fibre mat finished with very fine particles of titanium dioxide.',
		weave: 'Eight-end satin',
		uses: ['Fabrics that shield from ultraviolet light', 'Self-cleaning surfaces', 'Workwear'],
		facts: [
			'In one study a coating raised the ultraviolet protection factor of a cotton-polyester fabric from 3.67 to 55.82.',
			'Self-cleaning needs ultraviolet light, and depends on the amount of titanium dioxide and on the binder: ask for data on the exact finish.',
		],
		sources: [
			{
				text: 'Rabiei and others, Frontiers in Public Health (2022)',
				link: 'https://doi.org/10.3389/fpubh.2022.929095',
			},
			{
				text: 'Ramadan and others, Materials Sciences and Applications (2012)',
				link: 'https://doi.org/10.4236/msa.2012.312127',
			},
		],
	},
	{
		id: 'jute',
		title: matTitles.jute,
		plant: 'Corchorus',
		species: 'spp.',
		part: 'Bast',
		picture: { file: pictures.jute, alt: 'Drawn swatch of golden jute yarns in an open plain weave' },
		origin: 'Bast fibre from the bark of white and tossa jute.',
		weave: 'Open plain weave',
		uses: [
			'Polyester laminates of woven jute',
			'Door panels and dashboards',
			'Geotextiles for roads and river banks',
		],
		facts: [
			'FAO gives a length of 1 to 4\u00a0m and a diameter of 17 to 20\u00a0micrometres.',
			'Jute insulates well and builds up little static charge.',
		],
		sources: [
			{ text: 'DNFI and FAO, “Jute facts”', link: 'https://dnfi.org/jute/' },
			{
				text: 'Munikenche Gowda and others, Composites Part A 30 (1999) 277',
			},
			{
				text: 'The Hindu BusinessLine, “Global car firms turn to Indian jute for trims”',
			},
			{
				text: 'Common Fund for Commodities, project CFC/IJSG/21',
			},
		],
	},
	{
		id: 'ramie',
		title: matTitles.ramie,
		plant: 'Boehmeria nivea',
		part: 'Bast',
		picture: { file: pictures.ramie, alt: 'Drawn swatch of white ramie yarns in a steep twill' },
		origin: 'Bast fibre from the bark of a plant of the nettle family.',
		weave: '3/1 twill, warp-faced',
		uses: [
			'Fabric laminates with polylactic acid',
			'Composites with soy protein',
			'Twine, thread and grass-cloth',
		],
		facts: [
			'White and silky, one of the strongest natural fibres: strands up to 190\u00a0cm long, 25 to 30\u00a0micrometres thick.',
			'Other major bast fibres are retted; ramie has to be degummed.',
		],
		sources: [
			{ text: 'DNFI and FAO, “Ramie facts”', link: 'https://dnfi.org/ramie-fibres/' },
			{
				text: 'Al-Ani and Deyholos, Fibers (2018)',
				link: 'https://doi.org/10.3390/fib6010008',
			},
			{
				text: 'Wang and others, Aerospace 5 (2018) 93',
			},
			{
				text: '“Green composites with soy protein isolate and ramie fiber”, Journal of Materials Science 37 (2002) 3657',
			},
		],
	},
	{
		id: 'sisal',
		title: matTitles.sisal,
		plant: 'Agave sisalana',
		part: 'Leaf',
		picture: { file: pictures.sisal, alt: 'Drawn swatch of cream sisal yarns in close plain weave' },
		origin: 'Hard fibre from the leaves of an agave.',
		weave: 'Close plain weave',
		uses: [
			'Reinforced plastics for vehicles',
			'Reinforced plastics for furniture',
			'Cement roofing tiles, as pulp in place of asbestos',
		],
		facts: [
			'Fibres measure up to 1\u00a0m in length and 200 to 400\u00a0micrometres in diameter.',
			'Sisal does not take up moisture easily, resists salt water and takes many dyes.',
		],
		sources: [
			{ text: 'DNFI and FAO, “Sisal facts”', link: 'https://dnfi.org/sisal/' },
			{ text: 'FAO, “Sisal”, naturalfibres2009.org' },
			{
				text: '“Sisal fiber-cement roofing tiles”, Scientia Agricola',
				link: 'https://www.scielo.br/j/sa/a/6NxBLw49VSPq5JT6wNLYvYB/',
			},
		],
	},
	{
		id: 'sun-hemp',
		title: matTitles['sun-hemp'],
		plant: 'Crotalaria juncea',
		part: 'Bast',
		picture: { file: pictures['sun-hemp'], alt: 'Drawn swatch of grey-green sun hemp yarns in basket weave' },
		origin: 'Bast fibre from the stem of an Indian legume, also written sunn hemp. It is not a true hemp.',
		weave: '2/2 basket weave',
		uses: ['Polyester laminates', 'Cords, canvas and rug yarn', 'Pulp, paper and tissue'],
		facts: [
			'The fibre is stronger when wet, and fairly resistant to mildew and salt water.',
			'As a legume the plant can fix nitrogen, and it is grown as green manure.',
		],
		sources: [
			{
				text: 'Duke, “Crotalaria juncea L.”, Handbook of Energy Crops (1983, unpublished)',
				link: 'https://www.hort.purdue.edu/newcrop/duke_energy/Crotalaria_juncea.html',
			},
			{
				text: 'Cook and White, Progress in New Crops (1996)',
				link: 'https://hort.purdue.edu/newcrop/proceedings1996/V3-389.html',
			},
			{
				text: 'Krishnan and others, Journal of Natural Fibers 17 (2020) 326',
			},
		],
	},
	{
		id: 'white-pineapple',
		title: matTitles['white-pineapple'],
		plant: 'Ananas comosus',
		part: 'Leaf',
		picture: {
			file: pictures['white-pineapple'],
			alt: 'Drawn swatch of sheer white pineapple fibre in open plain weave',
		},
		origin:
			'Fine white fibre from the leaves of the pineapple plant, which mostly go to waste after the harvest.',
		weave: 'Open plain weave',
		uses: [
			'Composites with plastics, rubber or cement',
			'Fine cloth, such as the piña of the Philippines',
			'Thread and coarse textiles',
		],
		facts: [
			'The leaf holds 2.5 to 3.5% fibre, under a layer of wax.',
			'The fibre takes up moisture, and is treated for a better bond with resin.',
		],
		sources: [
			{
				text: 'Mishra and others, “A review on pineapple leaf fibers” (2004)',
				link: 'https://doi.org/10.1002/mame.200400132',
			},
			{
				text: 'Rafiqah and others, “Effect of extraction on pineapple leaf fibres”',
				link: 'https://doi.org/10.1007/978-981-15-1416-6_3',
			},
			{
				text: '“Pineapple leaf fibre: from waste to prosperity”, Textile Value Chain (2020)',
			},
		],
	},
];
