/** For how many months a letter is kept, unless the office sets RETENTION_MONTHS; the privacy page says so. */
export const retentionMonths = 24;
