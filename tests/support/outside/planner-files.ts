import { randomUUID } from 'node:crypto'
import type { PlannerImportUndoView, PlannerImportView } from '#contract/planner-import-rows.ts'
import { IMPORT_PIECE_MAX_BYTES } from '#domain/imports/imports.ts'
import type { Person } from '../accounts/person.ts'
import { type Dropped, textFile } from './import-files.ts'

/** A planner's browser with a folder for each wedding: it announces files and sends them piece by piece. */
export class PlannerSession {
  readonly person: Person
  readonly id = randomUUID()
  #runJobs: () => Promise<unknown>

  constructor(person: Person, app: { runJobs: () => Promise<unknown> }) {
    this.person = person
    this.#runJobs = () => app.runJobs()
  }

  get path() {
    return `/api/planner/imports/${this.id}`
  }

  begin = () => this.person.post('/api/planner/imports', { id: this.id })

  announce = (files: { id: string; name: string; bytes: number }[]) =>
    this.person.post(`${this.path}/files`, { files })

  send = (fileId: string, from: number, bytes: Uint8Array) =>
    this.person.sendBytes(`${this.path}/files/${fileId}/pieces?from=${from}`, bytes)

  /** Drops files and waits until they have been read. */
  async drop(files: readonly Dropped[]): Promise<PlannerImportView> {
    const begun = await this.begin()
    if (begun.status !== 200) throw new Error(`begun: ${begun.status} ${JSON.stringify(begun.body)}`)
    const named = files.map((file) => ({ ...file, id: randomUUID() }))
    const answer = await this.announce(
      named.map(({ id, name, bytes }) => ({ id, name, bytes: bytes.length })),
    )
    if (answer.status !== 200) throw new Error(`announced: ${answer.status} ${JSON.stringify(answer.body)}`)
    for (const { id, bytes } of named)
      for (let at = 0; at < bytes.length; at += IMPORT_PIECE_MAX_BYTES) {
        const sent = await this.send(id, at, bytes.subarray(at, at + IMPORT_PIECE_MAX_BYTES))
        if (sent.status !== 201) throw new Error(`sent: ${sent.status} ${JSON.stringify(sent.body)}`)
      }
    return this.work()
  }

  /** The import once all that waits has been done. */
  async work(): Promise<PlannerImportView> {
    await this.#runJobs()
    return this.find()
  }

  find = async (): Promise<PlannerImportView> => (await this.person.get(this.path)).body

  answer = async (rows: { key: string; [field: string]: unknown }[]): Promise<PlannerImportView> =>
    (await this.person.patch(this.path, { rows })).body

  ask = (keys: readonly string[]) => this.person.post(`${this.path}/apply`, { keys })

  /** Brings all weddings in that are ready, or those of the keys, and waits for them. */
  async apply(keys?: readonly string[]): Promise<PlannerImportView> {
    const ready =
      keys ?? (await this.find()).rows.flatMap(({ key, state }) => (state === 'ready' ? [key] : []))
    const answer = await this.ask(ready)
    if (answer.status !== 200) throw new Error(`apply: ${answer.status} ${JSON.stringify(answer.body)}`)
    return this.work()
  }

  undoing = async (key?: string): Promise<PlannerImportUndoView> =>
    (await this.person.get(`${this.path}/undo${key ? `?key=${encodeURIComponent(key)}` : ''}`)).body

  undo = (key?: string) => this.person.post(`${this.path}/undo`, key === undefined ? {} : { key })
}

const COUPLES = [
  ['Olga', 'Iker'],
  ['Noa', 'Sergi'],
  ['Lola', 'Bea'],
  ['Ana', 'Teo'],
  ['Irma', 'Joel'],
  ['Eli', 'Marc'],
  ['Carla', 'Hugo'],
  ['Inés', 'Bruno'],
  ['Aitana', 'Pablo'],
  ['Júlia', 'Pau'],
  ['Sara', 'Mateo'],
  ['Vera', 'Nico'],
  ['Alba', 'Rubén'],
  ['Celia', 'Jon'],
  ['Marta', 'Óscar'],
  ['Paula', 'Diego'],
  ['Rocío', 'Álvaro'],
  ['Elena', 'Víctor'],
  ['Nerea', 'Unai'],
  ['Clara', 'Adrián'],
] as const

/** The folders of twenty weddings on Saturdays of 2027 and 2028, with guests and a budget each: forty files. */
export const twentyWeddings = (): Dropped[] =>
  COUPLES.flatMap(([one, other], at) => {
    const day = new Date(Date.UTC(2027, 0, 23 + 14 * at)).toISOString().slice(0, 10)
    const folder = `Bodas/${day} ${one} ${/^[IÍ]/.test(other) ? 'e' : 'y'} ${other}`
    return [guestList(`${folder}/invitados.csv`, 60 + at), budgetList(`${folder}/presupuesto.csv`, 14)]
  })

export const guestList = (name: string, count: number): Dropped =>
  textFile(
    name,
    `Nombre;Familia;Email;Asistencia\n${Array.from(
      { length: count },
      (_, at) =>
        `${GIVEN[at % GIVEN.length]} Apellido${letters(at)};Familia ${letters(at >> 1)};;${at % 3 ? 'Sí' : ''}`,
    ).join('\n')}\n`,
  )

const budgetList = (name: string, count: number): Dropped =>
  textFile(
    name,
    `Proveedor;Categoría;Coste;Pagado;Estado\n${Array.from(
      { length: count },
      (_, at) => `Casa ${letters(at)};${CATEGORIES[at % CATEGORIES.length]};${1000 + at},00 €;;Confirmado`,
    ).join('\n')}\n`,
  )

const GIVEN = ['Carmen', 'Luis', 'Ana', 'Javier', 'Lucía', 'Pedro', 'Sofía', 'Andrés']
const CATEGORIES = ['Finca', 'Catering', 'Fotografía', 'Floristería', 'Música']

/** A word for a number that is no number: 0 is `Aa`. */
const letters = (at: number) =>
  `${String.fromCharCode(65 + Math.floor(at / 26))}${String.fromCharCode(97 + (at % 26))}`
