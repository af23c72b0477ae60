import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '#server/entry/start-server.ts'
import { StopSteps } from '#server/platform/stop-steps.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database/database.ts'
import { until } from '../../support/database/owner-process.ts'

const script = fileURLToPath(new URL('../../support/database/ending-with-parent.mjs', import.meta.url))

describe('a process that npm runs through a shell', () => {
  it('is asked to stop when the shell is gone, as after a SIGTERM to npm', async () => {
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${script}"; true`], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await until(shell.stdout, /ready/)
    const stopped = until(shell.stdout, /stopped/)
    shell.kill('SIGTERM')
    expect((await stopped)[0]).toBe('stopped')
  })

  it('is asked to stop when npm is killed outright, which leaves the shell waiting', async () => {
    const folder = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
    // With a second command no shell takes the place of itself by the first.
    const scripts = { start: `"${process.execPath}" "${script}"; true` }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }))
    const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    await until(npm.stdout, /ready/)
    const stopped = until(npm.stdout, /stopped/)
    npm.kill('SIGKILL')
    expect((await stopped)[0]).toBe('stopped')
    rmSync(folder, { recursive: true })
  })
})

describe('a server that is told to stop', () => {
  const dataDir = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
  let database: TestDatabase
  let cookie = ''
  let weddingId = ''

  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(async () => {
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function start() {
    const port = await freePort()
    const env = {
      PORT: String(port),
      DATABASE_URL: database.connectionString,
      DATA_DIR: dataDir,
      AUTH_SECRET: 'a-secret-for-tests-of-at-least-32-characters',
      LOG_FORMAT: 'lines',
    }
    const server = await startServer(env, pino({ level: 'silent' }), { withoutBuiltApp: true })
    const call = (path: string, body?: object) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { cookie, 'content-type': 'application/json' },
        body: body ? JSON.stringify(body) : undefined,
      })
    if (!cookie) {
      const name = 'Lucía Herrera'
      const person = { name, email: 'lucia@correo.example', password: 'azahar-en-flor', role: 'couple' }
      const signUp = await call('/api/auth/sign-up/email', person)
      cookie = signUp.headers.getSetCookie()[0]!.split(';')[0]!
      weddingId = ((await (await call('/api/weddings', { name: 'Boda' })).json()) as { id: string }).id
    }
    return { port, server, call }
  }

  it('answers what has begun, cuts nothing and writes nothing that it does not acknowledge', {
    timeout: 90_000,
  }, async () => {
    let acknowledged = 0
    const cut: string[] = []
    for (let round = 0; round < 4; round += 1) {
      const { port, server } = await start()
      const agent = new Agent({ keepAlive: true })
      let answered = 0
      const drive = async (client: number) => {
        for (let index = 0; ; index += 1) {
          const isWrite = (client + index) % 2 === 0
          const answer = await ask(agent, port, isWrite)
          if (answer === 'ECONNREFUSED') return
          if (typeof answer === 'string') cut.push(answer)
          if (answer === 201) acknowledged += 1
          answered += 1
        }
      }
      const driving = Promise.all(Array.from({ length: 12 }, (_, client) => drive(client)))
      await expect.poll(() => answered, { timeout: 15_000 }).toBeGreaterThan(30 + round * 7)
      await server.stop()
      await driving
      agent.destroy()
    }
    expect(cut).toEqual([])
    const { server, call } = await start()
    const { total } = (await (await call(`/api/weddings/${weddingId}/guests/summary`)).json()) as {
      total: number
    }
    await server.stop()
    expect(total).toBe(acknowledged)
  })

  it('says that the connection ends with the answer, and ends streams at once', async () => {
    const { port, server, call } = await start()
    const stream = await call('/api/live')
    const reader = stream.body!.getReader()
    await reader.read()
    const socket = connect(port, '127.0.0.1')
    const head = `POST /api/weddings/${weddingId}/guests HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n`
    socket.write(`${head}content-type: application/json\r\ncontent-length: 21\r\n\r\n{"fullName"`)
    const text: string[] = []
    socket.setEncoding('utf8').on('data', (piece: string) => text.push(piece))
    // The request has begun once another, sent later, has been answered.
    await call('/healthz')
    const stopped = server.stop()
    while (!(await reader.read()).done) {}
    socket.write(':"Carmen"}')
    await once(socket, 'close')
    await stopped
    expect(text.join('')).toMatch(/^HTTP\/1.1 201 /)
    expect(text.join('')).toMatch(/\r\nconnection: close\r\n/i)
  })

  /** The status of an answer, or the code of what went wrong. */
  function ask(agent: Agent, port: number, isWrite: boolean): Promise<number | string> {
    return new Promise((resolve) => {
      const path = `/api/weddings/${weddingId}/guests${isWrite ? '' : '/summary'}`
      const headers = { cookie, 'content-type': 'application/json' }
      const asked = request(
        { agent, port, host: '127.0.0.1', path, method: isWrite ? 'POST' : 'GET', headers },
        (answer) => {
          answer.resume()
          answer.once('end', () => resolve(answer.statusCode!))
          answer.once('error', (error: NodeJS.ErrnoException) => resolve(error.code!))
        },
      )
      asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code!))
      asked.end(isWrite ? JSON.stringify({ fullName: 'Carmen' }) : undefined)
    })
  }
})

describe('a server that is told to stop while it starts', () => {
  it('leaves no database running that it has just made', { timeout: 90_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
    const stops = new StopSteps()
    let stopped: Promise<void> | undefined
    const write = (line: string) => {
      if (line.includes('database created')) stopped = stops.stop()
    }
    const steps = pino({}, { write })
    const env = { PORT: String(await freePort()), DATA_DIR: dataDir }
    await expect(startServer(env, steps, { withoutBuiltApp: true, stops })).rejects.toThrow()
    expect(stopped).toBeDefined()
    await stops.stop()
    expect(existsSync(join(dataDir, 'postgres/cluster/PG_VERSION'))).toBe(true)
    expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false)
    rmSync(dataDir, { recursive: true, force: true })
  })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
