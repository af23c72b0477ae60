/** The kinds of files that a paper may be, by their bytes, with the ending of their names. */
export const EXTENSIONS = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const
export type PaperType = keyof typeof EXTENSIONS
