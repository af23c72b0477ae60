import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Household } from '#contract/household-rows.ts'
import { DateTold } from './date-told.tsx'

const household = (told: Pick<Household, 'dateSentAt' | 'dateTold'> & Partial<Household>): Household => ({
  ...{
    id: crypto.randomUUID(),
    name: null,
    language: null,
    phone: null,
    email: null,
    path: null,
    hasLink: true,
  },
  ...{ sentAt: null, sentBy: null, openedAt: null, answeredAt: null, byTelephone: null },
  ...{ remindedAt: null, remindDueAt: null, mail: null, dateSentBy: 'whatsapp', dateMail: null },
  ...{ dateOpenedAt: null, mayHaveInvitation: false, ...told },
  ...{ song: null, message: null, ownAnswers: {}, gift: null, thankedAt: null },
  createdAt: '2098-01-10T10:00:00.000Z',
})

const said = (told: Parameters<typeof household>[0], eventDate: string | null = '2098-05-16') =>
  renderToStaticMarkup(<DateTold household={household(told)} eventDate={eventDate} />)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')

it('says when a family was told the date, and which one where that has changed', () => {
  const told = { dateSentAt: '2098-01-15T10:00:00.000Z', dateTold: '2098-05-16' }
  expect(said(told)).toBe('Fecha avisada el 15 ene')
  expect(said(told, '2098-06-21')).toBe('Fecha avisada el 15 ene. Entonces era el 16 de mayo de 2098.')
  expect(said(told, null)).toContain('Entonces era el 16 de mayo de 2098.')
  expect(said({ ...told, dateOpenedAt: '2098-01-17T10:00:00.000Z' })).toBe(
    'Fecha avisada el 15 ene, vista el 17 ene',
  )
  expect(said({ dateSentAt: null, dateTold: null })).toBe('')
})
