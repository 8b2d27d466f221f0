/**
 * The host of the maps that a visitor may load (BAR-1). It stands in every page's policy, because a visitor may walk from
 * any page to one with a map without a new document; nothing is asked of it before "Load the map".
 */
export const mapHost = 'www.openstreetmap.org';
