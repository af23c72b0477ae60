import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { connect, disconnect } from '#db/client.ts'
import { createLog } from '#server/platform/log.ts'
import { slowStatements } from '#server/platform/postgres/statements/slow-statements.ts'
import { sayWhyNotStarted } from '#server/platform/process-output.ts'
import { StartError } from '#server/platform/start-error.ts'
import { createTestDatabase } from '../../support/database/database.ts'

const folder = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const asked = promisify(execFile)

/** Runs a file with the server's modules and gives what it wrote, wherever to. */
async function output(file: string, env: Record<string, string>): Promise<string[]> {
  const args = ['--import', 'tsx', file]
  const ended = await asked(process.execPath, args, { env: { ...process.env, ...env } }).catch(
    (error) => error,
  )
  return `${ended.stdout}${ended.stderr}`.trim().split('\n')
}

describe('where JSON is asked for', { timeout: 60_000 }, () => {
  it('the reason of a start that fails is one line of it', () => {
    const lines: string[] = []
    const complaints = createLog('json', { write: (line) => void lines.push(line) })
    sayWhyNotStarted(new StartError('PORT must be a whole number.'), complaints)
    sayWhyNotStarted(new Error('a bug'), complaints)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 60, msg: 'PORT must be a whole number.' },
      { level: 60, err: { message: 'a bug' }, msg: 'Azahar could not start' },
    ])
  })

  it('so is what a library or Node.js says, without the values that it adds', async () => {
    const file = join(folder, 'library.mts')
    const modules = join(process.cwd(), 'src/server/platform')
    writeFileSync(
      file,
      `import { createLog } from '${modules}/log.ts'
       import { takeOverConsole } from '${modules}/process-output.ts'
       takeOverConsole(createLog('json'))
       console.warn('the address %s is odd', 'lucia@correo.example')
       console.error(new Error('broken'))
       process.emitWarning('it is deprecated', 'DeprecationWarning')
       setImmediate(() => Promise.reject(new Error('nobody caught it')))`,
    )
    const lines = (await output(file, {})).map((line) => JSON.parse(line))
    expect(lines).toMatchObject([
      { level: 40, said: 'the address %s is odd', msg: 'a library says' },
      { level: 50, err: { message: 'broken' } },
      { level: 40, err: { message: 'it is deprecated' }, msg: 'Node.js warns' },
      { level: 60, err: { message: 'nobody caught it' } },
    ])
    expect(JSON.stringify(lines)).not.toContain('lucia')
  })
})

describe('a slow statement', () => {
  it('is logged with its name and time, and without its parameters', async () => {
    const database = await createTestDatabase()
    const lines: string[] = []
    const log = createLog('json', { write: (line) => void lines.push(line) })
    const db = connect({ ...database }, undefined, { onStatement: slowStatements(log, 50) })
    const sleeping = { text: `select pg_sleep($1), 'Zósima' as who`, values: [0.06] }
    await db.$client.query({ name: 'nap', ...sleeping })
    await db.$client.query(sleeping)
    await db.$client.query('select 1')
    await disconnect(db)
    await database.drop()
    const said = lines.map((line) => JSON.parse(line))
    expect(said).toMatchObject([
      { statement: 'nap', failed: false, msg: 'slow statement', sql: "select pg_sleep($1), '…' as who" },
      { statement: 'select' },
    ])
    for (const { ms } of said) expect(ms).toBeGreaterThanOrEqual(50)
    expect(lines.join()).not.toMatch(/Zósima|0\.06/)
  })

  it('is nothing where none is asked for', () => {
    expect(slowStatements(createLog('json'), 0)).toBeNull()
  })
})
