import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  end,
  launchOwner,
  type Owner,
  query,
  until,
  untilReady,
} from '../../../../tests/support/database/owner-process.ts'
import { isAlive } from './process-table.ts'

let home: string
let dataDir: string
let shared: string
let owners: ReturnType<typeof launchOwner>[]

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'azahar-pg-'))
  shared = mkdtempSync(join(tmpdir(), 'azahar-pg-shared-'))
  chmodSync(shared, 0o755)
  dataDir = join(home, 'data')
  owners = []
})

afterEach(async () => {
  await Promise.all(owners.map((owner) => end(owner, 'SIGTERM')))
  rmSync(home, { recursive: true, force: true })
  rmSync(shared, { recursive: true, force: true })
})

// Making a database takes seconds of a processor, and some tests make two at once.
describe('the embedded PostgreSQL', { timeout: 60_000 }, () => {
  it('keeps its rows from one start to the next and leaves nothing running in between', async () => {
    const first = await start()
    await query(first.address, `create table kept as select 'Lucía' as name`)
    const pid = postmasterPid()
    expect(await end(first.child, 'SIGTERM')).toBe(0)
    expect(isAlive(pid)).toBe(false)

    const second = await start()
    expect(await query(second.address, 'select name from kept')).toEqual([{ name: 'Lucía' }])
  })

  it('listens on a socket that asks for a password, and on no port', async () => {
    const { address } = await start()
    expect(await query(address, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
    await expect(query(address.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/authentication/)
  })

  it('is taken over when the process that started it was killed', async () => {
    const first = await start()
    await query(first.address, 'create table kept as select 1 as one')
    const pid = postmasterPid()
    await end(first.child, 'SIGKILL')
    expect(isAlive(pid)).toBe(true)

    const second = await start()
    expect(postmasterPid()).toBe(pid)
    expect(await query(second.address, 'select one from kept')).toEqual([{ one: 1 }])
    await end(second.child, 'SIGTERM')
    expect(isAlive(pid)).toBe(false)
  })

  it('keeps every confirmed row when both were killed', async () => {
    const first = await start()
    await query(first.address, 'create table kept as select 1 as one')
    process.kill(first.child.pid!, 'SIGSTOP')
    process.kill(postmasterPid(), 'SIGKILL')
    await end(first.child, 'SIGKILL')

    const second = await start()
    expect(await query(second.address, 'select one from kept')).toEqual([{ one: 1 }])
  })

  it('starts when its old process number now belongs to another program', async () => {
    await end((await start()).child, 'SIGTERM')
    const socket = join(dataDir, 'postgres', 'socket')
    writeFileSync(
      join(dataDir, 'postgres/cluster/postmaster.pid'),
      `${process.pid}\n${dataDir}\n1\n5432\n${socket}\n`,
    )
    writeFileSync(join(socket, '.s.PGSQL.5432.lock'), `${process.pid}\n`)

    const { address } = await start()
    expect(await query(address, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('refuses a second server on the same folder in one line and does not disturb the first', async () => {
    const first = await start()
    await expect(start()).rejects.toThrow(
      new Error(
        `Azahar is already running on ${dataDir} (process ${first.child.pid}): stop it first, or start this one with another DATA_DIR.`,
      ),
    )
    expect(await query(first.address, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('lets one of two first starts win', async () => {
    const results = await Promise.allSettled([start(), start()])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const lost = results.find((result) => result.status === 'rejected')
    expect(String(lost?.reason)).toMatch(/already running/)
  })

  it('starts after the making of the database was cut off', async () => {
    mkdirSync(dataDir)
    const child = launch()
    await appearance(/^postgres\.draft-/)
    await end(child, 'SIGKILL')
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)

    const { address } = await start()
    expect(await query(address, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('is started again under the same address when it dies', async () => {
    const { address, child } = await start()
    const again = until(child.stderr!, /ready again/)
    process.kill(postmasterPid(), 'SIGKILL')
    await again
    expect(await query(address, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('says so when another major version made the database', async () => {
    await end((await start()).child, 'SIGTERM')
    writeFileSync(join(dataDir, 'postgres/cluster/PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(
      /^The database in .* was made by PostgreSQL 17 and this Azahar runs PostgreSQL 18:.*$/,
    )
  })

  it('runs in a folder whose path is too long for a socket', async () => {
    dataDir = join(home, 'boda-'.repeat(25))
    const { address } = await start()
    expect(await query(address, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  describe.runIf(process.getuid?.() === 0 && process.platform === 'linux')(
    'as root without user namespaces',
    () => {
      it('hands the database in an open folder to another user', async () => {
        chmodSync(home, 0o755)
        const { address } = await start(withoutNamespaces())
        expect(await query(address, 'select 1 as one')).toEqual([{ one: 1 }])
        expect(statSync(join(dataDir, 'postgres/cluster')).uid).not.toBe(0)
      })

      it('keeps database and programs outside a closed home and finds them again', async () => {
        chmodSync(home, 0o700)
        const environment = withoutNamespaces()
        const first = await start(environment)
        await query(first.address, 'create table kept as select 1 as one')
        await end(first.child, 'SIGTERM')
        expect(existsSync(join(dataDir, 'postgres'))).toBe(false)

        const second = await start(environment)
        expect(await query(second.address, 'select one from kept')).toEqual([{ one: 1 }])
        await end(second.child, 'SIGTERM')
      })

      it('keeps a database it once ran in a namespace', async () => {
        chmodSync(home, 0o755)
        const first = await start()
        await query(first.address, 'create table kept as select 1 as one')
        await end(first.child, 'SIGTERM')
        const second = await start(withoutNamespaces())
        expect(await query(second.address, 'select one from kept')).toEqual([{ one: 1 }])
      })
    },
  )
})

function start(path?: string): Promise<Owner> {
  return untilReady(launch(path))
}

function launch(path?: string): Owner['child'] {
  const child = launchOwner(dataDir, shared, path)
  owners.push(child)
  return child
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
}

/** A search path on which the program that makes namespaces is missing. */
function withoutNamespaces(): string {
  symlinkSync('/usr/bin/test', join(shared, 'test'))
  return shared
}

/** Resolves when something of that name turns up in the data folder. */
function appearance(name: RegExp): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(dataDir, () => {
      if (!readdirSync(dataDir).some((entry) => name.test(entry))) return
      watcher.close()
      resolve()
    })
  })
}
