import { ArchiveReader } from './archive-reader.ts'
import { readBackupFile } from './backup-file.ts'
import { EntryCounts } from './entry-counts.ts'
import type { BackupHeader, BackupManifest } from './format.ts'

export type CheckedBackup = { header: BackupHeader; manifest: BackupManifest }

/** Reads a whole backup, changing nothing. Throws `StartError` with one line when it is not what was written. */
export async function checkBackup(name: string, passphrase: string | null): Promise<CheckedBackup> {
  const reader = new ArchiveReader(name)
  const counted = new EntryCounts()
  let header: BackupHeader | undefined
  for await (const entry of reader.read(readBackupFile(name, passphrase))) {
    if ('format' in entry) header = entry
    else for await (const chunk of counted.through(entry.name, entry.contents)) void chunk
  }
  counted.compare(reader.manifest, name)
  return { header: header!, manifest: reader.manifest }
}
