import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportPreviewView, ImportView } from '#contract/import-rows.ts'
import { IMPORT_PIECE_MAX_BYTES } from '#domain/imports/imports.ts'
import type { Person } from '../accounts/person.ts'
import type { TestApp } from '../test-app.ts'

/** A dropped file: its name with the folders that it lay in. */
export type Dropped = { name: string; bytes: Uint8Array }

export const textFile = (name: string, text: string): Dropped => ({ name, bytes: Buffer.from(text) })

/** The process that reads has a low priority: its start on a busy machine is nothing that a test should wait for. */
export async function warmReader({
  dataDir,
  platform,
}: Pick<TestApp, 'dataDir' | 'platform'>): Promise<void> {
  const path = join(dataDir, 'first.csv')
  await writeFile(path, 'Nombre\nAna\n')
  await platform.reader.read({ path, name: 'first.csv', choices: {} })
}

/** A browser with dropped files: it announces them and sends them piece by piece. */
export class ImportSession {
  readonly person: Person
  readonly weddingId: string
  readonly id = randomUUID()
  #runJobs: () => Promise<unknown>

  constructor(person: Person, weddingId: string, app: { runJobs: () => Promise<unknown> }) {
    this.person = person
    this.weddingId = weddingId
    this.#runJobs = () => app.runJobs()
  }

  get path() {
    return `/api/weddings/${this.weddingId}/imports/${this.id}`
  }

  begin = () => this.person.post(`/api/weddings/${this.weddingId}/imports`, { id: this.id })

  announce = (files: { id: string; name: string; bytes: number }[]) =>
    this.person.post(`${this.path}/files`, { files })

  send = (fileId: string, from: number, bytes: Uint8Array) =>
    this.person.sendBytes(`${this.path}/files/${fileId}/pieces?from=${from}`, bytes)

  /** Drops files and waits until they have been read. */
  async drop(files: readonly Dropped[]): Promise<ImportView> {
    await this.begin()
    const named = files.map((file) => ({ ...file, id: randomUUID() }))
    const answer = await this.announce(
      named.map(({ id, name, bytes }) => ({ id, name, bytes: bytes.length })),
    )
    if (answer.status !== 200) throw new Error(`announced: ${answer.status} ${JSON.stringify(answer.body)}`)
    for (const { id, bytes } of named)
      for (let at = 0; at < bytes.length; at += IMPORT_PIECE_MAX_BYTES) {
        const sent = await this.send(id, at, bytes.subarray(at, at + IMPORT_PIECE_MAX_BYTES))
        if (sent.status !== 201) throw new Error(`sent: ${sent.status} ${JSON.stringify(sent.body)}`)
      }
    return this.read()
  }

  /** The import once all that waits has been read. */
  async read(): Promise<ImportView> {
    await this.#runJobs()
    return this.find()
  }

  find = async (): Promise<ImportView> => (await this.person.get(this.path)).body

  preview = async (): Promise<ImportPreviewView> => {
    const answer = await this.person.get(`${this.path}/preview`)
    if (answer.status !== 200) throw new Error(`preview: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  answer = (key: string, value: string) => this.person.patch(this.path, { key, value })

  /** Wants what the preview shows. */
  ask = async () => this.person.post(`${this.path}/apply`, { seen: (await this.preview()).seen })

  /** Brings all of it in and waits for it. */
  async apply(): Promise<ImportView> {
    const answer = await this.ask()
    if (answer.status !== 200) throw new Error(`apply: ${answer.status} ${JSON.stringify(answer.body)}`)
    await this.#runJobs()
    return this.find()
  }

  undo = () => this.person.post(`${this.path}/undo`)
}
