import { sql } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PLANNER_IMPORTS_OPEN_MAX } from '#domain/planner-imports/planner-imports.ts'
import { DAY_MS } from '#domain/time/time.ts'
import { tidyUp } from '#server/entry/jobs/housekeeping.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { picture } from '../../support/outside/images.ts'
import { textFile, warmReader } from '../../support/outside/import-files.ts'
import { guestList, PlannerSession, twentyWeddings } from '../../support/outside/planner-files.ts'

const { app, cast } = useCast()
let nuria: Person
let session: PlannerSession

beforeAll(() => warmReader(app))

beforeEach(async () => {
  nuria = await signedUp(app, 'Nuria Planas', 'planner')
  session = new PlannerSession(nuria, app)
})

const weddings = async (person = nuria) =>
  (await person.get('/api/weddings')).body as { id: string; name: string; eventDate: string | null }[]
const guestsOf = async (weddingId: string) =>
  ((await nuria.get(`/api/weddings/${weddingId}/guests`)).body as { fullName: string }[]).map(
    ({ fullName }) => fullName,
  )

const OLGA = guestList('2027-01-23 Olga e Iker/invitados.csv', 3)
const NOA = guestList('Boda Noa y Sergi (13-02-2027)/Lista final.csv', 4)

describe('a folder for each wedding', () => {
  it('brings twenty weddings in at once, and takes them back', async () => {
    const began = performance.now()
    const read = await session.drop(twentyWeddings())
    const isRead = performance.now()
    expect(read.rows).toHaveLength(20)
    expect(new Set(read.rows.map(({ state }) => state))).toEqual(new Set(['ready']))
    expect(read.rows[0]).toMatchObject({
      ...{ name: 'Olga & Iker', date: '2027-01-23', guests: 60, brings: 'Invitados y presupuesto' },
      cents: Array.from({ length: 14 }, (_, at) => 100_000 + 100 * at).reduce((sum, cents) => sum + cents),
    })
    expect(await weddings(), 'nothing is written before it is wanted').toEqual([])
    const done = await session.apply()
    const isBrought = performance.now()
    process.stdout.write(
      `twenty weddings of forty files: read in ${seconds(isRead - began)} s, brought in ${seconds(isBrought - isRead)} s\n`,
    )
    expect(done).toMatchObject({ state: 'done', files: [] })
    expect(done.outcome!.rows.map(({ state }) => state)).toEqual(Array(20).fill('done'))
    const made = await weddings()
    expect(made).toHaveLength(20)
    const olga = made.find(({ name }) => name === 'Olga & Iker')!
    expect(olga.eventDate).toBe('2027-01-23')
    expect(await guestsOf(olga.id)).toHaveLength(60)
    expect((await nuria.get(`/api/weddings/${olga.id}/vendors`)).body).toHaveLength(14)
    expect((await session.undoing()).weddings).toHaveLength(20)
    expect((await session.undo()).body.state).toBe('undone')
    expect(await weddings()).toEqual([])
    expect((await nuria.get('/api/deleted-weddings')).body, 'each can be restored for a week').toHaveLength(
      20,
    )
  }, 120_000)

  it('may lie in ZIPs, one for all or one for each, with pictures and documents', async () => {
    const ramo = await picture().png().toBuffer()
    const read = await session.drop([
      { name: 'Olga & Iker.zip', bytes: zipSync({ 'invitados.csv': OLGA.bytes, 'Flores/ramo.png': ramo }) },
      {
        name: 'todas.zip',
        bytes: zipSync({
          '2027/Noa + Sergi/invitados.csv': NOA.bytes,
          '2027/Lola y Bea/tareas.csv': Buffer.from('Tarea;Fecha\nReservar la finca;01/02/2027\n'),
        }),
      },
    ])
    expect(read.rows.map(({ name, brings }) => [name, brings])).toEqual([
      ['Olga & Iker', 'Invitados y fotos'],
      ['Noa & Sergi', 'Invitados'],
      ['Lola & Bea', 'Tareas'],
    ])
    await session.answer(read.rows.map(({ key }) => ({ key, date: null })))
    await session.apply()
    const olga = (await weddings()).find(({ name }) => name === 'Olga & Iker')!
    const [folder] = (await nuria.get(`/api/weddings/${olga.id}/inspiration/folders`)).body
    expect(folder).toMatchObject({ name: 'Flores', imageCount: 1 })
  })

  it('that says no date, no name or two days is asked about, and is not brought in before', async () => {
    const read = await session.drop([
      guestList('Gala y Luis/invitados.csv', 2),
      guestList('Clientes nuevos/invitados.csv', 2),
      guestList('05-04-2027 Irma y Joel/invitados.csv', 2),
    ])
    const states = Object.fromEntries(read.rows.map(({ name, state }) => [name, state]))
    expect(states).toEqual({
      'Gala & Luis': 'noDate',
      'Clientes nuevos': 'unnamed',
      'Irma & Joel': 'whichDate',
    })
    const keyOf = (name: string) => read.rows.find((row) => row.name === name)!.key
    expect((await session.ask([keyOf('Gala & Luis')])).body.code).toBe('IMPORT_ROWS_UNANSWERED')
    expect(read.rows.find(({ name }) => name === 'Irma & Joel')!.days).toEqual(['2027-04-05', '2027-05-04'])
    const answered = await session.answer([
      { key: keyOf('Gala & Luis'), date: null },
      { key: keyOf('Clientes nuevos'), name: 'Ona & Biel', date: '2027-06-12' },
      { key: keyOf('Irma & Joel'), date: '2027-05-04' },
    ])
    expect(answered.rows.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready'])
    await session.apply()
    expect((await weddings()).map(({ name, eventDate }) => [name, eventDate]).toSorted()).toEqual([
      ['Gala & Luis', null],
      ['Irma & Joel', '2027-05-04'],
      ['Ona & Biel', '2027-06-12'],
    ])
  })

  it('that is dropped twice doubles nothing', async () => {
    await session.drop([OLGA, NOA])
    await session.apply()
    const again = new PlannerSession(nuria, app)
    const read = await again.drop([OLGA, { ...OLGA, name: '2027-01-23 Olga e Iker/copia.csv' }, NOA])
    expect(read.rows.map(({ state }) => state)).toEqual(['duplicate', 'duplicate'])
    expect((await again.ask(read.rows.map(({ key }) => key))).body.code).toBe('IMPORT_ROWS_UNANSWERED')
    await again.answer(read.rows.map(({ key, duplicates }) => ({ key, same: duplicates[0]!.id })))
    await again.apply()
    const made = await weddings()
    expect(made).toHaveLength(2)
    expect(await guestsOf(made.find(({ name }) => name === 'Olga & Iker')!.id)).toHaveLength(3)
  })
})

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)

describe('a wedding that the planner has', () => {
  it('is known by its names whatever their accents and order, and is another one if they say so', async () => {
    const first = await nuria.createWedding('Martín y Lucía', '2027-04-10')
    const read = await session.drop([
      guestList('LUCIA & MARTIN 10-04-2027/invitados.csv', 2),
      guestList('2027-09-11 Lucía Roca y Martín Vila/invitados.csv', 2),
    ])
    expect(read.rows.map(({ duplicates }) => duplicates.map(({ id }) => id))).toEqual([[first], [first]])
    await session.answer([
      { key: read.rows[0]!.key, date: '2027-04-10', same: first },
      { key: read.rows[1]!.key, same: 'other' },
    ])
    await session.apply()
    expect(await weddings()).toHaveLength(2)
    expect(await guestsOf(first)).toHaveLength(2)
  })

  it('tells its couple nothing of what comes into it', async () => {
    const { elena, lucia, martin, weddingId } = cast
    const own = new PlannerSession(elena, app)
    const bells = () =>
      Promise.all([lucia, martin].map(async (one) => (await one.get('/api/notifications')).body))
    await app.runJobs()
    const before = await bells()
    const mails = app.mails.length
    const read = await own.drop([guestList('Lucía y Martín/invitados.csv', 5)])
    await own.answer([{ key: read.rows[0]!.key, same: weddingId }])
    await own.apply()
    expect((await lucia.get(`/api/weddings/${weddingId}/guests`)).body.length).toBeGreaterThanOrEqual(5)
    expect(await bells()).toEqual(before)
    expect((await own.undo()).status).toBe(200)
    expect(await bells()).toEqual(before)
    expect(app.mails).toHaveLength(mails)
  })
})

describe('a book', () => {
  const BOOK = textFile(
    'clientes.csv',
    [
      'Novia;Novio;Fecha de la boda;Lugar;Teléfono;Email;Estado',
      'Olga Ruiz;Iker Sanz;23/01/2027;Hacienda Los Naranjos;600 111 222;olga@correo.example;Contratada',
      'Noa;Sergi;13/02/2027;;;;Contratada',
      'Gala;Luis;;;;gala@correo.example;Consulta',
      'Rita;Tomás;;;600 333 444;;Consulta',
      'Pía;Saúl;01/05/2026;;;pia@correo.example;Cancelada',
    ].join('\n'),
  )

  it('gives weddings their date and place, and clients without one become requests', async () => {
    const read = await session.drop([BOOK, guestList('Olga e Iker/invitados.csv', 3)])
    expect(read.rows).toMatchObject([
      { name: 'Olga & Iker', date: '2027-01-23', guests: 3, place: 'Hacienda Los Naranjos', state: 'ready' },
      { name: 'Noa & Sergi', date: '2027-02-13', guests: 0, state: 'ready' },
    ])
    expect(read.clients.map(({ name, kind }) => [name, kind])).toEqual([
      ['Gala & Luis', 'lead'],
      ['Rita & Tomás', 'lead'],
      ['Pía & Saúl', 'out'],
    ])
    const done = await session.apply()
    expect(done.outcome).toMatchObject({ leads: 2 })
    expect(done.outcome!.leftOut.map(({ title, detail }) => [title, detail])).toEqual([
      ['Pía & Saúl', 'Ya no es cliente. Cancelada · pia@correo.example'],
    ])
    const requests = (await nuria.get('/api/planner/requests')).body
    const known = requests.map(({ name, email, phone, source, status }: Record<string, unknown>) => ({
      ...{ name, email, phone, source, status },
    }))
    expect(known).toHaveLength(2)
    expect(known).toEqual(
      expect.arrayContaining([
        { name: 'Gala & Luis', email: 'gala@correo.example', phone: null, source: 'other', status: 'new' },
        { name: 'Rita & Tomás', email: null, phone: '600 333 444', source: 'other', status: 'new' },
      ]),
    )
    expect((await nuria.get('/api/notifications')).body.items ?? []).toEqual([])
    const olga = (await weddings()).find(({ name }) => name === 'Olga & Iker')!
    const tasks = (await nuria.get(`/api/weddings/${olga.id}/tasks`)).body
    expect(tasks[0].notes).toContain('600 111 222')
    await session.undo()
    expect((await nuria.get('/api/planner/requests')).body).toEqual([])
  })

  it('can be told that a client is a wedding after all', async () => {
    const read = await session.drop([BOOK])
    const gala = read.clients.find(({ name }) => name === 'Gala & Luis')!
    const view = (await nuria.patch(session.path, { client: { key: gala.key, kind: 'wedding' } })).body
    expect(view.rows.map(({ name }: { name: string }) => name)).toContain('Gala & Luis')
  })
})

describe('undoing', () => {
  it('says what was changed since, keeps that wedding, and takes the others', async () => {
    await session.drop([OLGA, NOA])
    await session.apply()
    const [olga] = (await weddings()).filter(({ name }) => name === 'Olga & Iker')
    const [guest] = (await nuria.get(`/api/weddings/${olga!.id}/guests`)).body
    await nuria.patch(`/api/weddings/${olga!.id}/guests/${guest.id}`, { notes: 'Sin gluten' })
    expect((await session.undoing()).weddings).toMatchObject([
      { name: 'Olga & Iker', outcome: 'stays', changedSince: [guest.fullName] },
      { name: 'Noa & Sergi', outcome: 'goes', changedSince: [] },
    ])
    const view = (await session.undo()).body
    expect(view.outcome.rows.map(({ state }: { state: string }) => state)).toEqual(['kept', 'undone'])
    expect((await weddings()).map(({ name }) => name)).toEqual(['Olga & Iker'])
    expect(await guestsOf(olga!.id)).toEqual([guest.fullName])
  })

  it('takes one wedding alone', async () => {
    const read = await session.drop([OLGA, NOA])
    await session.apply()
    expect((await session.undo(read.rows[1]!.key)).status).toBe(200)
    expect((await weddings()).map(({ name }) => name)).toEqual(['Olga & Iker'])
    expect((await session.undo(read.rows[1]!.key)).body.code).toBe('IMPORT_ROW_NOT_FOUND')
  })

  it('is over after seven days', async () => {
    await session.drop([OLGA])
    await session.apply()
    app.setClock(new Date(Date.now() + 7 * DAY_MS + 1000))
    expect((await session.undo()).body.code).toBe('IMPORT_CLOSED')
    app.setClock(null)
  })
})

describe('an import', () => {
  it('is its planner’s alone, and not for couples', async () => {
    await session.drop([OLGA])
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/apply'],
      ['DELETE', ''],
      ['GET', '/undo'],
    ] as const) {
      const body = method === 'POST' ? { keys: [] } : undefined
      expect((await cast.elena.call(method, `${session.path}${path}`, body)).body.code).toBe(
        'IMPORT_NOT_FOUND',
      )
      expect((await cast.lucia.call(method, `${session.path}${path}`, body)).status).toBe(403)
    }
    const { id } = (await session.find()).files[0]!
    const foreign = await cast.elena.sendBytes(`${session.path}/files/${id}/pieces?from=0`, Buffer.from('x'))
    expect(foreign.status).toBe(404)
  })

  it('that is given up leaves nothing, and one under way stops before its next wedding', async () => {
    const read = await session.drop([OLGA, NOA])
    await session.ask(read.rows.map(({ key }) => key))
    expect((await nuria.delete(session.path)).body).toEqual({ cancelled: true })
    const stopped = await session.work()
    expect(stopped.outcome!.rows.map(({ state, failure }) => [state, failure])).toEqual([
      ['failed', 'Lo paraste antes de llegar a esta boda.'],
      ['failed', 'Lo paraste antes de llegar a esta boda.'],
    ])
    expect(await weddings()).toEqual([])
    const again = await session.apply(read.rows.map(({ key }) => key))
    expect(again.outcome!.rows.map(({ state }) => state)).toEqual(['done', 'done'])
    const other = new PlannerSession(nuria, app)
    await other.drop([OLGA])
    await nuria.delete(other.path)
    await app.runJobs()
    const stored: string[] = []
    for await (const { path } of app.platform.files.list('planner-imports'))
      if (path.startsWith(nuria.userId)) stored.push(path)
    expect(stored).toEqual([])
  })

  it('goes on with the others when one wedding cannot be written, which is said and can be tried again', async () => {
    const many = textFile(
      'Noa y Sergi 13-02-2027/tareas.csv',
      `Tarea\n${Array.from({ length: 1001 }, (_, at) => `Tarea ${at}`).join('\n')}\n`,
    )
    const read = await session.drop([OLGA, many])
    const done = await session.apply()
    expect(done.outcome!.rows.map(({ name, state, failure }) => [name, state, failure])).toEqual([
      ['Olga & Iker', 'done', null],
      ['Noa & Sergi', 'failed', 'Una boda no puede tener tantos: tareas (1000). No se ha guardado nada.'],
    ])
    expect((await weddings()).map(({ name }) => name)).toEqual(['Olga & Iker'])
    const again = await session.apply(read.rows.map(({ key }) => key))
    expect(again.outcome!.rows.map(({ state }) => state)).toEqual(['done', 'failed'])
  })

  it('with nasty names leads nowhere else', async () => {
    const read = await session.drop([
      guestList('../../etc/Olga e Iker 23-01-2027/invitados.csv', 2),
      textFile(`Zoë & Åsa ${'x'.repeat(100)}/😀.csv`, 'Nombre\nAna Ruiz\n'),
      textFile('vacio.csv', ''),
      textFile('<b>Ana</b> y Teo/invitados.csv', 'Nombre;Email\nAna Ruiz;a@correo.example\n'),
    ])
    expect(read.rows.find(({ name }) => name === 'Olga & Iker')).toMatchObject({ state: 'ready', guests: 2 })
    expect(read.files.find(({ name }) => name === 'vacio.csv')).toMatchObject({ problem: 'EMPTY' })
    expect(
      read.loose.map(({ name }) => name),
      'whose a file is that cannot be read is not asked',
    ).not.toContain('vacio.csv')
  })

  it('is one of a few that a planner has open', async () => {
    for (let count = 0; count < PLANNER_IMPORTS_OPEN_MAX; count += 1)
      expect((await new PlannerSession(nuria, app).begin()).status).toBe(200)
    const refused = await session.begin()
    expect([refused.status, refused.body.data]).toEqual([409, { max: PLANNER_IMPORTS_OPEN_MAX }])
  })

  it('that lost its process says so, and goes on where it was', async () => {
    const read = await session.drop([OLGA, NOA])
    await session.ask(read.rows.map(({ key }) => key))
    await app.platform.db.execute(sql`delete from graphile_worker._private_jobs`)
    app.setClock(new Date(Date.now() + DAY_MS + 1000))
    await tidyUp(app.platform)
    app.setClock(null)
    const lost = await session.find()
    expect(lost.outcome!.rows[0]).toMatchObject({
      state: 'failed',
      failure: 'Se interrumpió antes de llegar a esta boda. Vuelve a intentarlo.',
    })
    expect((await session.apply(read.rows.map(({ key }) => key))).outcome!.rows[0]!.state).toBe('done')
  })
})
