import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#domain/time/time.ts'
import { applyImportNow } from '#server/areas/imports/apply-import.ts'
import { tidyUp } from '#server/entry/jobs/housekeeping.ts'
import type { Person } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { picture } from '../../support/outside/images.ts'
import { type Dropped, ImportSession, textFile, warmReader } from '../../support/outside/import-files.ts'

const { app, cast } = useCast()
let lucia: Person
let weddingId: string

beforeAll(async () => {
  lucia = cast.lucia
  await warmReader(app)
})

beforeEach(async () => {
  weddingId = await lucia.createWedding('Lucía & Martín', '2027-04-10')
})

const listed = async (path: string) => (await lucia.get(`/api/weddings/${weddingId}/${path}`)).body
const opened = async (...files: Dropped[]) => {
  const session = new ImportSession(lucia, weddingId, app)
  await session.drop(files)
  return session
}
const brought = async (...files: Dropped[]) => {
  const session = await opened(...files)
  const done = await session.apply()
  expect([done.state, done.failure]).toEqual(['done', null])
  return session
}

const agenda = (title: string) =>
  textFile(`agenda ${title}.csv`, `Hora;Momento;Lugar\n12:30;${title};Finca\n13:30;Cóctel ${title};Jardín\n`)
const paper = (name: string, words: string) => textFile(name, `Notas de la boda.\n\n${words}\n`)
const PAPERS = 'Ordenar los documentos que trajiste'
const papersTask = async () => {
  const found = (await listed('tasks')).filter(({ title }: { title: string }) => title === PAPERS)
  expect(found).toHaveLength(1)
  return found[0].id as string
}
const paperNames = async () =>
  (await listed(`tasks/${await papersTask()}/files`)).map(({ name }: { name: string }) => name).sort()

describe('rows of a later import', () => {
  it('of a day that was moved meanwhile come to a day of their own', async () => {
    await brought(agenda('Ceremonia'))
    const [day] = await listed('agenda/days')
    await lucia.patch(`/api/weddings/${weddingId}/agenda/days/${day.id}`, { date: '2027-04-11' })
    await brought(agenda('Bienvenida'))
    const days = await listed('agenda/days')
    expect(days.map(({ date }: { date: string }) => date).sort()).toEqual(['2027-04-10', '2027-04-11'])
    const items = (await listed('agenda/items')).map(({ title }: { title: string }) => title)
    expect(items.sort()).toEqual(['Bienvenida', 'Ceremonia', 'Cóctel Bienvenida', 'Cóctel Ceremonia'])
  })

  it('come to a folder of their own when that of the name was renamed', async () => {
    const flowers = { name: 'Flores/ramo.png', bytes: await picture().png().toBuffer() }
    await brought(flowers)
    const [folder] = await listed('inspiration/folders')
    await lucia.patch(`/api/weddings/${weddingId}/inspiration/folders/${folder.id}`, { name: 'Ramos' })
    await brought({ name: 'Flores/arco.png', bytes: await picture(90).png().toBuffer() })
    const folders = await listed('inspiration/folders')
    expect(
      folders.map(({ name, imageCount }: { name: string; imageCount: number }) => [name, imageCount]).sort(),
    ).toEqual([
      ['Flores', 1],
      ['Ramos', 1],
    ])
  })
})

describe('a document', () => {
  it('of a name that is taken is kept with a number, in one import or in the next', async () => {
    await brought(paper('uno/menú.txt', 'Gazpacho'), paper('dos/menú.txt', 'Salmorejo'))
    await brought(paper('menú.txt', 'Ajoblanco'))
    expect(await paperNames()).toEqual(['menú (2).txt', 'menú (3).txt', 'menú.txt'])
  })

  it('that is dropped again under any name adds nothing, and is no part of the preview', async () => {
    await brought(paper('menú.txt', 'Gazpacho'))
    const again = await opened(paper('otro nombre.txt', 'Gazpacho'))
    expect((await again.preview()).sections).toEqual([])
    await again.apply()
    expect(await paperNames()).toEqual(['menú.txt'])
  })

  it('that waits in the bin comes again', async () => {
    await brought(paper('menú.txt', 'Gazpacho'))
    const task = await papersTask()
    const [file] = await listed(`tasks/${task}/files`)
    await lucia.delete(`/api/weddings/${weddingId}/tasks/${task}/files/${file.id}`)
    expect(await paperNames()).toEqual([])
    await brought(paper('menú.txt', 'Gazpacho'))
    expect(await paperNames()).toEqual(['menú.txt'])
  })

  it('at a vendor who was there goes with its import, and waits in the bin', async () => {
    await brought(textFile('presupuesto.csv', 'Proveedor;Categoría;Coste\nLos Naranjos;Finca;12.500,00 €\n'))
    const [vendor] = await listed('vendors')
    const session = await brought(paper('Contrato Los Naranjos.txt', 'Lo acordado'))
    expect(await listed(`vendors/${vendor.id}/files`)).toHaveLength(1)
    expect((await session.undo()).body).toMatchObject({ undone: 1, kept: 0 })
    expect(await listed(`vendors/${vendor.id}/files`)).toEqual([])
  })

  it('of a later import stays when the one that made its task is undone', async () => {
    const first = await brought(paper('menú.txt', 'Gazpacho'))
    await brought(paper('flores.txt', 'Peonías'))
    const undoing = (await lucia.get(`${first.path}/undo`)).body
    expect(undoing.changedSince).toMatchObject([{ label: PAPERS }])
    await first.undo()
    expect(await paperNames()).toEqual(['flores.txt'])
  })
})

describe('an import of seats alone', () => {
  it('says how many, and can be undone', async () => {
    for (const fullName of ['Ainhoa Lasa', 'Teo Lasa', 'Carmen Aguirre', 'Jon Aguirre'])
      await lucia.post(`/api/weddings/${weddingId}/guests`, { fullName, rsvp: true })
    const session = await brought(
      textFile('mesas.csv', 'Mesa 1;Mesa 2\nAinhoa Lasa;Carmen Aguirre\nTeo Lasa;Jon Aguirre\n'),
    )
    expect((await session.find()).outcome!.counts).toEqual([{ key: 'seating', count: 4 }])
    const tables = async () => (await listed('seating/tables')).length
    expect(await tables()).toBe(2)
    expect((await session.undo()).status).toBe(200)
    expect(await tables()).toBe(0)
  })
})

describe('a failure of the database', () => {
  const failing = (body: string) =>
    app.db.execute(sql`
      create or replace function fail_import() returns trigger language plpgsql as
        ${sql.raw(`'begin ${body.replaceAll("'", "''")}; return new; end'`)};
      create or replace trigger fail_import before update on imports for each row
        when (new.state = 'done') execute function fail_import()`)
  const mended = () => app.db.execute(sql`drop trigger if exists fail_import on imports`)
  const storedImages = async () => {
    const paths: string[] = []
    for await (const { path } of app.platform.files.list('inspiration-images'))
      if (path.startsWith(weddingId)) paths.push(path)
    return paths
  }

  it('that may have come after the commit leaves the stored files, and the next try brings all', async () => {
    const session = await opened({ name: 'Flores/ramo.png', bytes: await picture().png().toBuffer() })
    await session.ask()
    await failing('perform pg_terminate_backend(pg_backend_pid())')
    const asked = { weddingId, importId: session.id }
    await expect(applyImportNow(app.platform, asked)).rejects.toThrow()
    expect(await storedImages(), 'nobody knows whether a row refers to it').toHaveLength(1)
    await mended()
    await applyImportNow(app.platform, asked)
    expect((await session.find()).state).toBe('done')
    expect((await listed('inspiration/folders'))[0].imageCount).toBe(1)
  })

  it('that refuses the values ends the import with the reason, and deletes what was stored for it', async () => {
    const session = await opened({ name: 'Flores/ramo.png', bytes: await picture().png().toBuffer() })
    await session.ask()
    await failing("raise exception using errcode = '23514', message = 'refused'")
    await applyImportNow(app.platform, { weddingId, importId: session.id })
    const failed = await session.find()
    expect([failed.state, failed.failure]).toEqual(['failed', expect.stringContaining('no se puede guardar')])
    expect(await storedImages()).toEqual([])
    await mended()
    expect((await session.apply()).state).toBe('done')
  })
})

describe('an import whose process was lost', () => {
  it('waits for its author again after a day, with the reason', async () => {
    const session = await opened(textFile('tareas.csv', 'Tarea;Fecha\nElegir el vestido;\n'))
    await session.ask()
    app.setClock(new Date(Date.now() + 25 * HOUR_MS))
    await tidyUp(app.platform)
    const found = await session.find()
    expect([found.state, found.failure]).toEqual(['failed', expect.stringContaining('se interrumpió')])
    expect((await session.apply()).state).toBe('done')
    app.setClock(null)
    expect(await listed('tasks')).toHaveLength(1)
  })
})

describe('sections that are closed to the author', () => {
  const budget = textFile('presupuesto.csv', 'Proveedor;Categoría;Coste\nLos Naranjos;Finca;12.500,00 €\n')
  const day = textFile('agenda.csv', 'Hora;Momento;Responsable\n12:30;Ceremonia;Los Naranjos\n')

  it('name no vendor who would not come', async () => {
    const tia = await joinedAs(app, lucia, weddingId, 'family')
    await setLevels(lucia, weddingId, tia, { agenda: 'edit', vendors: 'view' })
    const session = new ImportSession(tia, weddingId, app)
    await session.drop([budget, day])
    expect((await session.preview()).closed).toEqual(['Proveedores y Presupuesto'])
    expect((await session.apply()).state).toBe('done')
    const [item] = await listed('agenda/items')
    expect(item.responsible).toEqual([{ kind: 'person', name: 'Los Naranjos', phone: null }])
  })

  it('are said of documents too, which are in no count', async () => {
    const tia = await joinedAs(app, lucia, weddingId, 'family')
    await setLevels(lucia, weddingId, tia, { guests: 'edit', tasks: 'view', vendors: 'view' })
    const session = new ImportSession(tia, weddingId, app)
    await session.drop([paper('menú.txt', 'Gazpacho')])
    const preview = await session.preview()
    expect([preview.sections, preview.closed]).toEqual([[], ['Documentos']])
  })
})
