import type { DocumentId } from '#contract/documents.ts';
import { documentAction } from './form-action.ts';
import { post } from './post.ts';

export type Opened =
	| { readonly is: 'open'; readonly pdf: Blob }
	| { readonly is: 'wrong' }
	| { readonly is: 'wait'; readonly seconds: number }
	| { readonly is: 'unreached' }
	| { readonly is: 'failed' };

/** Asks for a guarded document with a password (PROC-2). After too many tries the answer names the wait. */
export async function openDocument(id: DocumentId, password: string): Promise<Opened> {
	try {
		const response = await post(documentAction(id), { password });
		if (response.status === 401) return { is: 'wrong' };
		if (response.status === 429)
			return { is: 'wait', seconds: Number(response.headers.get('retry-after')) || 60 };
		const pdf = await response.blob();
		return response.ok && pdf.type === 'application/pdf' ? { is: 'open', pdf } : { is: 'failed' };
	} catch {
		return { is: 'unreached' };
	}
}
