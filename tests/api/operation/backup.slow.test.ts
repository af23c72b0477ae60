import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '#server/platform/clock.ts'
import { openFiles } from '#server/platform/files/open-files.ts'
import { Person } from '../../support/accounts/person.ts'
import { copyDatabase, createTestDatabase, type TestDatabase } from '../../support/database/database.ts'
import { PASSPHRASE, runBackupCommand } from '../../support/outside/backups.ts'
import { type RealServer, startRealServer } from '../../support/outside/real-server.ts'
import { STORES, type Store } from '../../support/outside/stores.ts'

/** As docs/operating.md describes it. */
describe('npm run backup', () => {
  let store: Store
  let database: TestDatabase
  let server: RealServer
  let file: string

  beforeAll(async () => {
    store = await STORES['the disk']()
    database = await createTestDatabase()
    server = await startRealServer(store, database.connectionString)
    const lucia = new Person(server, 'Lucía Herrera', 'couple')
    await lucia.signUp()
    const weddingId = await lucia.createWedding()
    await lucia.addGuest(weddingId, 'Carmen\tAguirre\n\\N')
    const vendorId = await lucia.addVendor(weddingId)
    await lucia.upload({ weddingId, vendorId }, 'contrato.pdf', 'el contrato')
    await lucia.upload({ weddingId, vendorId }, 'perdido.pdf', 'lo perdido')
    file = join(store.config.dataDir, 'azahar.backup')
  })
  afterAll(async () => {
    await server.stop()
    await database.drop()
    await store.close()
  })

  const on = () => ({ store, databaseUrl: database.connectionString })
  const run = (...args: string[]) => runBackupCommand('backup', args, on())
  const refusal = (...args: string[]) =>
    run(...args).then(
      () => 'no refusal',
      (error: Error) => `${error.name}: ${error.message}`,
    )
  /** A copy of the backup with other bytes. */
  function altered(change: (bytes: Buffer) => Buffer): string {
    const copy = `${file}.altered`
    writeFileSync(copy, change(readFileSync(file)))
    return copy
  }

  it('writes a file for this user only, while the server runs, and says what there is in it', async () => {
    const said = await run(file)
    expect(said.at(-1)).toBe('No secrets are in a backup: keep AUTH_SECRET, DATABASE_URL somewhere else')
    expect(said[0]).toMatch(
      /^Backup written to .*azahar\.backup: \d+ rows and 2 files of 0\.0\u00a0MB, as they were at 20/,
    )
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(store.config.dataDir).filter((name) => name.includes('.part'))).toEqual([])
  })

  it('makes a tar that other programs read, whose sums they check', () => {
    const folder = join(store.config.dataDir, 'unpacked')
    execFileSync('mkdir', [folder])
    execFileSync('tar', ['-xzf', file, '-C', folder])
    execFileSync('sha256sum', ['--check', '--quiet', 'sums/000001'], { cwd: folder })
    const guests = readFileSync(join(folder, 'rows/public.guests/000001'), 'utf8')
    expect(guests.split('\n')).toHaveLength(2)
    expect(guests).toContain('Carmen')
    rmSync(folder, { recursive: true })
  })

  it('checks it: whole as it was written', async () => {
    const [said] = await run('--check', file)
    expect(said).toMatch(/azahar\.backup is whole: \d+ rows and 2 files of 0\.0\u00a0MB, as they were at 20/)
  })

  it('checks it: a file that was cut anywhere is damaged', async () => {
    const { size } = statSync(file)
    for (const part of [0.1, 0.5, 0.9, 0.99]) {
      const cut = altered((bytes) => bytes.subarray(0, Math.floor(size * part)))
      expect(await refusal('--check', cut)).toMatch(/^StartError: .*altered is cut or damaged \(.+\)\.$/)
    }
    truncateSync(`${file}.altered`, 0)
    expect(await refusal('--check', `${file}.altered`)).toMatch(/^StartError: .* is no backup of Azahar\.$/)
  })

  it('checks it: a file with a flipped bit is damaged', async () => {
    const { size } = statSync(file)
    for (let at = 20; at < size; at += Math.ceil(size / 12)) {
      const flipped = altered((bytes) => {
        bytes[at]! ^= 0x10
        return bytes
      })
      expect(await refusal('--check', flipped)).toMatch(/^StartError: .* is cut or damaged \(.+\)\.$/)
    }
  })

  it('encrypts it with a passphrase, and another one opens nothing', async () => {
    const locked = `${file}.age`
    const secret = join(store.config.dataDir, 'passphrase')
    writeFileSync(secret, `${PASSPHRASE}\n`)
    await run('--passphrase-file', secret, locked)
    expect(readFileSync(locked).subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    expect((await run('--check', '--passphrase-file', secret, locked))[0]).toContain('is whole')
    expect(await refusal('--check', locked)).toMatch(/is encrypted: give its passphrase/)
    writeFileSync(secret, 'otra frase cualquiera')
    expect(await refusal('--check', '--passphrase-file', secret, locked)).toMatch(
      /^StartError: The passphrase does not open .*\.age\.$/,
    )
    const bytes = readFileSync(locked)
    bytes[bytes.length - 40]! ^= 1
    writeFileSync(locked, bytes)
    writeFileSync(secret, PASSPHRASE)
    expect(await refusal('--check', '--passphrase-file', secret, locked)).toMatch(/is cut or damaged/)
  }, 60_000)

  it('names a file that was deleted in between, and goes on', async () => {
    const files = join(store.config.dataDir, 'files/vendor-files')
    const lost = readdirSync(files, { recursive: true, encoding: 'utf8' })
      .map((name) => join(files, name))
      .find((path) => statSync(path).isFile() && readFileSync(path, 'utf8') === 'lo perdido')
    rmSync(lost!)
    const said = await run(file)
    expect(said[0]).toContain('and 1 files')
    expect(said[1]).toMatch(/^1 files that rows refer to were not in the store, such as vendor-files\//)
    expect((await run('--check', file))[1]).toBe(said[1])
  })

  it('says in one line that it cannot write, and leaves nothing behind', async () => {
    const before = createHash('sha256').update(readFileSync(file)).digest('hex')
    expect(await refusal(join(store.config.dataDir, 'nowhere/azahar.backup'))).toMatch(
      /^StartError: The backup cannot be written to .*nowhere/,
    )
    expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(before)
  })

  it('is not made without a passphrase that was meant to be there', async () => {
    await expect(
      runBackupCommand('backup', [`${file}.plain`], on(), { BACKUP_PASSPHRASE: '' }),
    ).rejects.toThrow(/^BACKUP_PASSPHRASE is empty/)
    expect(existsSync(`${file}.plain`)).toBe(false)
  })

  it('is not made of a store that is not the one of the database', async () => {
    const other = await STORES['the disk']()
    const wrong = { store: other, databaseUrl: database.connectionString }
    const name = join(other.config.dataDir, 'azahar.backup')
    await expect(runBackupCommand('backup', [name], wrong)).rejects.toThrow(
      /^None of the 2 files that rows refer to is in the folder .*, which is not known to this database/,
    )
    const files = await openFiles(other.config, systemClock)
    const id = crypto.randomUUID()
    await files.writeInstallationId(id)
    await expect(runBackupCommand('backup', [name], wrong)).rejects.toThrow(
      `Database and files are of two installations, the files in ${files.place} of ${id}`,
    )
    expect(readdirSync(other.config.dataDir)).toEqual(['files'])
    await other.close()
  })

  it('of a database without tables, or of none, is one line and makes nothing', async () => {
    const empty = await copyDatabase('template1')
    await expect(
      runBackupCommand('backup', [`${file}.empty`], { store, databaseUrl: empty.connectionString }),
    ).rejects.toThrow(/^The database has no tables of Azahar/)
    await empty.drop()
    const nowhere = { ...store, config: { ...store.config, dataDir: `${store.config.dataDir}/nowhere` } }
    await expect(runBackupCommand('backup', [`${file}.empty`], { store: nowhere })).rejects.toThrow(
      /^There is no database in .*nowhere/,
    )
    expect(existsSync(nowhere.config.dataDir)).toBe(false)
  })

  it('finds names from the folder in which the person stands, as npm tells it', async () => {
    await runBackupCommand('backup', ['from-here'], on(), { INIT_CWD: store.config.dataDir })
    expect(existsSync(join(store.config.dataDir, 'from-here'))).toBe(true)
  })

  it('goes to the standard output where npm is told to be silent, whose words would be in it', async () => {
    const npm = { npm_lifecycle_event: 'backup' }
    await expect(runBackupCommand('backup', ['-'], on(), npm)).rejects.toThrow(
      /^npm writes to the standard output too.*: npm run --silent backup -- -$/,
    )
    const silent = { ...npm, npm_config_loglevel: 'silent' }
    expect((await runBackupCommand('backup', ['-'], on(), silent))[0]).toMatch(
      /^Backup written to the standard output/,
    )
  })

  it('writes over nothing when the command was left out', async () => {
    const before = readFileSync(file)
    await expect(runBackupCommand('--check', [file], on())).rejects.toThrow(/^Usage:/)
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it.each([[[]], [['a', 'b']], [['--no-such-option', 'a']]])('shows its usage for %j', async (args) => {
    expect(await refusal(...args)).toMatch(/^StartError: Usage:/)
  })
})
