/** The watch over the rules while people are seated by hand, in one file of the built app. */
export { brokenByTable } from './broken-by-table.ts'
export { warningOf } from './rule-warning.ts'
