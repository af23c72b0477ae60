import { beforeEach, describe, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'
import { activityOf } from '../../support/contract/activity.ts'

const { cast } = useCast()

let weddingId: string
let at: string
let hotelId: string
let blockId: string

beforeEach(async () => {
  weddingId = await cast.lucia.createWedding('Lucía & Martín', '2027-04-10')
  at = `/api/weddings/${weddingId}`
  hotelId = (await cast.lucia.post(`${at}/lodging/hotels`, { name: 'Parador de Carmona' })).body.id
  blockId = await addBlock()
})

const addBlock = async (more: object = {}) => {
  const block = { hotelId, name: 'Doble', rooms: 1, heldUntil: '2027-03-01', ...more }
  return (await cast.lucia.post(`${at}/lodging/blocks`, block)).body.id as string
}
const change = (changes: object) => cast.lucia.patch(`${at}/lodging/blocks/${blockId}`, changes)
const tasks = async () => (await cast.lucia.get(`${at}/tasks`)).body
const rooms = async () => (await cast.lucia.get(`${at}/task-facts`)).body.rooms
const open = async () => (await cast.lucia.get(`${at}/next-tasks`)).body.open

const TITLE = 'Confirmar o devolver habitaciones: Parador de Carmona, Doble'

describe('the task about giving rooms back', () => {
  it('is there for rooms that are held until a day, and for no others', async () => {
    await addBlock({ name: 'Suite', heldUntil: null })
    await addBlock({ name: 'Sencilla', isHeld: false })
    expect(await tasks()).toMatchObject([
      { id: blockId, title: TITLE, due: { kind: 'day', on: '2027-03-01' }, mark: null },
    ])
  })

  it('moves with the day, and goes when there is none', async () => {
    await change({ heldUntil: '2027-03-15' })
    expect(await tasks()).toMatchObject([{ due: { kind: 'day', on: '2027-03-15' } }])
    await change({ heldUntil: null })
    expect(await tasks()).toEqual([])
    await change({ heldUntil: '2027-03-20' })
    expect(await tasks()).toMatchObject([{ due: { kind: 'day', on: '2027-03-20' } }])
  })

  it('follows the names of hotel and rooms, and keeps the title that a person wrote', async () => {
    await cast.lucia.patch(`${at}/lodging/hotels/${hotelId}`, { name: 'Hotel Alcázar' })
    await change({ name: 'Suite' })
    expect((await tasks())[0].title).toBe('Confirmar o devolver habitaciones: Hotel Alcázar, Suite')
    await cast.lucia.patch(`${at}/tasks/${blockId}`, { title: 'Llamar a Rosa' })
    await change({ name: 'Doble', heldUntil: '2027-03-15' })
    expect(await tasks()).toMatchObject([{ title: 'Llamar a Rosa', due: { on: '2027-03-15' } }])
  })

  it('stays where a person has put it, until the rooms have another day', async () => {
    await cast.lucia.patch(`${at}/tasks/${blockId}`, { due: { kind: 'days', daysBefore: 60 } })
    await change({ rooms: 3 })
    expect((await tasks())[0].due).toEqual({ kind: 'days', daysBefore: 60 })
    await cast.lucia.delete(`${at}/tasks/${blockId}`)
    await change({ rooms: 4, name: 'Suite' })
    expect(await tasks()).toEqual([])
    await change({ heldUntil: '2027-03-15' })
    expect(await tasks()).toHaveLength(1)
  })

  it('ticks itself once the rooms are full, and opens when a guest of them says no', async () => {
    const ane = await cast.lucia.addGuest(weddingId, 'Ane Lasa')
    expect(await rooms()).toEqual([{ taskId: blockId, isSettled: false }])
    expect(await open()).toBe(1)
    await cast.lucia.call('PUT', `${at}/lodging/stays`, {
      ...{ guests: [{ guestId: ane }], need: 'booked', blockId, inNewRoom: true },
    })
    expect(await rooms()).toEqual([{ taskId: blockId, isSettled: true }])
    expect(await open()).toBe(0)
    await cast.lucia.patch(`${at}/guests/${ane}`, { rsvp: false })
    expect(await rooms()).toEqual([{ taskId: blockId, isSettled: false }])
  })

  it('ticks itself once the hotel holds them no more, with its day or without', async () => {
    await change({ isHeld: false })
    await change({ heldUntil: null })
    expect(await tasks()).toHaveLength(1)
    expect(await rooms()).toEqual([{ taskId: blockId, isSettled: true }])
  })

  it('goes with the rooms, and comes back with them', async () => {
    const activity = activityOf(cast.lucia, weddingId)
    await cast.lucia.patch(`${at}/tasks/${blockId}`, { notes: 'Preguntar por Rosa' })
    await cast.lucia.delete(`${at}/lodging/blocks/${blockId}`)
    expect(await tasks()).toEqual([])
    await activity.undo((await activity.last()).id)
    expect(await tasks()).toMatchObject([{ id: blockId, notes: 'Preguntar por Rosa' }])
    await cast.lucia.delete(`${at}/lodging/hotels/${hotelId}`)
    expect(await tasks()).toEqual([])
    await activity.undo((await activity.last()).id)
    expect(await tasks()).toMatchObject([{ id: blockId }])
  })

  it('raises the version of the tasks, and only when it is another', async () => {
    const etag = async () => (await cast.lucia.get(`${at}/tasks`)).headers.get('etag')
    const before = await etag()
    await change({ priceCents: 7_400 })
    expect(await etag()).toBe(before)
    await change({ heldUntil: '2027-03-15' })
    expect(await etag()).not.toBe(before)
  })
})
