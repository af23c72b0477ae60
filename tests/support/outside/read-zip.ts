import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** The files of a ZIP by their names. */
export async function read(zip: Buffer): Promise<Map<string, Buffer>> {
  const opened = await fromBufferPromise(zip, { lazyEntries: true })
  const found = new Map<string, Buffer>()
  for await (const entry of opened.eachEntry()) {
    found.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)))
  }
  return found
}
