/**
 * A document keeps the policies it came with, also when the visitor walks on to another page. Most pages of ours may
 * frame nobody; one that may is asked for anew, as a document of its own, before it frames.
 */

const place = 'frame';

/** Whether this document may frame nobody else: pages that frame are never isolated. */
export function refusesFrames(): boolean {
	return window.crossOriginIsolated === true;
}

/** Asks for this page's own document, and notes what is to be framed there. */
export function askForOwnDocument(frame: string): void {
	try {
		sessionStorage.setItem(place, frame);
	} catch {
		// A tab that may not keep anything shows the button again; it works then.
	}
	location.reload();
}

/** Whether the document was asked for so that this could be framed; true once. */
export function wasAskedFor(frame: string): boolean {
	try {
		if (sessionStorage.getItem(place) !== frame) return false;
		sessionStorage.removeItem(place);
		return true;
	} catch {
		return false;
	}
}
