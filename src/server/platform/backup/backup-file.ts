import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { StartError } from '../start-error.ts'
import { decrypted, ENCRYPTED_MAGIC } from './encryption.ts'

/** A backup to read: its file, the passphrase that opens it, and what ends the reading before its end. */
export type BackupToRead = { file: string; passphrase: string | null; signal?: AbortSignal | undefined }

/** The bytes of the tar in a backup; throws `StartError` when it is none, or does not open. */
export async function* readBackupFile({
  file: name,
  passphrase,
  signal,
}: BackupToRead): AsyncGenerator<Buffer> {
  const isEncrypted = await hasPassphrase(name)
  if (isEncrypted && passphrase === null) {
    throw new StartError(
      `${name} is encrypted: give its passphrase (--passphrase-file or BACKUP_PASSPHRASE).`,
    )
  }
  const file = createReadStream(name)
  const packed = isEncrypted ? decrypted(file, passphrase!, name) : file
  const unpacked = createGunzip()
  const reading = pipeline(packed, unpacked)
  // The same error ends the loop below.
  reading.catch(() => {})
  try {
    for await (const chunk of unpacked) {
      signal?.throwIfAborted()
      yield chunk
    }
  } finally {
    unpacked.destroy()
    file.destroy()
  }
}

async function hasPassphrase(name: string): Promise<boolean> {
  const beginning = await readBeginning(name).catch((error: Error) => {
    throw new StartError(`The backup cannot be read (${error.message}).`)
  })
  if (beginning.equals(ENCRYPTED_MAGIC)) return true
  if (beginning[0] === 0x1f && beginning[1] === 0x8b) return false
  throw new StartError(`${basename(name)} in ${dirname(name)} is no backup of Azahar.`)
}

async function readBeginning(name: string): Promise<Buffer> {
  const handle = await open(name)
  try {
    return (await handle.read(Buffer.alloc(ENCRYPTED_MAGIC.length), 0, ENCRYPTED_MAGIC.length, 0)).buffer
  } finally {
    await handle.close()
  }
}
