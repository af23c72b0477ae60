import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inTemporaryFolder } from './temporary-folder.ts'

const parent = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const { pid: ended } = spawnSync(process.execPath, ['--version'])

function makeOld(name: string) {
  mkdirSync(join(parent, name))
  writeFileSync(join(parent, name, 'rows'), 'of people')
  utimesSync(join(parent, name), new Date(0), new Date(0))
}

describe('a folder for temporary files', () => {
  it('is for this user alone, and gone afterwards, also when the work fails', async () => {
    const mode = await inTemporaryFolder('move', async (folder) => statSync(folder).mode & 0o777, parent)
    expect(mode).toBe(0o700)
    const failing = inTemporaryFolder('restore', () => Promise.reject(new Error('odd')), parent)
    await expect(failing).rejects.toThrow('odd')
    expect(readdirSync(parent)).toEqual([])
  })

  it('that cannot be made is said in one line with what helps', async () => {
    const nowhere = inTemporaryFolder('move', async () => {}, join(parent, 'nowhere'))
    await expect(nowhere).rejects.toThrow(
      /^The folder for temporary files cannot be used \(ENOENT.*\): name another one in TMPDIR\.$/,
    )
  })

  it('of a command that was killed a day ago goes with the next one, and no other', async () => {
    makeOld(`restore-azahar-${ended}-abcdef`)
    makeOld(`restore-azahar-${process.pid}-abcdef`)
    makeOld('restore-of-another')
    mkdirSync(join(parent, `move-azahar-${ended}-abcdef`))
    await inTemporaryFolder('move', async () => {}, parent)
    expect(readdirSync(parent).sort()).toEqual([
      `move-azahar-${ended}-abcdef`,
      `restore-azahar-${process.pid}-abcdef`,
      'restore-of-another',
    ])
  })
})
