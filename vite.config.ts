/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// what many pages have, but not the longest, need not be in the file of what all pages have
const ofFields = /\/app\/forms\/(field|submit-button|api-base|post)\./;
const ofWriting =
	/\/(app\/forms\/(form-action|form-place|use-form-here|typed-in|submission-form\.module)|content\/(forms|field-words)\.|contract\/submissions\.)/;
const ofDrafts =
	/\/(app\/(forms\/(typed|draft|texts)|widgets\/copy-text)|contract\/filled|content\/copying)\./;
const ofAlerts = /\/app\/forms\/(alert|save-file)\./;
const ofForms =
	/\/(app\/(forms\/(submission-form|contact-form|registration-form)|sections\/(contact-band|office-map)|behaviours\/(use-near|near-part|use-shown-for)))/;
// comes when a form is near (app/forms/live-submission.ts)
const ofSubmissions =
	/\/(app\/forms\/|contract\/(read-submission|filled|email-address|moment)|content\/field-errors|node_modules\/valibot\/)/;
const ofMovers =
	/\/app\/(widgets\/(turn-controls|dots|strip-controls|drag-strip|carousel|slides)|behaviours\/(use-autoplay|use-rotation|rotation|use-swipe|use-page-hidden))/;
const ofOpenings =
	/\/(app\/sections\/(heads\/|closing-call|closing-steps|card-grid)|content\/pictures\/(heads|closings)\.)/;
const ofScenes = /\/content\/pictures\/(awards|benches|menu)\./;
const ofSoftware =
	/\/content\/(pictures\/(subjects\/)?software\.|records\/plans\.|software\/(plan-topics|next-steps))/;
const ofPeople = /\/content\/pictures\/people\./;
const ofDialogs = /\/app\/(widgets|behaviours)\/(use-)?dialog/;
const ofBlocks =
	/\/app\/(sections\/(process|software\/service-opening|feature-list|stats)|(widgets|behaviours)\/(use-)?reveal)/;
const ofEditions =
	/\/(app\/editions\/|contract\/day-words|content\/(conference\/|records\/(index\/)?conference(?!s-names)))/;
// small ones that the pages of conferences share: a file each would be more
const ofParts =
	/\/(app\/(widgets\/(outside-name|art|fold|icons\/download)\.|sections\/(step-list|conference\/edition-text)\.)|content\/pictures\/halls\.)/;
const ofResponses = /\/content\/site\/response-pages/;

const special = [
	ofFields,
	ofWriting,
	ofForms,
	ofSubmissions,
	ofMovers,
	ofOpenings,
	ofDialogs,
	ofBlocks,
	ofSoftware,
	ofEditions,
	ofPeople,
	ofResponses,
];

export default defineConfig(({ command }) => ({
	publicDir: 'media/public',
	plugins: [react()],
	build: {
		target: 'es2023',
		// browsers of May 2024 and newer: no prefixes for masks, which stand in every page
		cssTarget: ['chrome125', 'safari17.5', 'firefox126'],
		// one style sheet for the whole site, fetched once: the rules of a page's first view stand in the page itself
		cssCodeSplit: false,
		assetsInlineLimit: 0,
		// WebKit waits for ever for a module whose preload failed in a document before (docs/decisions/0001)
		modulePreload: false,
		reportCompressedSize: false,
		// a slow machine is no fault of a plugin: what a build prints is for whoever must act on it
		rolldownOptions: { checks: { pluginTimings: false } },
	},
	environments: {
		client: {
			build: {
				manifest: true,
				rolldownOptions: {
					input: { client: 'app/client.tsx', loader: 'prerender/loader.ts' },
					output: {
						codeSplitting: {
							groups: [
								// change only with a dependency, so a returning visitor has them; two, so that neither runs long
								{ name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
								{ name: 'router', test: /\/node_modules\/react-router\// },
								// the layouts, with all that they import: every page has it
								{ name: 'site', test: /\/app\/routes\.tsx$/ },
								// what many pages share comes as one file, not as a hundred; what only some have, only to them
								{ name: 'shared', minShareCount: 7, test: (id) => !special.some((group) => group.test(id)) },
								{ name: 'openings', minShareCount: 5, test: ofOpenings },
								{ name: 'dialogs', minShareCount: 2, test: ofDialogs },
								{ name: 'blocks', minShareCount: 3, test: ofBlocks },
								{ name: 'fields', minShareCount: 2, test: ofFields },
								{ name: 'writing', minShareCount: 2, test: ofWriting },
								{ name: 'drafts', minShareCount: 2, test: ofDrafts },
								{ name: 'alerts', minShareCount: 2, test: ofAlerts },
								{ name: 'forms', minShareCount: 2, test: ofForms },
								{ name: 'movers', minShareCount: 2, test: ofMovers },
								// lists of pictures: three that stand together on the page of an edition, and those of the software pages
								{ name: 'scenes', minShareCount: 2, test: ofScenes },
								{ name: 'software', minShareCount: 2, test: ofSoftware },
								{ name: 'people', minShareCount: 2, test: ofPeople },
								{ name: 'parts', minShareCount: 2, test: ofParts },
								{ name: 'conference', minShareCount: 8 },
							],
						},
					},
				},
			},
		},
	},
	css: { modules: command === 'build' ? { generateScopedName: '[hash:base64:5]' } : {} },
	server: { proxy: { '/api': 'http://localhost:3001' } },
	test: {
		environment: 'jsdom',
		// one jsdom for each worker, not one for each file: seconds instead of most of a minute
		pool: 'vmForks',
		include: ['app/**/*.test.{ts,tsx}'],
		setupFiles: ['app/test-setup.ts'],
		css: { modules: { classNameStrategy: 'non-scoped' } },
	},
}));
