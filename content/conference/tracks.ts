import type { Track } from '#content/shapes.ts';

/** CONF-6 */
export const tracks: readonly Track[] = [
	{
		title: 'Technological Innovation & Strategic Management',
		topics: [
			'Digital Transformation and Emerging Technologies in Business',
			'Risk Management and Technology Foresight',
			'Open Innovation and Strategic Collaboration',
			'Globalization and Technological Strategy',
			'Technology-Driven Business Models & Innovation Management',
		],
	},
	{
		title: 'AI-Driven Computational Intelligence',
		topics: [
			'Neural Networks and Deep Learning Applications',
			'Fuzzy Logic and Expert Systems in Decision Making',
			'Evolutionary Algorithms and Optimization Techniques',
			'Image Recognition and Computer Vision Technologies',
			'AI in Natural Language Processing and Autonomous Robotics',
		],
	},
	{
		title: 'Innovations in Renewable Energy',
		topics: [
			'Advancements in Solar and Wind Energy Technologies',
			'Energy Storage and Smart Grid Systems',
			'Sustainable Bio Energy and Waste Conversion Technologies',
			'Energy Efficiency in Industrial and Agricultural Sectors',
			'Green Hydrogen Technologies & Ecosystem',
		],
	},
	{
		title: 'Advanced Modeling & Innovative System Design',
		topics: [
			'Structure Design and Green Buildings Simulations',
			'E-Vehicles and Automobile System Modelling',
			'Innovations in Additive Manufacturing and Smart Materials',
			'Micro- and Nano-Scale Mechanics for Precision Device Design',
		],
	},
	{
		title: 'Emerging Trends in AI',
		topics: [
			'AI Ethics and Policy',
			'Advanced Robotics and Automation',
			'AI in Healthcare',
			'AI in Finance and Risk Management',
			'AI in Marketing and Customer Experience',
		],
	},
];
