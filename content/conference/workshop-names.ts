import { counted, listed } from '#content/counted.ts';
import { inOrder } from '#content/records/in-order.ts';
import { order } from '#content/records/index/order.ts';
import { workshopsNames } from '#content/records/index/workshops-names.ts';

/** What the workshops are called, in their order. */
export const workshopNames: readonly string[] = inOrder(workshopsNames, order.workshops).map(
	([, name]) => name,
);

/** `MechAuto and ANSYS simulation`; empty while there is none. */
export const workshopsInWords: string = listed(workshopNames);

/** `MechAuto or ANSYS simulation` */
export const oneOfWorkshops: string = workshopNames.join(' or ');

export const workshopCount: string = counted(workshopNames.length, 'workshop');
