import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { ARCHIVED_TABLES, archivedColumns, nameOf } from '#server/areas/archive/archive-tables.ts'
import { DEMO_PASSWORD } from '#server/entry/demo/demo-browser.ts'
import { DEMO_PEOPLE, seedDemo } from '#server/entry/demo/seed-demo.ts'
import { Person, signedUp } from '../../support/accounts/person.ts'
import { read } from '../../support/outside/read-zip.ts'
import { bringIn, changed, download, indexOf } from '../../support/outside/wedding-zip.ts'
import { type TestApp, useTestApp } from '../../support/test-app.ts'

const here = useTestApp()
/** Another installation: a database and a data folder of its own. */
const elsewhere = useTestApp()

vi.setConfig({ testTimeout: 400_000 })

type Row = Record<string, unknown>

/** The wedding of the demo, made through the API, with its images drawn. */
async function demoWedding() {
  const prints = fileURLToPath(new URL('../../../src/ui/art/images/prints', import.meta.url))
  await seedDemo(`http://127.0.0.1:${here.port}`, here.platform, prints)
  await here.runJobs()
  const { name, role, email } = DEMO_PEOPLE.lucia
  const lucia = new Person(here, name, role, email)
  expect((await lucia.signIn(DEMO_PASSWORD)).status).toBe(200)
  const [{ id }] = (await lucia.get('/api/weddings')).body
  return { lucia, weddingId: id as string }
}

/** The rows of every table that is downloaded, without the wedding and what an import makes anew. */
async function rowsOf(app: TestApp, weddingId: string): Promise<Map<string, Row[]>> {
  const all = new Map<string, Row[]>()
  for (const archived of ARCHIVED_TABLES) {
    const table = nameOf(archived)
    const { rows } = await app.db.$client.query<{ row: Row }>(
      `select to_jsonb(t) as row from ${table} t where ${table === 'weddings' ? 'id' : 'wedding_id'} = $1
       order by to_jsonb(t)::text`,
      [weddingId],
    )
    const columns = archivedColumns(archived, null).map(({ name }) => name)
    all.set(
      table,
      rows.map(({ row }) => Object.fromEntries(columns.map((name) => [name, row[name]]))),
    )
  }
  return all
}

/** The SHA-256 of each file of a ZIP that members gave, by its name. */
async function sumsOf(zip: Buffer): Promise<Record<string, string>> {
  const files = [...(await read(zip))].filter(([name]) => /^(imagenes|archivos)\//.test(name))
  return Object.fromEntries(
    files.map(([name, contents]) => [name, createHash('sha256').update(contents).digest('hex')]),
  )
}

/**
 * Words have no other author than who brings them, members are people by their names, and the colours that stand for an
 * image while it loads are made of its pixels again.
 */
const comparable = (rows: Map<string, Row[]>) =>
  new Map(
    [...rows].map(([table, all]) => [
      table,
      all
        .map(({ author_id: _, responsible: __, assignees: ___, placeholder: ____, color: _____, ...row }) =>
          JSON.stringify(row),
        )
        .toSorted(),
    ]),
  )

it('the wedding of the demo goes out, in, out and into another installation without a loss', async () => {
  const { lucia, weddingId } = await demoWedding()
  const first = await download(here, lucia, weddingId)
  const rows = await rowsOf(here, weddingId)
  expect(rows.get('guests')!.length).toBeGreaterThan(30)
  expect(Object.keys(await sumsOf(first)).length).toBeGreaterThan(15)

  const again = await bringIn(lucia, first)
  expect(again.status, JSON.stringify(again.body)).toBe(201)
  await here.runJobs()
  expect(comparable(await rowsOf(here, again.body.id))).toEqual(comparable(rows))
  const second = await download(here, lucia, again.body.id)
  expect(await sumsOf(second)).toEqual(await sumsOf(first))

  const noelia = await signedUp(elsewhere, 'Noelia Prado', 'couple')
  const abroad = await bringIn(noelia, second)
  expect(abroad.status, JSON.stringify(abroad.body)).toBe(201)
  await elsewhere.runJobs()
  expect(comparable(await rowsOf(elsewhere, abroad.body.id))).toEqual(comparable(rows))
  const third = await download(elsewhere, noelia, abroad.body.id)
  expect(await sumsOf(third)).toEqual(await sumsOf(first))
  // Nothing but the name of who brought it tells the sheets apart.
  const [here_, there] = [await read(second), await read(third)]
  expect([...there.keys()]).toEqual([...here_.keys()])
  for (const name of ['csv/invitados.csv', 'csv/mesas.csv', 'csv/pagos.csv', 'csv/noches.csv'])
    expect(there.get(name)!.toString()).toBe(here_.get(name)!.toString())

  // A ZIP of before had other names and no page: its index says where each file is.
  const index = await indexOf(first)
  const entries = await read(first)
  const former = (name: string) => name.replace(/^imagenes\//, 'inspiracion/').replace(/^archivos\//, '')
  const renamed = Object.fromEntries(
    index.archivos.map(({ nombre }: { nombre: string }) => [former(nombre), entries.get(nombre)!]),
  )
  const older = await changed(
    first,
    {
      ...Object.fromEntries([...entries.keys()].map((name) => [name, null])),
      'boda.json': JSON.stringify({
        ...index,
        archivos: index.archivos.map((one: { nombre: string }) => ({ ...one, nombre: former(one.nombre) })),
      }),
    },
    {},
    renamed,
  )
  const old = await bringIn(lucia, older)
  expect(old.status, JSON.stringify(old.body)).toBe(201)
  expect(comparable(await rowsOf(here, old.body.id)).get('guests')).toEqual(comparable(rows).get('guests'))
})
