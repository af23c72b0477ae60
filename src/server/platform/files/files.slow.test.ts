import { createHash, randomBytes, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Bucket } from '#domain/files/files.ts'
import { STORES, type Store } from '../../../../tests/support/outside/stores.ts'
import { systemClock } from '../clock.ts'
import type { Files } from './files.ts'
import { openFiles } from './open-files.ts'

const MB = 1024 * 1024

describe.each(Object.entries(STORES))('files on %s', (_, open) => {
  let store: Store
  let files: Files

  beforeAll(async () => {
    store = await open()
    files = await openFiles(store.config, systemClock)
  })
  afterAll(() => store.close())

  const put = (path: string, bytes: Uint8Array | string, bucket: Bucket = 'vendor-files') =>
    files.put(bucket, path, Readable.from([bytes], { objectMode: false }), bytes.length)
  const read = async (path: string) => {
    const found = await files.find('vendor-files', path)
    return found && (await buffer(await found.read()))
  }
  const listed = async (bucket: Bucket = 'vendor-files') => {
    const paths: string[] = []
    for await (const { path } of files.list(bucket)) paths.push(path)
    return paths.sort()
  }

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a byte', Buffer.from('a')],
    ['25 MB', randomBytes(25 * MB)],
  ])('give back %s as it was put', async (_, bytes) => {
    const path = `boda/${randomUUID()}`
    await put(path, bytes)
    expect((await files.find('vendor-files', path))!.size).toBe(bytes.length)
    const hash = (data: Buffer) => createHash('sha256').update(data).digest('hex')
    expect(hash((await read(path))!)).toBe(hash(bytes))
  })

  it('say that one more could be stored', async () => {
    expect(await files.check()).toBe('ok')
    expect(await listed()).not.toContainEqual(expect.stringContaining('check'))
  })

  it('keep the id of their installation beside them', async () => {
    expect(await files.readInstallationId()).toBeNull()
    const id = randomUUID()
    await files.writeInstallationId(id)
    expect(await files.readInstallationId()).toBe(id)
  })

  it('take a stream as it comes, in pieces of any size', async () => {
    const pieces = Array.from({ length: 300 }, (_, size) => randomBytes(size))
    const whole = Buffer.concat(pieces)
    await files.put('vendor-files', 'boda/pieces', Readable.from(pieces, { objectMode: false }), whole.length)
    expect(await read('boda/pieces')).toEqual(whole)
  })

  it('take a spooled file as it lies, and nothing of it is left where files arrive', async () => {
    const bytes = randomBytes(MB)
    const place = await files.spool(Readable.from([bytes], { objectMode: false }), async (file) => {
      await files.take('vendor-files', 'boda/spooled', file, bytes.length)
      return file
    })
    expect((await read('boda/spooled'))!.equals(bytes)).toBe(true)
    expect(existsSync(place)).toBe(false)
  })

  it('give any part of a file', async () => {
    await put('boda/partes', 'azahar')
    const { read: readPart } = (await files.find('vendor-files', 'boda/partes'))!
    for (const [first, last, part] of [
      [0, 1, 'az'],
      [1, 3, 'zah'],
      [5, 5, 'r'],
      [0, 5, 'azahar'],
    ] as const)
      expect(String(await buffer(await readPart({ first, last })))).toBe(part)
  })

  it('know when a file came', async () => {
    await put('boda/reloj', Buffer.from('x'))
    const { modifiedAt } = (await files.find('vendor-files', 'boda/reloj'))!
    expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000)
  })

  it('that are not there are not found', async () => {
    expect(await files.find('vendor-files', 'boda/nada')).toBeNull()
    expect(await files.find('vendor-files', 'otra')).toBeNull()
  })

  it('of one bucket are not in another', async () => {
    await put('boda/solo', Buffer.from('x'))
    expect(await files.find('inspiration-images', 'boda/solo')).toBeNull()
  })

  it('go when they are removed, and a second time does no harm', async () => {
    await put('boda/fuera', Buffer.from('x'))
    await files.remove('vendor-files', 'boda/fuera')
    await files.remove('vendor-files', 'boda/fuera')
    expect(await files.find('vendor-files', 'boda/fuera')).toBeNull()
  })

  it('of a folder go together, and those of a folder whose name begins alike stay', async () => {
    for (const path of ['ana/1', 'ana/sub/2', 'ana2/3']) await put(path, Buffer.from(path))
    await files.removeAll('vendor-files', 'ana')
    expect((await listed()).filter((path) => path.startsWith('ana'))).toEqual(['ana2/3'])
  })

  it('are all listed, beyond what a store tells at once', async () => {
    const paths = Array.from({ length: 1010 }, (_, n) => `muchas/${String(n).padStart(4, '0')}`)
    for (let start = 0; start < paths.length; start += 40) {
      await Promise.all(paths.slice(start, start + 40).map((path) => put(path, 'x', 'inspiration-images')))
    }
    expect(await listed('inspiration-images')).toEqual(paths)
  }, 60_000)

  it('whose stream breaks are not there, and the next ones are stored as ever', async () => {
    const before = await listed()
    async function* breaking() {
      yield randomBytes(MB)
      throw new Error('the connection was cut')
    }
    const cut = Readable.from(breaking(), { objectMode: false })
    await expect(files.put('vendor-files', 'boda/cortado', cut, 5 * MB)).rejects.toThrow()
    expect(await files.find('vendor-files', 'boda/cortado')).toBeNull()
    await put('boda/siguiente', Buffer.from('x'))
    await files.remove('vendor-files', 'boda/siguiente')
    expect(await listed()).toEqual(before)
  })

  it.each(['../x', 'a/../x', '/x', 'a//b', 'a/', '', '.', 'a/.b', 'ñ', 'a b', 'a\u0000b'])(
    'refuse the path %j, which we would never make',
    async (path) => {
      await expect(put(path, Buffer.from('x'))).rejects.toThrow(/Not a path/)
    },
  )
})

describe('files on the disk', () => {
  let store: Store
  let files: Files
  let root: string

  beforeAll(async () => {
    store = await STORES['the disk']()
    files = await openFiles(store.config, systemClock)
    root = join(store.config.dataDir, 'files')
  })
  afterAll(() => store.close())

  const put = (path: string) =>
    files.put('vendor-files', path, Readable.from(['x'], { objectMode: false }), 1)

  it('are for this user alone', async () => {
    await put('boda/a')
    const mode = (path: string) => statSync(join(root, path)).mode & 0o777
    expect(mode('.')).toBe(0o700)
    expect(mode('vendor-files/boda')).toBe(0o700)
    expect(mode('vendor-files/boda/a')).toBe(0o600)
  })

  it('that join others are made safe by two writes of the disk, and not by one for each folder above', async () => {
    const handle = await open(import.meta.filename)
    const sync = vi.spyOn(Object.getPrototypeOf(handle), 'sync')
    await handle.close()
    onTestFinished(() => sync.mockRestore())
    const syncsOf = async (path: string) => {
      const before = sync.mock.calls.length
      await put(path)
      return sync.mock.calls.length - before
    }
    expect(await syncsOf('album/1/a')).toBeGreaterThan(2)
    expect(await syncsOf('album/1/b')).toBe(2)
    expect(await syncsOf('album/2/a')).toBe(3)
    await files.removeAll('vendor-files', 'album/1')
    expect(await syncsOf('album/1/a')).toBe(3)
  })

  it('leave no empty folders behind', async () => {
    await put('boda/carpeta/a')
    await files.remove('vendor-files', 'boda/carpeta/a')
    expect(existsSync(join(root, 'vendor-files/boda/carpeta'))).toBe(false)
  })

  it('removed while others are stored beside them take none of those along', async () => {
    for (let round = 0; round < 200; round += 1) {
      await put(`vaiven/${round}`)
      await Promise.all([files.remove('vendor-files', `vaiven/${round}`), put(`vaiven/${round}-otro`)])
      expect(await files.find('vendor-files', `vaiven/${round}-otro`)).not.toBeNull()
      await files.remove('vendor-files', `vaiven/${round}-otro`)
    }
  })

  it('that a killed process left half are swept when they are old', async () => {
    const incoming = join(root, 'incoming')
    mkdirSync(incoming, { recursive: true })
    for (const name of ['old', 'new']) writeFileSync(join(incoming, name), 'half')
    const yesterday = new Date(Date.now() - 86_400_000)
    // The folder in which a plan was being drawn.
    mkdirSync(join(incoming, 'old-plan'))
    for (const name of ['old', 'old-plan']) utimesSync(join(incoming, name), yesterday, yesterday)
    await files.sweepInterrupted(new Date(Date.now() - 3_600_000))
    expect(readdirSync(incoming)).toEqual(['new'])
  })

  it('that arrive while nothing can be written are no fault of their sender', async () => {
    const incoming = join(root, 'incoming')
    mkdirSync(incoming, { recursive: true })
    renameSync(incoming, `${incoming}-away`)
    writeFileSync(incoming, 'no folder')
    const arriving = files.spool(Readable.from(['x'], { objectMode: false }), async () => {})
    await expect(arriving).rejects.toMatchObject({ state: 'unavailable' })
    rmSync(incoming)
    renameSync(`${incoming}-away`, incoming)
  })

  it('are unavailable while their folder is not there', async () => {
    renameSync(root, `${root}-away`)
    expect(await files.check()).toBe('unavailable')
    renameSync(`${root}-away`, root)
    expect(await files.check()).toBe('ok')
  })

  it('stop the start with one line when the folder cannot be made', async () => {
    const config = { ...store.config, dataDir: import.meta.filename }
    await expect(openFiles(config, systemClock)).rejects.toThrow(/^DATA_DIR must be a folder/)
  })
})

describe('files in S3', () => {
  it('are unavailable while the store is frozen, which is not waited for, and available after it', async () => {
    const store = await STORES.S3()
    const files = await openFiles(store.config, systemClock)
    process.kill(store.pid!, 'SIGSTOP')
    expect(await files.check()).toBe('unavailable')
    process.kill(store.pid!, 'SIGCONT')
    await expect.poll(() => files.check()).toBe('ok')
    await store.close()
    expect(await files.check()).toBe('unavailable')
  })

  it('are not waited for by who reads one while the store is frozen', async () => {
    const store = await STORES.S3()
    const files = await openFiles(store.config, systemClock)
    await files.put('vendor-files', 'boda/contrato', Readable.from(['x'], { objectMode: false }), 1)
    const found = (await files.find('vendor-files', 'boda/contrato'))!
    process.kill(store.pid!, 'SIGSTOP')
    const outcomes = await Promise.allSettled([
      files.find('vendor-files', 'boda/contrato'),
      found.read(),
      found.read({ first: 0, last: 0 }),
    ])
    process.kill(store.pid!, 'SIGCONT')
    expect(outcomes).toMatchObject(
      Array(3).fill({ status: 'rejected', reason: { name: 'Error', state: 'unavailable' } }),
    )
    expect((await files.find('vendor-files', 'boda/contrato'))!.size).toBe(1)
    await store.close()
    // Two of them in turn take ten seconds at most.
  }, 10_000)

  it('stop the start with one line when the bucket is not there', async () => {
    const store = await STORES.S3()
    const config = structuredClone(store.config)
    if (config.files.kind === 's3') config.files.bucket = 'otro'
    await expect(openFiles(config, systemClock)).rejects.toThrow(/^The bucket otro at S3_ENDPOINT cannot/)
    await store.close()
  })
})
