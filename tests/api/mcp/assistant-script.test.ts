import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { codeIn } from '../../support/contract/documented-code.ts'

describe('the script of docs/api.md for assistants', () => {
  const { app, cast } = useCast()
  let folder: string
  const env = () => ({ AZAHAR_URL: `http://127.0.0.1:${app.port}`, PATH: process.env['PATH']! })

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), `azahar-test-${process.pid}-`))
    writeFileSync(join(folder, 'azahar-mcp.mjs'), codeIn('api.md', 'mjs'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('signs in once, keeps its tokens to itself, and asks for an assistant from then on', async () => {
    await cast.lucia.addGuest(cast.weddingId, 'Carmen Lasa')
    const login = spawn(process.execPath, ['azahar-mcp.mjs', 'login', 'Claude'], { cwd: folder, env: env() })
    login.stdin.end(`${cast.lucia.email}\n${PASSWORD}\n\n`)
    const [code] = await once(login, 'exit')
    expect(code).toBe(0)
    expect(statSync(join(folder, 'azahar-tokens.json')).mode & 0o777).toBe(0o600)
    expect((await cast.lucia.get('/api/access/apps')).body).toMatchObject([{ name: 'Claude' }])

    for (const options of [{ versionNegotiation: { mode: 'auto' } }, undefined]) {
      const client = new Client({ name: 'asistente', version: '1' }, options as never)
      const args = ['azahar-mcp.mjs']
      await client.connect(
        new StdioClientTransport({ command: process.execPath, args, cwd: folder, env: env() }),
      )
      const ask = () =>
        client.callTool({ name: 'find_guests', arguments: { weddingId: cast.weddingId, answer: 'awaited' } })
      expect((await ask()).structuredContent).toMatchObject({ rows: [{ name: 'Carmen Lasa' }] })
      app.setClock(new Date(Date.now() + 16 * 60_000))
      expect((await ask()).structuredContent).toMatchObject({ rows: [{ name: 'Carmen Lasa' }] })
      app.setClock(null)
      await client.close()
    }
  })
})
