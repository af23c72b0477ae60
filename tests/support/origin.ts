/** The address that the apps of tests are served under. */
export const ORIGIN = 'http://localhost:3000'
