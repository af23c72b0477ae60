import type pg from 'pg'
import { BUILT_IN_COMPONENTS } from '#domain/catalogue/built-in-components.ts'
import { type Couple, PASSWORD } from './couple-visit.ts'
import { asPerson } from './environment.ts'
import { type Family, formOf, isComing, makeFamilies } from './families.ts'
import type { VirtualBrowser } from './virtual-browser.ts'

const [GUESTS, VENDORS, TASKS, FAMILIES] = [98, 12, 30, 3]

/** Weddings that are made at once: hashing a password takes a processor for a tenth of a second. */
const AT_ONCE = 4

/** Couples with a wedding as it is after some months; every second one has a member more, who came with a code. */
export async function makeCouples(origin: string, db: pg.Client, count: number): Promise<Couple[]> {
  const couples: Couple[] = []
  let begun = 0
  const makeOn = async () => {
    while (begun < count) {
      begun += 1
      couples.push(await makeCouple(origin, begun))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, makeOn))
  for (const couple of couples) couple.families = await makeFamilies(db, couple.weddingId, FAMILIES)
  await db.query('analyze')
  return couples
}

async function makeCouple(origin: string, number: number): Promise<Couple> {
  const host = asPerson(origin, placeOf(number))
  const emails = [`lucia-${number}@correo.example`]
  await signUp(host, 'Lucía Herrera', emails[0]!)
  const weddingId = await host.createWedding(`Lucía & Martín ${number}`)
  const at = `/api/weddings/${weddingId}`
  const guests = Array.from({ length: GUESTS }, (_, row) => ({
    fullName: `Íñigo Aguirre Lasa ${row}`,
    email: row % 3 === 0 ? `inigo.${row}@correo.example` : null,
    rsvp: [true, false, null][row % 3],
    notes: row % 5 === 0 ? 'Llega el viernes por la tarde' : null,
  }))
  await host.call(`${at}/guests/import`, { mode: 'append', guests })
  for (let row = 0; row < VENDORS; row += 1) {
    const vendorType = BUILT_IN_COMPONENTS[row * 3]!.key
    await host.call(`${at}/vendors`, { vendorType, name: `Proveedor ${row}`, cost: row * 350 })
  }
  const tasks = Array.from({ length: TASKS }, (_, row) => ({ title: `Cosa pendiente ${row}` }))
  await host.call(`${at}/tasks/batch`, { tasks })
  const items = Array.from({ length: 12 }, (_, row) => ({
    title: `Momento ${row}`,
    time: { startsAt: 600 + row * 30, endsAt: null },
  }))
  await host.call(`${at}/agenda/days`, { name: 'Boda', date: '2199-04-10', items })
  await host.call(`${at}/budget`, { totalBudget: 24_000 }, 'PATCH')
  const folder = await host.call(`${at}/inspiration/folders`, { name: 'Flores' })
  const { id: folderId } = (await folder.json()) as { id: string }
  if (number % 2 === 0) {
    const partner = asPerson(origin, placeOf(number))
    emails.push(`martin-${number}@correo.example`)
    await signUp(partner, 'Martín Soto', emails[1]!)
    const invitation = await host.call(`${at}/invitations`, { role: 'couple' })
    await partner.call('/api/invitations/redeem', await invitation.json())
  }
  const written = { guests: new Map(), vendors: new Map(), tasks: new Map() }
  return { weddingId, folderId, emails, families: [], written, sentAt: new Map() }
}

const placeOf = (number: number) => `10.6.${number >> 8}.${number & 255}`

const signUp = (person: ReturnType<typeof asPerson>, name: string, email: string) =>
  person.call('/api/auth/sign-up/email', { name, email, password: PASSWORD, role: 'couple' })

/** A family opens its link, answers, and reads that it is thanked; whether all of that went as it should. */
export async function answerInvitation(
  browser: VirtualBrowser,
  family: Family,
  index: number,
): Promise<boolean> {
  const { path } = family
  const page = await browser.send({ kind: 'invitation', path, isRead: true })
  await browser.loadFilesOf(page?.text ?? '')
  const form = formOf(family, index, /name="pagina" value="([^"]*)"/.exec(page?.text ?? '')?.[1] ?? '')
  const answer = await browser.send({ kind: 'answer', method: 'POST', path, form, expected: [303] })
  const thanks = await browser.send({ kind: 'invitation', path, isRead: true })
  return Boolean(page && answer && thanks?.text.includes('Cambiar respuesta'))
}

/** Acknowledged changes that are not there as they were, in words; none when all is there. */
export async function findLost(
  db: pg.Client,
  couples: readonly Couple[],
  answered: readonly { family: Family; index: number }[],
): Promise<string[]> {
  const lost: string[] = []
  for (const { weddingId, written } of couples) {
    for (const [list, rows] of Object.entries(written)) {
      const present = await rowsOf(db, list, weddingId)
      for (const [id, fields] of rows) {
        const row = present.get(id)
        if (fields === null ? row : !row || !has(row, fields))
          lost.push(`${list} ${id}: ${JSON.stringify(fields)}, and there is ${JSON.stringify(row)}`)
      }
    }
  }
  const { rows } = await db.query<{ id: string; rsvp: boolean | null }>('select id, rsvp from guests')
  const answers = new Map(rows.map(({ id, rsvp }) => [id, rsvp]))
  for (const { family, index } of answered) {
    for (const [at, person] of family.people.entries())
      if (answers.get(person) !== isComing(index, at)) lost.push(`the answer of ${person}`)
  }
  return lost
}

async function rowsOf(db: pg.Client, list: string, weddingId: string): Promise<Map<string, object>> {
  const { rows } = await db.query<{ id: string }>(
    `select id, to_jsonb(t) as fields from "${list}" t where wedding_id = $1
       and coalesce((to_jsonb(t) ->> 'deleted_at'), '') = ''`,
    [weddingId],
  )
  return new Map(rows.map((row) => [row.id, (row as unknown as { fields: object }).fields]))
}

/** Whether a row of the database has the fields, which it names with underscores. */
const has = (row: object, fields: Record<string, unknown>) =>
  Object.entries(fields).every(([name, value]) => {
    const column = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    return (row as Record<string, unknown>)[column] === value
  })
