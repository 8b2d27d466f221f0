import type { FormTopics } from '#content/shapes.ts';
import type { SubmissionKind } from '#contract/submissions.ts';
import {
	type Draft,
	draftsBeside,
	dropDraft,
	type FormPlace,
	keepDraft,
	readDraft,
	type Tried,
} from './draft.ts';
import { type ReceiptFacts, readReceipt } from './kept-receipt.ts';
import { isSame, type Texts } from './texts.ts';
import { fieldIn, fillFields, textsOf, typedIn, writtenFields } from './typed.ts';

/** What a form came to hold when it was opened. */
export type Opened = {
	/** What was sent from here last, where nothing newer was written. */
	readonly receipt: ReceiptFacts | undefined;
	/** Whether some of what is written in it is older than the page. */
	readonly isOlder: boolean;
	/** The submission that was tried last, and was not answered with success. */
	readonly tried: Tried | undefined;
	/** The queries of other topics about which a message was begun on this page. */
	readonly begun: readonly string[];
};

/**
 * Puts into a form what belongs there: the draft of its own page and topic, then the topic itself (CTA-1). What a browser
 * put back, or a visitor typed before script came, is newer than both and than any receipt.
 */
export function openForm(
	form: HTMLFormElement,
	kind: SubmissionKind,
	place: FormPlace,
	topics?: FormTopics,
): Opened {
	const written = (fields: Texts) => writtenFields(kind, fields, topics?.lines);
	const standing = typedIn(form).fields;
	const draft = readDraft(place);
	const isNewer = written(standing).length > 0 && !(draft && isSame(standing, draft.fields));
	const receipt = isNewer ? undefined : readReceipt(place);
	const beside = draftsBeside(place);
	const older = draft?.fields ?? (receipt ? undefined : sender(kind, beside[0]?.draft.fields));
	if (older) fillFields(form, older);
	if (receipt === undefined) {
		begin(form, kind, place, topics);
		const { fields } = typedIn(form);
		if (draft || isNewer) keepDraft(place, { fields, tried: draft?.tried });
	}
	return {
		receipt,
		isOlder: older !== undefined,
		tried: draft?.tried,
		begun: beside.flatMap(({ search, draft }) => (isBegun(kind, draft, topics) ? [search] : [])),
	};
}

/** Whether a message was begun in a draft. */
function isBegun(kind: SubmissionKind, draft?: Draft, topics?: FormTopics): boolean {
	const texts = textsOf(kind);
	return writtenFields(kind, draft?.fields ?? {}, topics?.lines).some((name) => texts.includes(name));
}

/**
 * Gives another topic to what is written in a form, unless a message about that one was begun before.
 * @returns whether it did
 */
export function takeAlong(
	form: HTMLFormElement,
	kind: SubmissionKind,
	from: FormPlace,
	to: FormPlace,
	topics?: FormTopics,
): boolean {
	const isEmpty = writtenFields(kind, typedIn(form).fields, topics?.lines).length === 0;
	if (isEmpty || isBegun(kind, readDraft(to), topics)) return false;
	begin(form, kind, to, topics);
	keepDraft(to, { fields: typedIn(form).fields });
	dropDraft(from);
	return true;
}

/** Who wrote about another topic writes about this one too; what they wrote stays with its own topic. */
function sender(kind: SubmissionKind, fields?: Texts): Texts | undefined {
	const texts = textsOf(kind);
	return fields && Object.fromEntries(Object.entries(fields).filter(([name]) => !texts.includes(name)));
}

function begin(
	form: HTMLFormElement,
	kind: SubmissionKind,
	{ search }: FormPlace,
	topics?: FormTopics,
): void {
	for (const name of textsOf(kind)) {
		const message = fieldIn(form, name);
		if (topics && message) message.value = topics.begin(search, message.value);
	}
}
