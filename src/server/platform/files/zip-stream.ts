import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export type ZipEntry = {
  name: string
  /** Bytes, where they are known and cannot change before the entry is read. */
  size?: number
  isCompressed: boolean
  open: () => Promise<Readable>
}

/**
 * A ZIP that is made while it is read: one entry is open at a time and none is held. Beyond 4 GB it is a ZIP64. A
 * reader that goes away closes the entry that is open, and an entry that cannot be read breaks the ZIP off.
 */
export function zipStream(entries: Iterable<ZipEntry>): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  let current: Readable | undefined
  zip.on('error', (error: Error) => output.destroy(error))
  // yazl pipes and so leaves open what it was reading.
  output.once('close', () => current?.destroy())
  for (const { name, size, isCompressed, open } of entries) {
    const options = { compress: isCompressed, ...(size !== undefined && { size }) }
    zip.addReadStreamLazy(name, options, (done) => {
      open().then(
        (contents) => {
          current = contents
          if (output.destroyed) contents.destroy()
          else done(null, contents)
        },
        (error) => done(error, null as never),
      )
    })
  }
  zip.end()
  return output
}
