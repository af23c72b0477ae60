import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts'
import { end } from '../../support/database/owner-process.ts'
import { freePort } from '../../support/outside/real-server.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** A build reads these. */
const SOURCES = ['src', 'scripts', 'package.json', 'tsconfig.json', 'vite.config.ts', 'vite.server.config.ts']

let database: TestDatabase
let outer: string

beforeAll(async () => {
  database = await createTestDatabase()
  outer = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
})
afterAll(async () => {
  await database.drop()
  rmSync(outer, { recursive: true, force: true })
})

it('a checkout in a folder with blanks and accents in its name is built, starts and serves the app', async () => {
  const checkout = join(outer, 'Ñandú y compañía')
  mkdirSync(checkout)
  for (const name of SOURCES) cpSync(join(ROOT, name), join(checkout, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'))
  const built = spawnSync('npm', ['run', 'build'], { cwd: checkout, encoding: 'utf8' })
  expect(built.status, built.stderr).toBe(0)

  const port = await freePort()
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: database.connectionString,
      AUTH_SECRET: 'a-secret-for-tests-of-at-least-32-characters',
    },
    stdio: 'ignore',
  })
  const page = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null)
    return answer ? `${answer.status} ${await answer.text()}` : 'not yet'
  }
  try {
    await expect.poll(() => page('/readyz'), { timeout: 60_000 }).toMatch(/^200 .*"status":"ok"/)
    expect(await page('/login')).toMatch(/^200 .*Entrar/s)
    expect(await page('/service-worker.js')).toMatch(/^200 /)
  } finally {
    await end(server, 'SIGTERM')
  }
}, 400_000)
