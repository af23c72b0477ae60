import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { findAffected, lockedPackages } from './affected-packages.ts'
import { readAdvisories } from './read-advisories.ts'

const folder = mkdtempSync(join(tmpdir(), 'azahar-advisories-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** An entry as osv.dev writes it. */
const advisory = (id: string, events: object[], more: object = {}, of: object = {}) => ({
  schema_version: '1.7.3',
  id,
  modified: '2026-11-20T10:00:00Z',
  summary: 'Prototype pollution',
  database_specific: { severity: 'HIGH', cwe_ids: ['CWE-1321'] },
  affected: [
    {
      package: { ecosystem: 'npm', name: 'left-pad', purl: 'pkg:npm/left-pad' },
      ranges: [{ type: 'SEMVER', events }],
      ...of,
    },
  ],
  ...more,
})
const packages = (...versions: string[]) =>
  versions.map((version) => ({ name: 'left-pad', version, isDev: false }))

async function affected(entry: object, ...versions: string[]): Promise<string[]> {
  const file = join(folder, 'one.json')
  writeFileSync(file, JSON.stringify(entry))
  return findAffected(packages(...versions), await readAdvisories(file)).map((found) => found.package.version)
}

describe('an advisory', () => {
  it('is about the versions from where the fault was introduced to before its fix, again and again', async () => {
    const twice = advisory('GHSA-1', [
      { introduced: '0' },
      { fixed: '1.2.0' },
      { introduced: '2.0.0' },
      { fixed: '2.1.1' },
    ])
    const versions = ['0.0.1', '1.1.9', '1.2.0', '1.9.0', '2.0.0-rc.1', '2.0.0', '2.1.0', '2.1.1', '3.0.0']
    expect(await affected(twice, ...versions)).toEqual(['0.0.1', '1.1.9', '2.0.0', '2.1.0'])
  })

  it('reads events in the order of their versions, whatever order they stand in', async () => {
    const shuffled = advisory('GHSA-1', [{ fixed: '1.10.0' }, { introduced: '1.9.0' }])
    expect(await affected(shuffled, '1.8.0', '1.9.5', '1.10.0')).toEqual(['1.9.5'])
  })

  it('ends with the last version that is affected where there is no fix', async () => {
    const unfixed = advisory('GHSA-1', [{ introduced: '1.0.0' }, { last_affected: '1.4.2' }])
    expect(await affected(unfixed, '0.9.0', '1.0.0', '1.4.2', '1.4.3')).toEqual(['1.0.0', '1.4.2'])
  })

  it('is about versions that it lists by themselves', async () => {
    const malware = advisory('MAL-1', [], {}, { ranges: [], versions: ['1.3.3'] })
    expect(await affected(malware, '1.3.2', '1.3.3')).toEqual(['1.3.3'])
  })

  it('counts no longer once it is withdrawn, nor for a package of the same name elsewhere', async () => {
    const always = [{ introduced: '0' }]
    expect(
      await affected(advisory('GHSA-1', always, { withdrawn: '2026-11-21T00:00:00Z' }), '1.0.0'),
    ).toEqual([])
    const elsewhere = { package: { ecosystem: 'PyPI', name: 'left-pad' } }
    expect(await affected(advisory('PYSEC-1', always, {}, elsewhere), '1.0.0')).toEqual([])
  })

  it('names the first later version without the fault', async () => {
    const twice = advisory('GHSA-1', [
      { introduced: '0' },
      { fixed: '1.2.0' },
      { introduced: '2.0.0' },
      { fixed: '2.1.1' },
    ])
    writeFileSync(join(folder, 'one.json'), JSON.stringify([twice]))
    const found = findAffected(packages('1.0.0', '2.0.0'), await readAdvisories(join(folder, 'one.json')))
    expect(found.map(({ fixed, advisory: { severity } }) => [fixed, severity])).toEqual([
      ['1.2.0', 'HIGH'],
      ['2.1.1', 'HIGH'],
    ])
  })
})

describe('advisories are read', () => {
  const entries = {
    'GHSA-1.json': advisory('GHSA-1', [{ introduced: '0' }]),
    'GHSA-2.json': advisory('GHSA-2', [{ introduced: '2.0.0' }]),
  }

  it('from the archive of an ecosystem and from a folder alike', async () => {
    const inFolder = join(folder, 'entries')
    mkdirSync(inFolder)
    const files = Object.entries(entries).map(
      ([name, entry]) => [name, Buffer.from(JSON.stringify(entry))] as const,
    )
    for (const [name, bytes] of files) writeFileSync(join(inFolder, name), bytes)
    writeFileSync(join(folder, 'all.zip'), zipSync(Object.fromEntries(files)))
    for (const path of [inFolder, join(folder, 'all.zip')]) {
      expect((await readAdvisories(path)).map(({ id }) => id)).toEqual(['GHSA-1', 'GHSA-2'])
    }
  })

  it('and refused when they are something else', async () => {
    writeFileSync(join(folder, 'other.json'), '{"vulnerabilities": []}')
    await expect(readAdvisories(join(folder, 'other.json'))).rejects.toThrow('id')
  })
})

describe('the packages of a lock file', () => {
  it('are named once for each version, under their real name, as production if anything of it needs them', () => {
    const lock = {
      packages: {
        '': { version: '0.1.0' },
        'node_modules/semver': { version: '7.8.6', dev: true },
        'node_modules/a/node_modules/semver': { version: '7.8.6' },
        'node_modules/b/node_modules/semver': { version: '6.3.2', dev: true },
        'node_modules/wide': { name: '@types/wide', version: '1.0.0', dev: true },
        'node_modules/here': { link: true },
      },
    }
    expect(lockedPackages(lock)).toEqual([
      { name: '@types/wide', version: '1.0.0', isDev: true },
      { name: 'semver', version: '6.3.2', isDev: true },
      { name: 'semver', version: '7.8.6', isDev: false },
    ])
  })
})
