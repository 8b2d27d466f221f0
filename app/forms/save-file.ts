import * as timings from '#app/behaviours/timings.ts';

/** Hands a file to the browser as a download. */
export function saveFile(file: Blob, name: string): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(file);
	link.download = name;
	link.click();
	// no standard says by when a browser has taken its own hold of the file
	setTimeout(() => URL.revokeObjectURL(link.href), timings.fileHeld);
}
