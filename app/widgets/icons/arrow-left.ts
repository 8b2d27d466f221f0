export const ArrowLeft = 'm14 26 1.4-1.4L7.8 17H28v-2H7.8l7.6-7.6L14 6 4 16z';
