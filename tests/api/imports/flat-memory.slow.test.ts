import { randomBytes, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { IMPORT_PIECE_MAX_BYTES } from '#domain/imports/imports.ts'
import { useCast } from '../../support/cast.ts'
import { ImportSession, warmReader } from '../../support/outside/import-files.ts'

const { app, cast } = useCast()

const MB = 1024 ** 2
const DOCUMENTS = 20
const DOCUMENT_BYTES = 15 * MB
const COPIED_FILES = 400
const COPIED_BYTES = MB / 2

/** The part of what goes through that the server may hold at once; a program that gathers it holds all of it. */
const HELD_MAX = 0.5

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'azahar-memory-'))
  await warmReader(app)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a ZIP of 300 MB comes in with little memory', { timeout: 240_000 }, async () => {
  const { lucia } = cast
  const weddingId = await lucia.createWedding('Lucía & Martín', '2027-04-10')
  const session = new ImportSession(lucia, weddingId, app)
  const { path, bytes } = await largeZip()
  expect(bytes).toBeGreaterThan(DOCUMENTS * DOCUMENT_BYTES)
  const [fileId] = [randomUUID()]
  await session.begin()
  await session.announce([{ id: fileId, name: 'contratos.zip', bytes }])
  const growth = await growthDuring(async () => {
    await sendFrom(path, (from, piece) => session.send(fileId, from, piece))
    const view = await session.read()
    expect(view.files.map(({ state }) => state)).toEqual(Array(DOCUMENTS).fill('read'))
    expect((await session.apply()).outcome!.counts).toEqual([{ key: 'documents', count: DOCUMENTS }])
  })
  expect(growth / bytes).toBeLessThan(HELD_MAX)
})

it('a copy of 400 files is made and fetched with little memory', { timeout: 240_000 }, async () => {
  const { lucia } = cast
  const weddingId = await lucia.createWedding('Noa & Pau', '2027-05-08')
  for (let vendor = 0; vendor < COPIED_FILES / 100; vendor += 1) {
    const vendorId = await lucia.addVendor(weddingId)
    for (let file = 0; file < 100; file += 1)
      await lucia.upload(
        { weddingId, vendorId },
        `contrato ${file}.bin`,
        randomBytes(COPIED_BYTES).toString('latin1'),
      )
  }
  const at = `/api/weddings/${weddingId}/exports`
  let fetchedBytes = 0
  const growth = await growthDuring(async () => {
    const { id } = (await lucia.post(at, { withFiles: true })).body
    await app.runJobs()
    const [copy] = (await lucia.get(at)).body
    expect(copy).toMatchObject({ id, state: 'ready', filesTotal: COPIED_FILES })
    const { url } = (await lucia.post(`${at}/${id}/link`)).body
    const answer = await app.fetch(url, { headers: { cookie: lucia.cookie } })
    for await (const piece of answer.body!) fetchedBytes += piece.length
  })
  expect(fetchedBytes).toBeGreaterThan(COPIED_FILES * COPIED_BYTES)
  expect(growth / fetchedBytes).toBeLessThan(HELD_MAX)
})

/** The most that the resident memory of this process, in which the server runs, grows by. */
async function growthDuring(act: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  try {
    await act()
  } finally {
    clearInterval(watch)
  }
  return most - before
}

/** A ZIP of documents that no two are alike, written without holding it. */
async function largeZip(): Promise<{ path: string; bytes: number }> {
  const zip = new ZipFile()
  for (let at = 0; at < DOCUMENTS; at += 1)
    zip.addReadStreamLazy(`contrato ${at}.bin`, { compress: false }, (use) => use(null, documentOf(at)))
  zip.end()
  const path = join(folder, 'contratos.zip')
  await pipeline(zip.outputStream, createWriteStream(path))
  return { path, bytes: (await stat(path)).size }
}

function documentOf(number: number): Readable {
  const [first, rest] = [Buffer.alloc(MB, 1), Buffer.alloc(MB, 2)]
  first.writeUInt32LE(number)
  let left = DOCUMENT_BYTES / MB
  return new Readable({
    read() {
      if (left === 0) this.push(null)
      else this.push(left === DOCUMENT_BYTES / MB ? first : rest)
      left -= 1
    },
  })
}

async function sendFrom(
  path: string,
  send: (from: number, piece: Uint8Array) => Promise<{ status: number }>,
): Promise<void> {
  const file = await open(path)
  try {
    const piece = Buffer.alloc(IMPORT_PIECE_MAX_BYTES)
    for (let from = 0; ; ) {
      const { bytesRead } = await file.read(piece, 0, piece.length, from)
      if (bytesRead === 0) return
      expect((await send(from, piece.subarray(0, bytesRead))).status).toBe(201)
      from += bytesRead
    }
  } finally {
    await file.close()
  }
}
