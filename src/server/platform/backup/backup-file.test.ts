import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { readBackupFile } from './backup-file.ts'
import { refuseName, STANDARD_OUTPUT, writeBackupFile } from './backup-output.ts'

const folder = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { signal } = new AbortController()
const standardOutput = new PassThrough()
const tarOf = (text: string) => Readable.from([text], { objectMode: false })
const named = (name: string) => join(folder, name)
const left = () => readdirSync(folder)

describe('the file of a backup', () => {
  it('takes the place of an older one, once it is whole', async () => {
    writeFileSync(named('old'), 'older')
    await writeBackupFile(named('old'), tarOf('newer'), null, { standardOutput, signal })
    expect(gunzipSync(readFileSync(named('old'))).toString()).toBe('newer')
    expect(statSync(named('old')).mode & 0o777).toBe(0o600)
    expect(left()).toEqual(['old'])
  })

  it('is not blamed for what fails at the other end, and nothing is left of it', async () => {
    const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })
    const tar = new Readable({
      read() {
        this.destroy(reset)
      },
    })
    await expect(writeBackupFile(named('x'), tar, null, { standardOutput, signal })).rejects.toBe(reset)
    expect(left()).toEqual(['old'])
  })

  it('is named when it cannot be written', async () => {
    await expect(
      writeBackupFile(named('nowhere/x'), tarOf('x'), null, { standardOutput, signal }),
    ).rejects.toThrow(/^The backup cannot be written to .*nowhere\/x \(ENOENT/)
    const broken = new Writable({ write: (_chunk, _encoding, done) => done(new Error('write EPIPE')) })
    await expect(
      writeBackupFile(STANDARD_OUTPUT, tarOf('x'), null, { standardOutput: broken, signal }),
    ).rejects.toThrow('The backup cannot be written to the standard output (write EPIPE).')
  })

  it('is gone when it is ended in the middle', async () => {
    const ending = new AbortController()
    const tar = new Readable({ read() {} })
    const writing = writeBackupFile(named('x'), tar, null, { standardOutput, signal: ending.signal })
    tar.push('the beginning')
    await expect.poll(left).toHaveLength(2)
    ending.abort()
    await expect(writing).rejects.toThrow('The operation was aborted')
    expect(left()).toEqual(['old'])
  })

  it('has a name that is no folder, no device and no terminal', async () => {
    const terminal = Object.assign(new PassThrough(), { isTTY: true })
    await expect(refuseName(folder, standardOutput)).rejects.toThrow(/ is a folder: give the name of a file/)
    await expect(refuseName('/dev/null', standardOutput)).rejects.toThrow(
      '/dev/null is no file: give the name',
    )
    await expect(refuseName(STANDARD_OUTPUT, terminal)).rejects.toThrow(/^The standard output is a terminal/)
    await refuseName(STANDARD_OUTPUT, standardOutput)
    await refuseName(named('old'), standardOutput)
    await refuseName(named('new'), standardOutput)
  })

  it('that is a folder is none to read, in one line', async () => {
    const reading = readBackupFile({ file: folder, passphrase: null }).next()
    await expect(reading).rejects.toThrow(/^The backup cannot be read \(EISDIR/)
  })
})
