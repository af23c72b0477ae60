/** Reads the pages of a file as rows of cells, or says why it cannot. The route hands in the reader of guest lists. */
export type ReadPages = (file: File) => Promise<{ pages: string[][][] } | { problem: string }>
