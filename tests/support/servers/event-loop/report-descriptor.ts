/** The file descriptor on which a watched service reports to its test. */
export const REPORT_DESCRIPTOR = 3;
