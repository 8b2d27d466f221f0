/** Hands a file to the browser as a download. */
export function saveFile(file: Blob, name: string): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(file);
	link.download = name;
	link.click();
	// The browser has taken its own hold of the file by the next turn.
	setTimeout(() => URL.revokeObjectURL(link.href));
}
