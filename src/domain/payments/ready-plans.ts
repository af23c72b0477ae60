import type { Instalment } from './payments.ts'

type NewInstalment = Omit<Instalment, 'id'>

/** A plan that vendors often ask for, to begin with. */
export type ReadyPlan = { name: string; instalments: NewInstalment[] }

const part = (
  concept: string,
  size: Instalment['size'],
  due: Instalment['due'],
  isRefundable: boolean | null = null,
): NewInstalment => ({ concept, size, due, shares: [], isRefundable })

const percent = (whole: number): Instalment['size'] => ({ kind: 'percent', hundredths: whole * 100 })
const before = (daysBefore: number): Instalment['due'] => ({ kind: 'days', daysBefore })
const REST: Instalment['size'] = { kind: 'rest' }
const SIGNING: Instalment['due'] = { kind: 'event', after: 'al firmar' }

/** The plans that are offered; the last instalment takes the rest, so each makes up the cost. */
export const READY_PLANS: readonly ReadyPlan[] = [
  {
    name: '30 / 40 / 30',
    instalments: [
      part('Reserva', percent(30), SIGNING, false),
      part('Segundo pago', percent(40), before(90)),
      part('Último pago', REST, before(7)),
    ],
  },
  {
    name: 'Reserva y resto',
    instalments: [part('Reserva', percent(30), SIGNING, false), part('Resto', REST, before(7))],
  },
  {
    name: 'Mitad y mitad',
    instalments: [part('Primera mitad', percent(50), SIGNING), part('Segunda mitad', REST, before(7))],
  },
  { name: 'Un solo pago', instalments: [part('Pago único', REST, before(7))] },
]
