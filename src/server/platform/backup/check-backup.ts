import { ArchiveReader } from './archive-reader.ts'
import { type BackupToRead, readBackupFile } from './backup-file.ts'
import { EntryCounts } from './entry-counts.ts'
import type { BackupHeader, BackupManifest } from './format.ts'

export type CheckedBackup = { header: BackupHeader; manifest: BackupManifest }

/** Reads a whole backup, changing nothing. Throws `StartError` with one line when it is not what was written. */
export async function checkBackup(backup: BackupToRead): Promise<CheckedBackup> {
  const reader = new ArchiveReader(backup.file)
  const counted = new EntryCounts()
  let header: BackupHeader | undefined
  for await (const entry of reader.read(readBackupFile(backup))) {
    if ('format' in entry) header = entry
    else for await (const chunk of counted.through(entry.name, entry.contents)) void chunk
  }
  counted.compare(reader.manifest, backup.file)
  return { header: header!, manifest: reader.manifest }
}
