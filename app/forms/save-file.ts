/** No standard says by when a browser has taken its own hold of the file; in milliseconds. */
const held = 40_000;

/** Hands a file to the browser as a download. */
export function saveFile(file: Blob, name: string): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(file);
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), held);
}
