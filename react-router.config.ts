import type { Config } from '@react-router/dev/config';
import { answerPages } from './app/answer-pages.ts';
import { allPaths } from './contract/paths.ts';

export default {
	appDirectory: 'app',
	buildDirectory: 'build',
	ssr: false,
	prerender: [...allPaths, ...answerPages],
} satisfies Config;
