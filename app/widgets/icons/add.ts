export const Add = 'M17 15V8h-2v7H8v2h7v7h2v-7h7v-2z';
