import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeIn } from '../../support/contract/documented-code.ts'
import { useTestApp } from '../../support/test-app.ts'

const run = promisify(execFile)

const STRICT = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    noEmit: true,
    types: ['node'],
  },
  include: ['*.ts'],
}

/** A machine without Python skips its script, and says so in the name of the test. */
const hasPython = spawnSync('python3', ['--version']).status === 0

describe('what docs/api.md shows', () => {
  const app = useTestApp()
  let folder: string

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    write('package.json', JSON.stringify({ type: 'module' }))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const node = (...args: string[]) =>
    run(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, AZAHAR_URL: `http://127.0.0.1:${app.port}` },
    })

  it('signs up, signs in, refreshes and calls the API from a script', async () => {
    write('script.js', codeIn('api.md', 'js'))
    expect((await node('script.js')).stdout).toBe('Carmen Lasa\n')
  })

  it.skipIf(!hasPython)('does the same from Python, where python3 is installed', async () => {
    write('script.py', codeIn('api.md', 'python'))
    const env = { ...process.env, AZAHAR_URL: `http://127.0.0.1:${app.port}`, PYTHONIOENCODING: 'utf-8' }
    expect((await run('python3', ['script.py'], { cwd: folder, env })).stdout).toBe('Carmen Lasa\n')
  })

  it('compiles against the generated types of the API, and runs', { timeout: 60_000 }, async () => {
    const document = await (await app.fetch('/api/openapi.json')).json()
    write('schema.d.ts', astToString(await openapiTypescript(document)))
    write('client.ts', codeIn('api.md', 'ts'))
    write('tsconfig.json', JSON.stringify(STRICT))
    await node('node_modules/typescript/lib/tsc.js', '-p', '.').catch(({ stdout }) => {
      throw new Error(stdout)
    })
    expect((await node('--import', 'tsx', 'client.ts')).stdout).toBe('Carmen Lasa\n')
  })
})
