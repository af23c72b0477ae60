import { expect, it } from 'vitest'
import { ArchiveReader } from './archive-reader.ts'
import { ArchiveWriter } from './archive-writer.ts'
import { FORMAT, HEADER } from './format.ts'

/** A backup up to the middle of the contents of its only file, where the program that unpacks it gives up. */
async function* cutInContents(): AsyncGenerator<Buffer> {
  const writer = new ArchiveWriter()
  const header = {
    ...{ format: FORMAT, madeAt: '2026-11-26T20:00:00.000Z', schemaVersion: 1, migrations: [] },
    ...{ installationId: null, secretMark: 'mark', tables: [], sequences: [] },
  }
  const writing = writer
    .addJson(HEADER, header)
    .then(() => writer.add('rows/guests/1', 4096, [Buffer.alloc(4096)]))
  writing.catch(() => {})
  let left = 2048
  for await (const chunk of writer.output) {
    const part = chunk.subarray(0, left)
    left -= part.length
    yield part
    if (left === 0) break
  }
  throw new Error('incorrect data check')
}

it('damage is said in one line to those who read the contents of an entry, too', async () => {
  const reading = async () => {
    for await (const entry of new ArchiveReader('azahar.backup').read(cutInContents()))
      if ('contents' in entry)
        for await (const chunk of entry.contents) expect(chunk.length).toBeGreaterThan(0)
  }
  await expect(reading()).rejects.toThrow('azahar.backup is cut or damaged (incorrect data check).')
})
