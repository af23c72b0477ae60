import { describe, expect, it } from 'vitest'
import {
  NOTIFICATION_GROWS_MINUTES,
  NOTIFICATIONS_IN_BELL,
  NOTIFICATIONS_ON_PAGE,
} from './notification-limits.ts'
import { describeNotification, NOTIFICATION_ACTIONS } from './notifications.ts'

const WEDDING = '0198c0de-0000-7000-8000-000000000001'
const vendor = { vendorId: 'v1', vendorName: 'Sonido Sur', componentName: 'DJ' }

describe('what is stored of an action', () => {
  it('leads to the row it is about', () => {
    const told = describeNotification(WEDDING, 'guest.added', { guestId: 'g1', guestName: 'Ana' })
    expect(told).toEqual({
      section: 'guests',
      guard: 'guests',
      url: `/app/couple/${WEDDING}/guests?destacar=g1`,
      subject: 'g1',
      groupKey: 'guest.added',
      undoes: 'guest.removed',
      isUndoable: false,
    })
  })

  it('that removes a row can be taken back by what adds it again, as long as its line may grow', () => {
    const gone = describeNotification(WEDDING, 'vendor.removed', vendor)
    const back = describeNotification(WEDDING, 'vendor.added', vendor)
    expect(gone).toMatchObject({
      isUndoable: true,
      undoes: null,
      groupKey: back.undoes,
      subject: back.subject,
    })
  })

  it('leads to the vendor a file or a comment came to, and counts the files and comments', () => {
    const file = describeNotification(WEDDING, 'file.added', { ...vendor, fileId: 'f1', fileName: 'a.pdf' })
    expect(file).toMatchObject({
      url: `/app/couple/${WEDDING}/vendors?proveedor=v1`,
      subject: 'f1',
      groupKey: 'file.added/v1',
    })
  })

  it('leads to the list when the row is gone', () => {
    const told = describeNotification(WEDDING, 'vendor.removed', vendor)
    expect(told).toMatchObject({ url: `/app/couple/${WEDDING}/vendors`, subject: 'v1' })
  })

  it('of edited vendors makes one line for all of them, and of confirmed ones a line for each', () => {
    const linesOf = (action: 'vendor.edited' | 'vendor.confirmed') =>
      ['v1', 'v2'].map((vendorId) => describeNotification(WEDDING, action, { ...vendor, vendorId }).groupKey)
    expect(linesOf('vendor.edited')).toEqual(['vendor.edited', 'vendor.edited'])
    expect(linesOf('vendor.confirmed')).toEqual(['vendor.confirmed/v1', 'vendor.confirmed/v2'])
  })

  it('of an import or a person makes a line that never grows', () => {
    const imported = describeNotification(WEDDING, 'guest.imported', { imported: 3, removed: 0 })
    const joined = describeNotification(WEDDING, 'member.joined', { memberId: 'm1', memberName: 'Ana' })
    expect([imported.groupKey, joined.groupKey]).toEqual([null, null])
    expect(imported.subject).toBeNull()
  })
})

describe('the numbers of the specification', () => {
  it('are 20 in the bell, 100 on the page, 10 minutes for a line to grow', () => {
    expect([NOTIFICATIONS_IN_BELL, NOTIFICATIONS_ON_PAGE, NOTIFICATION_GROWS_MINUTES]).toEqual([20, 100, 10])
    expect(new Set(NOTIFICATION_ACTIONS).size).toBe(NOTIFICATION_ACTIONS.length)
  })
})
