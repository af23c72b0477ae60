import { expect, it } from 'vitest'
import type { AnswerProgress } from '#contract/answer-progress.ts'
import { answerInWords, paceInWords, progressInWords } from './answer-words.ts'

type Answer = AnswerProgress['recent'][number]

const progress = { families: 52, answered: 37, maybe: 0, closingDate: '2027-03-01' }

it('says how many families have answered, and how many days are left', () => {
  expect(progressInWords(progress, '2027-02-09')).toBe('52 familias, 37 han respondido. Quedan 20 días.')
  expect(progressInWords({ ...progress, families: 1, answered: 1 }, '2027-02-28')).toBe(
    '1 familia, 1 ha respondido. Queda 1 día.',
  )
  expect(progressInWords({ ...progress, answered: 0, closingDate: null }, '2027-02-09')).toBe(
    '52 familias, ninguna ha respondido.',
  )
  expect(progressInWords(progress, '2027-03-01')).toContain('Hoy es el último día.')
  expect(progressInWords(progress, '2027-03-02')).toContain('El plazo ha terminado.')
  expect(progressInWords({ ...progress, closingDate: null }, '2027-03-02')).toBe(
    '52 familias, 37 han respondido.',
  )
})

it('says how many come at the usual rate', () => {
  expect(paceInWords({ perDay: 1.25, expected: 24 }, 31)).toBe(
    'Faltan 31 familias por responder. Al ritmo de siempre, 1,3 al día, antes del cierre llegarán 24: habrá que recordárselo a 7.',
  )
  expect(paceInWords({ perDay: 0.5, expected: 5 }, 5)).toContain('3,5 a la semana, llegarán todas')
  expect(paceInWords({ perDay: 2, expected: null }, 1)).toBe(
    'Falta 1 familia por responder. Al ritmo de siempre, 2 al día.',
  )
  expect(paceInWords({ perDay: 2, expected: 0 }, 0)).toBeNull()
})

it('says what a family answered, and what of it is new', () => {
  const answer = {
    id: '',
    guestId: '',
    title: '',
    byTelephone: null,
    answeredAt: '',
    fields: ['rsvp', 'menu'],
    isFirst: true,
    maybe: 0,
  }
  expect(answerInWords({ ...answer, yes: 3, no: 1, pending: 0 })).toBe('vienen 3 de 4')
  expect(answerInWords({ ...answer, isFirst: false, yes: 0, no: 1, pending: 0 })).toBe(
    'no viene; ha cambiado quién viene y el menú',
  )
  expect(answerInWords({ ...answer, yes: 1, no: 0, pending: 2 })).toBe('viene 1 de 3, faltan 2 por decidir')
  expect(answerInWords({ ...answer, yes: 1, no: 0, pending: 2, maybe: 1 })).toBe(
    'viene 1 de 3, 1 puede que sí, falta 1 por decidir',
  )
  expect(answerInWords({ ...answer, yes: 0, no: 0, pending: 2, maybe: 2 })).toBe('puede que vengan')
})

it('reads answers that a device has kept since before they could be told apart', () => {
  const answer = { fields: [], isFirst: true, yes: 1, no: 0, pending: 2 } as unknown as Answer
  expect(answerInWords(answer)).toBe('viene 1 de 3, faltan 2 por decidir')
  const former = { families: 52, answered: 37, closingDate: null } as unknown as AnswerProgress
  expect(progressInWords(former, '2027-02-09')).toBe('52 familias, 37 han respondido.')
})

it('says how many people may come', () => {
  expect(progressInWords({ ...progress, maybe: 12 }, '2027-02-09')).toBe(
    '52 familias, 37 han respondido. 12 personas dicen que puede que sí. Quedan 20 días.',
  )
})
