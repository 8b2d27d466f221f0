import { years } from '#content/conference/timeline-years.ts';
import { workshopNames } from '#content/conference/workshop-names.ts';
import type { PathName } from '#contract/paths.ts';

/**
 * What visitors call the matter of a page, beside what its title says: as many words as come to mind, several together
 * where they are asked together, with a full stop between two. The search gives them the weight of a title. They stand on
 * no page, so they promise nothing; but what the site does not have at all is none of them.
 */
export const pageKeywords: Readonly<Partial<Record<PathName, string>>> = {
	home: 'home. AEG. consultancy services. what do you do.',
	landing:
		'find a conference. scientific conference in India. engineering conference. present a paper. present online.',
	groupHome: 'divisions. group. sister concern.',
	about:
		'company profile. company. director. owner. founder. head. management. vision. mission. history. experience. research guidance. help with thesis. PhD. research collaboration. tie up. MoU.',
	achievements:
		'achievements. clients list. client institutions. our clients. universities. hospital. recognition. designed products. companies worked with.',
	researchServices:
		'research services. research consultancy. research question. problem statement. research methodology. experiment design. design of experiments. DOE. data analysis. statistics. statistical analysis. ANOVA. thesis writing. scientific writing. laboratory equipment. lab equipment. lab setup. test rig. testing machine. machine design. machine repair. lab machine repair. maintenance of equipment. installation. supplier. equipment supplier. manufacturer. quotation for equipment. experiment.',
	products:
		'products. fibre mats. natural fibre. natural fibre supplier. buy mats. mat price. sample of mat. composite material. jute. coir. sisal. banana fibre. bamboo. hemp. flax. kenaf. ramie. areca. pineapple. nano titania.',
	fibreFacts: 'fibre facts. fibre properties. density. tensile strength. sources. references.',
	contact:
		'contact. contact us. address. office address. postal address. head office. office timing. working hours. opening hours. office location. map. directions. how to reach. email. send message. complaint. no reply. did not get a reply. quotation. director.',
	contactFromFooter:
		'what can we help with. help. invoice. bill. GST bill. payment receipt. receipt. copy of invoice. corrections. other questions. whom to ask.',
	startProject:
		'start your project. start a new project. project enquiry. quotation. get a quote. software quotation. request a demo. demo. hire. consultation. requirement. discuss my project.',
	chat: 'chat. WhatsApp. WhatsApp number. live chat. chat with expert. message us.',
	callOrChat:
		'call. phone. phone number. mobile number. contact number. call me back. talk to someone. helpline.',
	conferenceHub:
		'conferences. conference hub. attend conference. join programme. become reviewer. reviewer. session chair. conference email. conference contact number.',
	conferenceMenu: 'conference menu. all conference pages.',
	conference:
		'conference 2025. AIC RAETHM. paper submission. submit paper. submit my paper. submit conference paper. conference paper. abstract submission. submission guidelines. paper format. IEEE format. paper template. download template. double column. page limit. number of pages in paper. last date of paper submission. important dates. conference dates. notification of acceptance. acceptance. camera ready. call for papers. tracks. topics. keynote speakers. chief guest. list of speakers. patron. committee. committee members. convenor. coordinator. chairman. journals. ISSN. brochure.',
	upcoming:
		'upcoming conference. next conference. new conference. call for papers. future conference. when is the next conference. conference alert. notify me. latest conference.',
	pastConferences:
		'past conferences. previous conferences. last conference. earlier conferences. old conferences.',
	registration:
		'conference registration. registration fee. conference fee. registration form. register for conference. how to register. participation. last date of registration. pay registration. attend the conference. student registration. author registration.',
	planConference:
		'plan a conference. organise a conference. organise conference in my college. host a conference. conduct conference. conference management. event management. event planning. conference organiser. conference brochure. seminar. symposium.',
	proposal: 'conference proposal. submit proposal. propose a conference. proposal form.',
	sponsors:
		'sponsor. sponsorship. sponsorship packages. sponsor benefits. exhibitor. exhibition stall. stall booking. advertise. publication support. publish my paper. publish research paper. paper publication. publication charges. journal publication. journal. Scopus. Scopus indexed journal. UGC journal. UGC approved journal. UGC care. IEEE publication. book publication. publish a book. publish thesis. ISBN. book chapter. plagiarism check. similarity check. proofreading.',
	awards: 'awards. award winners. award list. best paper award. who won best paper. prize. recognition.',
	proceedings:
		'proceedings. conference proceedings. abstract book. download papers. conference summary. number of papers. PDF password. published conference papers.',
	gallery: 'gallery. photo gallery. all photos. conference photos. pictures. videos. album.',
	workshops: `workshop. ${workshopNames.join('. ')}. simulation. training. course. courses. hands on. short term course. FDP.`,
	faq: 'FAQ. frequently asked questions. registration fee. fee. conference fee. conference venue. venue. venue map. where is the conference. conference dates. contact the organisers.',
	timeline: `timeline. calendar. conference calendar. years. ${years.map(({ year }) => `${year}. `).join('')}how many conferences.`,
	webinars:
		'webinar. webinars. webinar schedule. online talk. online lecture. online session. expert talk. live session.',
	software:
		'software company. software services. IT company. IT services. software development. reviews. customer reviews. client reviews. testimonials. feedback. what clients say. development process.',
	mobileApps:
		'mobile app. app development. mobile application. android app. ios app. iphone app. app cost. app developer. make an app. play store. publish app. app store. app for my business. app for school. hospital app. app maintenance. hybrid app. native app.',
	hosting:
		'hosting. web hosting. hosting plans. compare hosting plans. hosting price. server. domain name. web space. 24 7 support. support at any hour. uptime. bandwidth. storage. email hosting. refund. refund policy. money back guarantee. website down. technical support. customer care.',
	apis: 'API. API development. API plans. API price. REST. GraphQL. WebSocket. integration. web service. payment gateway integration. third party integration. API docs. API documentation. API key. schedule demo. demo. sales team.',
	customSoftware:
		'custom software. software for hospital. hospital management. clinic. software for school. school management. college ERP. ERP. CRM. billing software. inventory. stock. attendance. accounting. admission software. management system. library software. software for shop. desktop software. student management. payroll. excel to software. replace old software.',
	seo: 'SEO. SEO packages. SEO plans. search engine optimisation. google ranking. first page of google. digital marketing. keywords. backlinks. traffic. SEO audit. website audit. google business profile. local SEO.',
	webDevelopment:
		'website. web development. website design. web design. website cost. website price. website packages. website plans. make a website. website developer. web designer. online shop. e commerce website. ecommerce. online store. redesign. how long. weeks. duration. project duration. launch date. college website. business website. website maintenance. static website. dynamic website. landing page.',
	technologies:
		'technologies. technology stack. tech stack. programming language. frameworks. React. Node. Python. Java. Angular. Flutter. database. tools. which technology.',
	softwareServices:
		'all services. service list. compare services. price. price list. pricing. cost of services. packages. rate list. which service.',
	softwareTeam:
		'software team. our team. team members. developers. staff. who will work on my project. how you work.',
	portfolioGrid: 'screenshots. website samples. designs. hospital website. college website design.',
	portfolio:
		'portfolio. previous work. past work. your work. work samples. our work. projects done. completed projects. sample projects. case studies. examples. demo of work. demo website.',
	privacy:
		'privacy policy. privacy. personal data. delete my data. cookies. data protection. data retention. terms and conditions. how long is data kept.',
};
