/// <reference types="vitest/config" />
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkTimeout } from './scripts/build/chunk-timeout.ts';

const testing = process.env.VITEST !== undefined;

export default defineConfig({
	base: '/',
	publicDir: 'media/public',
	plugins: testing ? [] : [chunkTimeout(), reactRouter()],
	build: {
		target: 'es2023',
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		reportCompressedSize: false,
	},
	css: {
		transformer: 'lightningcss',
		lightningcss: { targets: { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 113 << 16 } },
	},
	server: { proxy: { '/api': 'http://localhost:3001' } },
	test: {
		environment: 'jsdom',
		include: ['app/**/*.test.{ts,tsx}'],
		setupFiles: ['app/test-setup.ts'],
		css: { modules: { classNameStrategy: 'non-scoped' } },
	},
});
