/** The headings of an exported guest list, and the name of its sheet. */
export const EXPORT_HEADINGS = ['Nombre', 'Email', 'RSVP', 'Notas'] as const
export const EXPORT_SHEET = 'Invitados'

/** Whether these are the headings of a list that was exported here, whose every cell is meant as it stands. */
export const isExportHeader = (cells: readonly string[] = []): boolean =>
  cells.length === EXPORT_HEADINGS.length &&
  EXPORT_HEADINGS.every((heading, column) => cells[column] === heading)
