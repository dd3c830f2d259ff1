/** The file descriptor by which a watched service tells the test of it. */
export const REPORT_DESCRIPTOR = 3;
