import type { FileReading } from '#domain/imports/imports.ts'
import { partOf } from '#domain/imports/read-part.ts'
import { ArchiveRefused } from '#server/areas/archive/archive-refused.ts'
import { withArchive } from '#server/areas/archive/read-archive.ts'

/** The wedding that a ZIP of ours holds, in a few numbers. */
export async function readOurs(path: string): Promise<FileReading> {
  try {
    return await withArchive(path, async ({ rows, files }) => {
      const [wedding] = rows.get('weddings') ?? []
      const count = (table: string) => rows.get(table)?.length ?? 0
      const part = partOf(
        {
          kind: 'ours',
          name: String(wedding?.['name'] ?? ''),
          date: typeof wedding?.['event_date'] === 'string' ? wedding['event_date'] : null,
          ...{ guests: count('guests'), vendors: count('vendors'), files: files.length },
        },
        { product: 'azahar' },
      )
      return { kind: 'parts', parts: [part] }
    })
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error
    const isLarge = error.code === 'ARCHIVE_TOO_LARGE'
    if (isLarge) return { kind: 'problem', problem: 'UNPACKS_TOO_LARGE' }
    return { kind: 'problem', problem: error.code === 'ARCHIVE_NEWER' ? 'NEWER' : 'DAMAGED' }
  }
}
