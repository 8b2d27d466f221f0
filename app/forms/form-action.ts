import { type SubmissionKind, submissionPaths } from '#contract/submissions.ts';
import { apiBase } from './api-base.ts';

/** The address that a submission's form posts to, with script or without (FORM-8). */
export function submissionAction(kind: SubmissionKind): string {
	return apiBase + submissionPaths[kind];
}
