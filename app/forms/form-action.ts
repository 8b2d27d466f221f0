import type { DocumentId } from '#contract/documents.ts';
import { type SubmissionKind, submissionPaths } from '#contract/submissions.ts';

/** Where the API lives (FORM-6): the site's own host unless the build was told another. */
const apiBase = (import.meta.env.VITE_API_BASE ?? '').replace(/\/+$/, '');

/** The address that a submission's form posts to, with script or without (FORM-8). */
export const submissionAction = (kind: SubmissionKind): string => apiBase + submissionPaths[kind];

/** The address that answers a guarded document to the right password (PROC-2). */
export const documentAction = (id: DocumentId): string => `${apiBase}/api/documents/${id}`;
