import { ArchiveReader } from './archive-reader.ts'
import { type BackupToRead, readBackupFile } from './backup-file.ts'
import { readCopyText } from './copy-text.ts'
import { rowsFolder } from './format.ts'

export type BackedUpWedding = { id: string; name: string; eventDate: string | null; createdAt: string }

/** The weddings that a backup has, those with the latest date first. */
export async function listWeddings(backup: BackupToRead): Promise<BackedUpWedding[]> {
  const table = { schema: 'public', name: 'weddings' }
  let columns: string[] = []
  const weddings: BackedUpWedding[] = []
  for await (const entry of new ArchiveReader(backup.file).read(readBackupFile(backup))) {
    if ('format' in entry) {
      columns = entry.tables.find(({ schema, name }) => schema === 'public' && name === 'weddings')!.columns
      continue
    }
    const chunks: Buffer[] = []
    const isOfWeddings = entry.name.startsWith(`${rowsFolder(table)}/`)
    for await (const chunk of entry.contents) if (isOfWeddings) chunks.push(chunk)
    for (const row of readCopyText(Buffer.concat(chunks).toString(), columns)) {
      weddings.push({
        id: row['id']!,
        name: row['name']!,
        eventDate: row['event_date'] ?? null,
        createdAt: row['created_at']!,
      })
    }
  }
  return weddings.toSorted((a, b) => (b.eventDate ?? '').localeCompare(a.eventDate ?? ''))
}
