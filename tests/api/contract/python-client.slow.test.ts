import { execFile, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { PASSWORD, signedUp } from '../../support/accounts/person.ts'
import { warmReader } from '../../support/outside/import-files.ts'
import { useTestApp } from '../../support/test-app.ts'

const run = promisify(execFile)

// Each program starts Python and reads the whole document.
vi.setConfig({ testTimeout: 60_000 })

/** A machine without Python skips the client, and says so in the names of the tests. */
const hasPython = spawnSync('python3', ['--version']).status === 0

describe.skipIf(!hasPython)('the Python client of the OpenAPI document, where python3 is installed', () => {
  const app = useTestApp()

  beforeAll(() => warmReader(app))

  /** The lines that a program writes which has the client as `api`. */
  async function program(lines: string, env: Record<string, string> = {}): Promise<string[]> {
    const text = `import os\nfrom azahar import Azahar, Refused\napi = Azahar(os.environ["AZAHAR_URL"])\n${lines}`
    const { stdout } = await run('python3', ['-B', '-c', text], {
      cwd: resolve('docs/examples'),
      env: {
        ...process.env,
        ...env,
        AZAHAR_URL: `http://127.0.0.1:${app.port}`,
        PYTHONIOENCODING: 'utf-8',
      },
    })
    return stdout.trim().split('\n')
  }

  it('has a function for every operation', async () => {
    const document = await (await app.fetch('/api/openapi.json')).json()
    const operations = Object.values(document.paths).flatMap((calls) =>
      Object.values(calls as Record<string, { operationId: string }>).map(({ operationId }) => operationId),
    )
    const found = await program(`
def walk(group, path):
    for name, one in vars(group).items():
        if callable(one): print(".".join([*path, name]))
        elif type(one).__name__ == "Group": walk(one, [*path, name])
walk(api, [])`)
    expect(found.toSorted()).toEqual(operations.toSorted())
  })

  it('signs in, writes, brings files in, and is refused with a code', async () => {
    const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
    const written = await program(
      `
tokens = api.accounts.token(grant_type="password", email=os.environ["EMAIL"], password=os.environ["PASSWORD"])
api.token = tokens["access_token"]
wedding = api.weddings.create(name="Lucía & Martín")["id"]
api.guests.add(weddingId=wedding, fullName="Carmen Lasa")
print([guest["fullName"] for guest in api.guests.list(weddingId=wedding)])
sent = api.imports.beginWithFiles(weddingId=wedding, id=os.environ["ID"], text="Nombre;Familia\\nTeo Lasa;Lasa")
print(sent["files"][0]["name"], sent["state"])
print(len(api.imports.preview(weddingId=wedding, importId=sent["id"])["seen"]) > 0)
try:
    api.weddings.get(weddingId=os.environ["ID"])
except Refused as refused:
    print(refused.status, refused.code)`,
      { EMAIL: lucia.email, PASSWORD, ID: randomUUID() },
    )
    expect(written).toEqual(["['Carmen Lasa']", 'Texto pegado.txt open', 'True', '404 WEDDING_NOT_FOUND'])
  })

  it.each([
    ['api.guests.add(fullName="Carmen")', 'guests.add needs weddingId'],
    ['api.guests.add(weddingId="x")', 'guests.add needs fullName'],
    ['api.guests.add(weddingId="x", fullName=3)', 'guests.add: fullName is no int'],
    ['api.guests.add(weddingId="x", fullName=True)', 'guests.add: fullName is no bool'],
  ])('%s is refused before it is sent', async (call, message) => {
    expect(await program(`try:\n    ${call}\nexcept TypeError as error:\n    print(error)`)).toEqual([
      message,
    ])
  })
})
