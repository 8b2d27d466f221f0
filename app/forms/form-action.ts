import type { DocumentId } from '#contract/documents.ts';
import { type SubmissionKind, submissionPaths } from '#contract/submissions.ts';

/** Where the API lives (FORM-6): the site's own host unless the build was told another. */
const apiBase = (import.meta.env.VITE_API_BASE ?? '').replace(/\/+$/, '');

/** The address that a submission's form posts to, with script or without (FORM-8). */
export function submissionAction(kind: SubmissionKind): string {
	return apiBase + submissionPaths[kind];
}

/** The address that answers a guarded document to the right password (PROC-2). */
export function documentAction(id: DocumentId): string {
	return `${apiBase}/api/documents/${id}`;
}
