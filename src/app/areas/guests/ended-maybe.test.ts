import { beforeEach, expect, it } from 'vitest'
import type { Guest } from '#contract/guests.ts'
import { toasts } from '#ui/feedback/toast-queue.ts'
import type { Edit } from '../../sync/list-changes/change.ts'
import { stubBrowser } from '../../sync/list-changes/stub-browser.ts'

stubBrowser()
const { createOverlaps } = await import('../../sync/list-changes/overlapping-edits.ts')
const { endedMaybe } = await import('./guests.changes.ts')

const shown: Guest = {
  ...{ id: 'carmen', fullName: 'Carmen Aguirre', rsvp: null, maybe: false, email: null, notes: null },
  createdAt: '2027-01-01T00:00:00Z',
}
const YES: Edit<Guest> = { kind: 'edit', item: shown, field: 'rsvp', value: true }

let now: Guest
let submitted: Edit<Guest>[]

const overlaps = createOverlaps<Guest, string>({
  words: {
    ...{ where: 'la lista', name: ({ fullName }) => fullName, subject: String, object: String },
    removed: String,
    fields: {
      rsvp: {
        act: String,
        about: () => 'la respuesta de Carmen',
        reads: (rsvp) => (rsvp ? 'sí' : 'sin respuesta'),
      },
      maybe: { act: String, about: () => 'la respuesta de Carmen', reads: () => 'puede que sí' },
    },
  },
  read: async () => [now],
  ends: endedMaybe,
  submit: (_, edit) => submitted.push(edit),
})

const said = async (edit: Edit<Guest>) => {
  const before = new Set(toasts.get().map(({ id }) => id))
  await overlaps.watch('here', edit, async () => null)
  return toasts.get().find(({ id }) => !before.has(id))
}

beforeEach(() => {
  now = { ...shown, maybe: true }
  submitted = []
})

it('a yes that was said without a network tells of the «Puede que sí» that it ended, and puts it back', async () => {
  const toast = await said(YES)
  expect(toast?.message).toContain('la respuesta de Carmen, sí (era puede que sí)')
  toast?.action?.onAction()
  expect(submitted.map(({ field, value }) => [field, value])).toEqual([
    ['rsvp', null],
    ['maybe', true],
  ])
})

it('says nothing of one that was shown, or that stays', async () => {
  expect(await said({ ...YES, item: now })).toBeUndefined()
  expect(await said({ ...YES, value: null })).toBeUndefined()
})

it('says nothing of a guest whom the device has kept since before it was told apart', async () => {
  now = shown
  const { maybe: _, ...former } = shown
  expect(await said({ ...YES, item: former as Guest })).toBeUndefined()
  expect(await said({ kind: 'edit', item: former as Guest, field: 'maybe', value: true })).toBeUndefined()
})
