// npm run pictures           cuts every picture of media/sources into the sizes that the pages ask for
// npm run pictures -- people only the families that are named
import { makeFamily } from './pictures/make.ts';
import { familiesIn } from './pictures/sources.ts';

const folders = { sources: 'media/sources', served: 'media/public/pictures', manifests: 'content/pictures' };
const named = process.argv.slice(2);

for (const family of familiesIn(folders.sources)) {
	if (named.length && !named.includes(family)) continue;
	const pictures = await makeFamily(family, folders);
	console.log(`${family}: ${Object.keys(pictures).length}`);
}
