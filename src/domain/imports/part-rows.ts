import type { PartContent } from './imports.ts'

/** The rows that a part brings: people, vendors, moments, tasks. Files that are kept as they are have none. */
export function rowsOfPart(content: PartContent): number {
  switch (content.kind) {
    case 'guests':
      return content.guests.length
    case 'budget':
      return content.vendors.length
    case 'seating':
      return content.tables.reduce((sum, { people }) => sum + people.length, 0)
    case 'agenda':
      return content.moments.length
    case 'tasks':
      return content.tasks.length
    default:
      return 0
  }
}
