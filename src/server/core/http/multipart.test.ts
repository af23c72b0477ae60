import { randomBytes, randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { MalformedForm, readField, readParts, upTo } from './multipart.ts'

/** A form as the platform itself encodes it. */
async function encoded(entries: [string, string | File][]) {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  const request = new Response(form)
  return {
    type: request.headers.get('content-type')!,
    bytes: Buffer.from(await request.arrayBuffer()),
  }
}

/** Bytes as a network brings them: in pieces of any size. */
async function* inPieces(bytes: Buffer, size: () => number) {
  for (let at = 0; at < bytes.length; ) {
    const end = at + size()
    yield bytes.subarray(at, end)
    at = end
  }
}

async function readAll(body: AsyncIterable<Uint8Array>, type: string | undefined) {
  const read: [string, string | null, Buffer][] = []
  for await (const { name, fileName, contents } of readParts(body, type)) {
    const pieces: Buffer[] = []
    for await (const piece of contents) pieces.push(piece)
    read.push([name, fileName, Buffer.concat(pieces)])
  }
  return read
}

const photo = (bytes: Buffer, name = 'IMG 1.jpg') => new File([new Uint8Array(bytes)], name)

describe('a form with files', () => {
  const sizes: [string, () => number][] = [
    ['byte by byte', () => 1],
    ['in pieces of any size', () => randomInt(1, 200)],
    ['at once', () => 1_000_000],
  ]
  it.each(sizes)('is read as it was sent, %s', async (_, size) => {
    const files = [
      Buffer.from('\r\n--\r\n\r\n'),
      randomBytes(randomInt(1, 3000)),
      Buffer.alloc(0),
      Buffer.from('--formdata'),
    ]
    const { type, bytes } = await encoded([
      ['de', 'Rocío "la de Sevilla"\r\n'],
      ['acuerdo', ''],
      ...files.map((file, index): [string, File] => ['fotos', photo(file, `á"${index}.jpg`)]),
    ])
    expect(await readAll(inPieces(bytes, size), type)).toEqual([
      ['de', null, Buffer.from('Rocío "la de Sevilla"\r\n')],
      ['acuerdo', null, Buffer.alloc(0)],
      ...files.map((file, index) => ['fotos', `á"${index}.jpg`, file]),
    ])
  })

  it('goes on after a file that was not read, or not to its end', async () => {
    const { type, bytes } = await encoded([
      ['fotos', photo(randomBytes(5000))],
      ['fotos', photo(randomBytes(5000))],
      ['de', 'Rocío'],
    ])
    const sizes: number[] = []
    for await (const part of readParts(
      inPieces(bytes, () => 64),
      type,
    )) {
      if (part.name === 'de') expect(await readField(part, 100)).toBe('Rocío')
      else if (sizes.length === 0) {
        let size = 0
        for await (const piece of upTo(part.contents, 101)) size += piece.length
        sizes.push(size)
      }
    }
    expect(sizes).toEqual([101])
  })

  it('has fields that are not longer than they may be', async () => {
    const { type, bytes } = await encoded([['de', 'x'.repeat(101)]])
    for await (const part of readParts(
      inPieces(bytes, () => 10),
      type,
    ))
      expect(await readField(part, 100)).toBeUndefined()
  })

  it('has names of files without their folders', async () => {
    const { type, bytes } = await encoded([['fotos', photo(Buffer.from('x'), 'C:\\fotos\\..\\boda.jpg')]])
    expect(
      (
        await readAll(
          inPieces(bytes, () => 50),
          type,
        )
      )[0]![1],
    ).toBe('boda.jpg')
  })

  it('that is none, or breaks off, is said so', async () => {
    const { type, bytes } = await encoded([['fotos', photo(randomBytes(500))]])
    const bad: [Buffer, string | undefined][] = [
      [bytes, undefined],
      [bytes, 'multipart/form-data'],
      [bytes, 'application/json'],
      [bytes, 'multipart/form-data; boundary=other'],
      [bytes.subarray(0, -10), type],
      [bytes.subarray(0, 100), type],
      [Buffer.from(`--b\r\nx: y\r\n\r\nz\r\n--b--`), 'multipart/form-data; boundary=b'],
      [Buffer.from(`--bc\r\n`), 'multipart/form-data; boundary=b'],
      [Buffer.from(`--b\r\n${'x'.repeat(20_000)}`), 'multipart/form-data; boundary=b'],
    ]
    for (const [body, ofType] of bad)
      await expect(
        readAll(
          inPieces(body, () => 40),
          ofType,
        ),
      ).rejects.toThrow(MalformedForm)
  })
})
