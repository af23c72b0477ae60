import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import { type Options, ZipFile } from 'yazl'
import type { Person } from '../accounts/person.ts'
import { ORIGIN, type TestApp } from '../test-app.ts'
import { read } from './read-zip.ts'

export { read }

/** A wedding as its member downloads it. */
export async function download(app: TestApp, person: Person, weddingId: string): Promise<Buffer> {
  const headers = { cookie: person.cookie, origin: ORIGIN }
  const response = await app.fetch(`/api/weddings/${weddingId}/archive`, { headers })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}

export const bringIn = (person: Person, zip: Buffer) => person.sendBytes('/api/wedding-archives', zip)

export const indexOf = async (zip: Buffer) => JSON.parse((await read(zip)).get('boda.json')!.toString())

type Changes = Record<string, string | Buffer | null>

/** The same ZIP with other contents of some entries, where null leaves one out, and with more of them. */
export async function changed(
  zip: Buffer,
  changes: Changes,
  options: Partial<Options> = {},
  more: Record<string, Buffer> = {},
): Promise<Buffer> {
  const made = new ZipFile()
  for (const [name, contents] of await read(zip)) {
    const change = changes[name]
    if (change !== null) made.addBuffer(change === undefined ? contents : Buffer.from(change), name, options)
  }
  for (const [name, contents] of Object.entries(more)) made.addBuffer(contents, name, options)
  made.end()
  return buffer(made.outputStream)
}

/** The paths of all files of weddings. */
export async function filesStored(app: TestApp): Promise<string[]> {
  const found: string[] = []
  for (const bucket of ['vendor-files', 'inspiration-images', 'wedding-covers'] as const) {
    for await (const { path } of app.platform.files.list(bucket)) found.push(path)
  }
  return found.sort()
}
