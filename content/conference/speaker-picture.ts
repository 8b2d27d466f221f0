import { halls } from '#content/pictures/halls.ts';
import { hallSubjects } from '#content/pictures/subjects/halls.ts';
import type { Illustration } from '#content/shapes.ts';

/** One scene for every talk. */
export const speakerPicture: Illustration = { file: halls.speaker, alt: hallSubjects.speaker.alt };
