/** A text for each name, as a form holds them. */
export type Texts = Readonly<Record<string, string>>;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value that came from elsewhere is a text for each name. */
export const isTexts = (value: unknown): value is Texts =>
	isObject(value) && Object.values(value).every((text) => typeof text === 'string');

/** Whether two forms hold the same. */
export const isSame = (one: Texts, other: Texts): boolean => JSON.stringify(one) === JSON.stringify(other);
