import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PartialFiles, PartialOffset, PartialSuperseded } from './partial-files.ts'

let folder: string
let files: PartialFiles

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'azahar-partial-'))
  files = new PartialFiles(folder, { all: 100, owner: 40 })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = (over: Partial<Parameters<PartialFiles['receive']>[0]> = {}) => ({
  ...{ name: 'a', owner: 'wedding', from: 0, total: 10 },
  ...over,
})
const bytes = (text: string) => Readable.from([Buffer.from(text)], { objectMode: false })

/** A sender whose connection is lost after some bytes. */
const broken = (text: string) => {
  async function* sent() {
    yield Buffer.from(text)
    // The bytes are written before the connection is known to be lost.
    await expect.poll(() => files.received('a')).toBeGreaterThan(0)
    throw new Error('gone')
  }
  return Readable.from(sent(), { objectMode: false })
}

describe('a file that arrives in several requests', () => {
  it('goes on where a lost connection left it', async () => {
    await expect(files.receive(file(), broken('01234'))).rejects.toThrow('gone')
    expect(await files.received('a')).toBe(5)
    const path = await files.receive(file({ from: 5 }), bytes('56789'))
    expect(readFileSync(path, 'utf8')).toBe('0123456789')
    await files.drop('a')
    expect(readdirSync(folder)).toEqual([])
  })

  it('is told where to go on when it would leave a hole', async () => {
    await expect(files.receive(file({ from: 5 }), bytes('56789'))).rejects.toThrow(PartialOffset)
  })

  it('is as long as its last request says', async () => {
    await expect(files.receive(file({ total: 20 }), broken('0123456789abcd'))).rejects.toThrow('gone')
    const path = await files.receive(file({ from: 5 }), bytes('56789'))
    expect(readFileSync(path, 'utf8')).toBe('0123456789')
  })

  it('is taken over from a request that still waits for its sender', async () => {
    const silent = new PassThrough()
    const before = files.receive(file(), silent)
    const superseded = expect(before).rejects.toThrow(PartialSuperseded)
    silent.write('012')
    await expect.poll(() => files.received('a')).toBe(3)
    const path = await files.receive(file({ from: 3 }), bytes('3456789'))
    await superseded
    expect(readFileSync(path, 'utf8')).toBe('0123456789')
  })

  it('does not wait for its rest where others of its wedding wait for too many bytes', async () => {
    await expect(files.receive(file({ total: 30 }), broken('0'))).rejects.toThrow('gone')
    await expect(files.receive(file({ name: 'b', total: 20 }), broken('0'))).rejects.toThrow('gone')
    expect([await files.received('a'), await files.received('b')]).toEqual([1, 0])
    expect(await files.receive(file({ name: 'b', total: 1 }), bytes('0'))).toContain('partial-b')
  })
})
