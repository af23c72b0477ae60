import { randomUUID } from 'node:crypto'
import { zipSync } from 'fflate'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { ImportView } from '#contract/import-rows.ts'
import { IMPORT_CALL_MAX_BYTES } from '#domain/imports/imports.ts'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { ApiProgram } from '../../support/contract/api-program.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { warmReader } from '../../support/outside/import-files.ts'
import { useTestApp } from '../../support/test-app.ts'

const app = useTestApp()
let lucia: Person
let weddingId: string
let program: ApiProgram

const GUESTS = 'Nombre;Familia\nAinhoa Lasa;Lasa Prieto\nTeo Lasa;Lasa Prieto\n'
const TASKS = 'Tarea;Fecha\nReservar la finca;01/02/2027\n'
const base64 = (text: string) => Buffer.from(text).toString('base64')

beforeAll(() => warmReader(app))

beforeEach(async () => {
  lucia = await signedUp(app, 'Lucía Herrera', 'couple')
  weddingId = await lucia.createWedding('Lucía & Martín', '2027-04-10')
  program = await programOf(lucia)
})

/** A program with an access token of a person. */
async function programOf(person: Person): Promise<ApiProgram> {
  const own = new ApiProgram(app)
  expect((await own.signIn(person)).status).toBe(200)
  return own
}

const send = (body: object, by = program) => by.call('POST', `/api/weddings/${weddingId}/imports/files`, body)
const kindsOf = ({ files }: ImportView) =>
  files.map(({ name, state, parts }) => [name, state, ...parts.map(({ kind }) => kind)])
const stored = async () => {
  const paths: string[] = []
  for await (const { path } of app.platform.files.list('imports'))
    if (path.startsWith(weddingId)) paths.push(path)
  return paths
}

it('a program sends files and a text in one request, is told what they are, and brings in what it has seen', async () => {
  const id = randomUUID()
  const sent = await send({ id, files: [{ name: 'invitados.csv', base64: base64(GUESTS) }], text: TASKS })
  expect(sent.status).toBe(200)
  expect(kindsOf(sent.body)).toEqual([
    ['invitados.csv', 'read', 'guests'],
    ['Texto pegado.txt', 'read', 'tasks'],
  ])
  expect((await lucia.get(`/api/weddings/${weddingId}/guests`)).body, 'nothing is written yet').toEqual([])
  const at = `/api/weddings/${weddingId}/imports/${id}`
  const unseen = await program.call('POST', `${at}/apply`, { seen: 'otra cosa' })
  expect(unseen.status).toBe(200)
  await app.runJobs()
  expect((await program.get(at)).body).toMatchObject({ state: 'failed', failure: 'IMPORT_CHANGED' })
  const { seen } = (await program.get(`${at}/preview`)).body
  expect((await program.call('POST', `${at}/apply`, { seen })).status).toBe(200)
  await app.runJobs()
  expect((await program.get(at)).body.outcome.counts).toEqual([
    { key: 'guests', count: 2 },
    { key: 'tasks', count: 1 },
  ])
})

it('sent again it adds nothing, and the files of a ZIP are read as well', async () => {
  const id = randomUUID()
  const zip = Buffer.from(zipSync({ 'boda/invitados.csv': Buffer.from(GUESTS) }))
  const body = { id, files: [{ name: 'todo.zip', base64: zip.toString('base64') }] }
  const first = await send(body)
  expect(kindsOf(first.body)).toEqual([[expect.stringContaining('invitados.csv'), 'read', 'guests']])
  const pieces = await stored()
  expect((await send(body)).body.files).toEqual(first.body.files)
  expect(await stored(), 'bytes that were there already are not kept twice').toHaveLength(pieces.length)
  await app.runJobs()
  expect((await program.get(`/api/weddings/${weddingId}/imports/${id}`)).body.files).toEqual(first.body.files)
})

it('names lead nowhere, and what is no base64 is refused as a whole', async () => {
  const named = async (name: string) =>
    (await send({ id: randomUUID(), files: [{ name, base64: base64(GUESTS) }] })).body.files?.[0]?.name
  expect(await named('../../etc/passwd')).toBe('etc/passwd')
  expect(await named('C:\\Users\\lucia\\invitados.csv')).toBe('Users/lucia/invitados.csv')
  expect(await named('..')).toBe('Archivo sin nombre')
  const refused = await send({
    id: randomUUID(),
    files: [
      { name: 'invitados.csv', base64: base64(GUESTS) },
      { name: 'otra.csv', base64: 'esto no es base64: ñ' },
    ],
  })
  expect([refused.status, refused.body.code]).toEqual([422, 'IMPORT_NOT_BASE64'])
  expect((await send({ id: randomUUID() })).status, 'neither files nor a text').toBe(400)
})

it('more bytes than one request can have are refused, and nothing of them stays', async () => {
  const large = Buffer.alloc(IMPORT_CALL_MAX_BYTES + 1, 'a').toString('base64')
  const refused = await send({ id: randomUUID(), files: [{ name: 'grande.csv', base64: large }] })
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'IMPORT_TOO_LARGE', data: { max: IMPORT_CALL_MAX_BYTES } },
  ])
  const body = await send({ id: randomUUID(), files: [{ name: 'grande.csv', base64: large + large }] })
  expect([body.status, body.body.code]).toEqual([413, 'BODY_TOO_LARGE'])
  expect(await stored()).toEqual([])
})

it('a token of a member with some sections brings those alone, and one of an outsider finds no wedding', async () => {
  const tia = await joinedAs(app, lucia, weddingId, 'family')
  await setLevels(lucia, weddingId, tia, { guests: 'edit', tasks: 'view' })
  const own = await programOf(tia)
  const id = randomUUID()
  await send({ id, files: [{ name: 'invitados.csv', base64: base64(GUESTS) }], text: TASKS }, own)
  const at = `/api/weddings/${weddingId}/imports/${id}`
  const preview = (await own.get(`${at}/preview`)).body
  expect(preview.closed).toEqual(['Tareas'])
  await own.call('POST', `${at}/apply`, { seen: preview.seen })
  await app.runJobs()
  expect((await lucia.get(`/api/weddings/${weddingId}/guests`)).body).toHaveLength(2)
  expect((await lucia.get(`/api/weddings/${weddingId}/tasks`)).body).toEqual([])
  const outsider = await programOf(await signedUp(app, 'Nora Vidal', 'couple'))
  expect((await send({ id: randomUUID(), text: TASKS }, outsider)).status).toBe(404)
  expect((await send({ id: randomUUID(), text: TASKS }, new ApiProgram(app))).status).toBe(401)
})
