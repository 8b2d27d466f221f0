import { clients as pictures } from '#content/pictures/clients.ts';
import { inOrder } from '#content/records/in-order.ts';
import { clients as records } from '#content/records/index/clients.ts';
import { order } from '#content/records/index/order.ts';
import { pictureOf } from '#content/records/picture-of.ts';
import type { Client, Sampled } from '#content/shapes.ts';

/** HOME-4: institutions appear by kind until the owner names them, each with a drawn symbol. */
export const clients: readonly Sampled<Client>[] = inOrder(records, order.clients).flatMap(
	([, { logo, ...client }]) => {
		const shown = pictureOf(pictures, logo);
		return shown ? [{ ...client, logo: shown }] : [];
	},
);
