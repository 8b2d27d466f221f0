// npm run pictures: cuts every picture of media/sources into the sizes that the pages ask for.
import { makeFamily } from './pictures/make.ts';
import { familiesIn } from './pictures/sources.ts';

const folders = { sources: 'media/sources', served: 'media/public/pictures', manifests: 'content/pictures' };

for (const family of familiesIn(folders.sources)) {
	const pictures = await makeFamily(family, folders);
	console.log(`${family}: ${Object.keys(pictures).length}`);
}
