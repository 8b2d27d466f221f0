import { test } from 'node:test';
import { copyRepository } from '../copy-repository.ts';
import { build, check, testFolders } from './checks.ts';
import { type List, resize, resizeFolder, resizeRecordList } from './lists.ts';
import { resizePhotos } from './photos.ts';

/** Lists that become shorter and longer: the pages fit themselves to them, and no test minds. */

const lists: readonly List[] = [
	['content/software/web-development.ts', 'services'],
	['content/software/hosting.ts', 'benefits'],
	['content/software/seo.ts', 'services'],
	['content/software/mobile-apps.ts', 'features'],
	['content/software/custom-software.ts', 'stack'],
];
const folders = [
	'achievements',
	'clients',
	'designs',
	'mats',
	'projects',
	'publications',
	'team',
	'workshops',
];
const galleries = ['gallery', 'proceedings'];

const sizes: Readonly<Record<string, (before: number) => number>> = {
	'no entry': () => 0,
	'one entry': () => 1,
	'seven entries': () => 7,
	'thirty entries': () => 30,
	'half as many entries': (before) => Math.ceil(before / 2),
	'twice as many entries': (before) => 2 * before,
};

for (const [name, size] of Object.entries(sizes))
	test(`with ${name} in every list, code, build and site are right`, async (t) => {
		const copy = copyRepository();
		t.after(() => copy.delete());
		for (const list of lists) resize(copy, list, size);
		resizeRecordList(copy, 'testimonials', 'list', size);
		resizeRecordList(copy, 'website-questions', 'list', size);
		for (const plans of ['hosting', 'websites', 'apis'])
			resizeRecordList(copy, 'plans', plans, (before) => Math.min(8, size(before)));
		for (const folder of folders) resizeFolder(copy, folder, size);
		for (const family of galleries) await resizePhotos(copy, family, size);
		copy.run('node', 'scripts/records.ts');
		copy.run('node', 'scripts/pictures.ts', ...galleries);
		check(copy);
		build(copy);
		testFolders(copy, '{contract,content,prerender,packages,tests}');
	});
