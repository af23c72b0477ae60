import { expect, it } from 'vitest'
import type { Instalment } from '#domain/payments/payments.ts'
import { wayOfDifference } from './difference-words.ts'

const part = (concept: string, size: Instalment['size'], on?: string): Instalment => ({
  ...{ id: concept, concept, size, due: on ? { kind: 'day', on } : null, shares: [], isRefundable: null },
})
const percent = (hundredths: number) => ({ kind: 'percent', hundredths }) as const
const amount = (cents: number) => ({ kind: 'amount', cents }) as const
const REST = { kind: 'rest' } as const

const say = (instalments: Instalment[], from: number, to: number) =>
  wayOfDifference(instalments, { from, to }, '2027-07-07')?.replaceAll('\u00a0', ' ') ?? null

const RESERVE_AND_REST = [part('Reserva', amount(60_000)), part('Último pago', REST, '2027-06-30')]

it('goes to the instalment that takes the rest, and out of it', () => {
  expect(say(RESERVE_AND_REST, 200_000, 215_000)).toBe('+150,00 €: irá a «Último pago» (30 jun).')
  expect(say(RESERVE_AND_REST, 200_000, 185_000)).toBe('−150,00 €: saldrá de «Último pago» (30 jun).')
})

it('is spread over percentages, each with its own part', () => {
  const halves = [part('Mitad', percent(5000)), part('Otra mitad', percent(5000), '2027-06-30')]
  expect(say(halves, 200_000, 215_000)).toBe(
    '+150,00 €: se repartirá entre «Mitad» +75,00 € y «Otra mitad» (30 jun) +75,00 €.',
  )
  const quarters = ['A', 'B', 'C', 'D'].map((name) => part(name, percent(2500)))
  expect(say(quarters, 200_000, 160_000)).toBe('−400,00 €: se repartirá entre 4 plazos.')
})

it('is said to be missing where no instalment takes it, and to be too much where amounts exceed the cost', () => {
  const fixed = [part('Reserva', amount(60_000)), part('Resto', amount(140_000))]
  expect(say(fixed, 200_000, 215_000)).toBe(
    '+150,00 €: ningún plazo cambia. Los plazos sumarán 150,00 € de menos.',
  )
  expect(say(RESERVE_AND_REST, 200_000, 50_000)).toBe(
    '−1.500,00 €: saldrá de «Último pago» (30 jun). Los plazos sumarán 100,00 € de más.',
  )
})

it('has nothing to say without instalments or without a difference', () => {
  expect(say([], 200_000, 215_000)).toBeNull()
  expect(say(RESERVE_AND_REST, 200_000, 200_000)).toBeNull()
})

it('names a day that moves with the wedding', () => {
  const last = { ...part('Último pago', REST), due: { kind: 'days', daysBefore: 7 } as const }
  expect(say([last], 0, 1)).toBe('+0,01 €: irá a «Último pago» (30 jun).')
})
