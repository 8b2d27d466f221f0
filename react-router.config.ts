import type { Config } from '@react-router/dev/config';
import { answerPages } from './app/answer-pages.ts';
import { allPaths } from './contract/paths.ts';
import { draft } from './scripts/build/put-in-place.ts';

export default {
	appDirectory: 'app',
	buildDirectory: draft,
	ssr: false,
	prerender: [...allPaths, ...answerPages],
} satisfies Config;
