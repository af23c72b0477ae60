import { expect, it } from 'vitest'
import { signedUp } from '../../support/accounts/person.ts'
import { useCast } from '../../support/cast.ts'
import { download, read } from '../../support/outside/wedding-zip.ts'

const { app, cast } = useCast()

const INSTALMENT = {
  id: '0198c0de-0000-7000-8000-000000000401',
  concept: 'Reserva',
  size: { kind: 'amount', cents: 70_000 },
  due: null,
  shares: [],
  isRefundable: null,
}

async function wedding() {
  const weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
  const at = `/api/weddings/${weddingId}`
  const add = async (name: string) => {
    const id = await cast.lucia.addVendor(weddingId, 'catering')
    await cast.lucia.patch(`${at}/vendors/${id}`, { name, cost: 2000 })
    return id
  }
  return { weddingId, at, add }
}

it('who may remove vendors learns which have payments, noted or planned, and no amount of them', async () => {
  const { weddingId, at, add } = await wedding()
  const [paid, planned, account] = [await add('La Alacena'), await add('Umbría'), await add('Lola Discos')]
  await cast.lucia.post(`${at}/payments`, {
    ...{ vendorId: paid, paidOn: '2026-11-20', shares: [{ payerId: null, cents: 120_000 }] },
  })
  await cast.lucia.patch(`${at}/payment-plans/${planned}`, { instalments: [INSTALMENT] })
  await cast.lucia.patch(`${at}/payment-plans/${account}`, { iban: 'ES9121000418450200051332' })
  const noelia = await signedUp(app, 'Noelia Paz', 'couple')
  await cast.lucia.letIn(weddingId, noelia, 'viewer')
  expect((await noelia.get(`${at}/paid-vendors`)).body).toEqual([paid, planned])
  await cast.lucia.patch(`${at}/members/${noelia.userId}`, { permissions: { vendors: 'none' } })
  expect((await noelia.get(`${at}/paid-vendors`)).body).toMatchObject({ code: 'SECTION_CLOSED' })
})

it('a removed vendor leaves what was paid, in the list and the ZIP, and brings its plan back', async () => {
  const { weddingId, at, add } = await wedding()
  const vendorId = await add('La Alacena')
  await cast.lucia.patch(`${at}/payment-plans/${vendorId}`, { instalments: [INSTALMENT] })
  await cast.lucia.post(`${at}/payments`, {
    ...{ vendorId, instalmentId: INSTALMENT.id, paidOn: '2026-11-20' },
    shares: [{ payerId: null, cents: 30_000 }],
  })
  const { body: before } = await cast.lucia.get(`${at}/payments`)
  const { body: vendors } = await cast.lucia.get(`${at}/vendors`)

  await cast.lucia.delete(`${at}/vendors/${vendorId}`)
  const { body: meanwhile } = await cast.lucia.get(`${at}/payments`)
  expect(meanwhile).toMatchObject({ plans: [], payments: [{ vendorName: 'La Alacena', cents: 30_000 }] })
  expect((await cast.lucia.get(`${at}/paid-vendors`)).body).toEqual([])
  const files = await read(await download(app, cast.lucia, weddingId))
  const text = [...files].find(([name]) => /pagos/i.test(name))
  expect(text?.[1].toString()).toContain('La Alacena')

  await cast.lucia.post(`${at}/vendors`, vendors[0])
  expect((await cast.lucia.get(`${at}/payments`)).body).toEqual(before)
  expect((await cast.lucia.get(`${at}/paid-vendors`)).body).toEqual([vendorId])
})
