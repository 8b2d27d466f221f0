/** What a picture shows, below it; of a drawing that stands in for a photo it says so: "Woven drawing: a lamp." becomes "Drawing: a lamp." */
export const described = (alt: string): string => alt.replace(/^Woven drawing: /, 'Drawing: ');
