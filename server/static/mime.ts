/** The media types of the files a build may hold. Anything else is not served. */
const types: Readonly<Record<string, string>> = {
	avif: 'image/avif',
	css: 'text/css; charset=utf-8',
	docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
	html: 'text/html; charset=utf-8',
	ico: 'image/x-icon',
	ics: 'text/calendar; charset=utf-8',
	jpg: 'image/jpeg',
	js: 'text/javascript; charset=utf-8',
	json: 'application/json; charset=utf-8',
	mp4: 'video/mp4',
	pdf: 'application/pdf',
	png: 'image/png',
	svg: 'image/svg+xml',
	txt: 'text/plain; charset=utf-8',
	vtt: 'text/vtt; charset=utf-8',
	webm: 'video/webm',
	webmanifest: 'application/manifest+json',
	webp: 'image/webp',
	woff2: 'font/woff2',
	xml: 'application/xml; charset=utf-8',
};

/** The media type of a file by its name's end; undefined when it is none of ours. */
export function mediaType(name: string): string | undefined {
	return types[name.slice(name.lastIndexOf('.') + 1)];
}
