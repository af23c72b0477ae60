import { read as readWorkbook, utils } from '@e965/xlsx'
import { describe, expect, it } from 'vitest'
import { type Person, signedUp } from '../../support/accounts/person.ts'
import { joinedAs, setLevels } from '../../support/journeys/members.ts'
import { download, read } from '../../support/outside/wedding-zip.ts'
import { ORIGIN, useTestApp } from '../../support/test-app.ts'

const app = useTestApp()

/** A wedding with a guest and a vendor that costs something. */
async function wedding() {
  const lucia = await signedUp(app, 'Lucía Herrera', 'couple')
  const weddingId = await lucia.createWedding('Lucía & Martín', '2027-04-10')
  await lucia.addGuest(weddingId, 'Íñigo Lasa')
  const vendorId = await lucia.addVendor(weddingId)
  await lucia.patch(`/api/weddings/${weddingId}/vendors/${vendorId}`, { name: '=La Alacena', cost: 1250.5 })
  return { lucia, weddingId }
}

async function table(person: Person, weddingId: string, format: 'csv' | 'xlsx', part: string) {
  const body = JSON.stringify({ table: part })
  const response = await app.fetch(`/api/weddings/${weddingId}/tables/${format}`, {
    method: 'POST',
    headers: {
      ...{ origin: ORIGIN, cookie: person.cookie, 'content-type': 'application/json' },
      'content-length': String(Buffer.byteLength(body)),
    },
    body,
  })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('a part of a wedding', () => {
  it('is the file that its ZIP has of it, as CSV and as a workbook', async () => {
    const { lucia, weddingId } = await wedding()
    const zip = await read(await download(app, lucia, weddingId))
    const csv = await table(lucia, weddingId, 'csv', 'proveedores')
    expect(csv.response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(csv.response.headers.get('content-disposition')).toContain('proveedores.csv')
    expect(csv.bytes.equals(zip.get('csv/proveedores.csv')!)).toBe(true)
    expect(csv.bytes.toString()).toContain(`"'=La Alacena"`)
    const { bytes } = await table(lucia, weddingId, 'xlsx', 'proveedores')
    const { Sheets } = readWorkbook(bytes)
    const [, row] = utils.sheet_to_json<string[]>(Sheets['Proveedores']!, { header: 1 })
    expect(row).toContain(1250.5)
  })

  it('holds the columns that the member sees, and is refused without its section', async () => {
    const { lucia, weddingId } = await wedding()
    const helper = await joinedAs(app, lucia, weddingId, 'viewer')
    const vendors = await table(helper, weddingId, 'csv', 'proveedores')
    expect(vendors.bytes.toString()).not.toMatch(/Coste|1250/)
    expect((await table(helper, weddingId, 'csv', 'presupuesto')).response.status).toBe(403)
    await setLevels(lucia, weddingId, helper, { guests: 'none' })
    const { response, bytes } = await table(helper, weddingId, 'xlsx', 'invitados')
    expect(response.status).toBe(403)
    expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'SECTION_CLOSED' })
  })

  it('is not there for others, and no other part is known', async () => {
    const { lucia, weddingId } = await wedding()
    const outsider = await signedUp(app, 'Noelia Cano', 'couple')
    expect((await table(outsider, weddingId, 'csv', 'invitados')).response.status).toBe(404)
    expect((await table(lucia, weddingId, 'csv', 'cuentas')).response.status).toBe(400)
  })
})
