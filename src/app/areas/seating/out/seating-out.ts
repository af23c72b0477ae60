/** The plan on paper and as a file, which come together once the screen is at rest. */
export { publishedAlone } from './paper-words.ts'
export { PapersDialog } from './papers-dialog.tsx'
export { ReleaseDialog } from './release-dialog.tsx'
export { exportSeating } from './seating-file.ts'
export { SeatingPrintout } from './seating-printout.tsx'
