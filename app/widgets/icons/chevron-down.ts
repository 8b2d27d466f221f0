export const ChevronDown = 'M16 22 6 12l1.4-1.4 8.6 8.6 8.6-8.6L26 12z';
