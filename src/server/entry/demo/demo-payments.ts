/** The people who pay beside the couple of the demo. */
export const DEMO_PAYERS = { padres: 'Padres de Lucía', carmen: 'Carmen Aguirre' } as const

type Payer = keyof typeof DEMO_PAYERS | 'couple'

type DemoInstalment = {
  concept: string
  /** The share of the cost in percent; the last one takes the rest. */
  percent?: number
  daysBefore: number
  payers: Payer[]
  /** The cents of each who has paid, once it is paid, and the day: as many before the wedding. */
  paid?: { daysBefore: number; method: 'transfer' | 'card' | 'cash'; cents: Partial<Record<Payer, number>> }
}

const single = (daysBefore: number): DemoInstalment[] => [
  { concept: 'Pago único', daysBefore, payers: ['couple'] },
]

/** How the vendors of the demo are paid, by the component of the canvas. */
export const DEMO_PAYMENTS: Record<string, DemoInstalment[]> = {
  catering: [
    {
      concept: 'Reserva',
      percent: 20,
      daysBefore: 230,
      payers: ['padres', 'couple'],
      paid: { daysBefore: 231, method: 'transfer', cents: { padres: 765_00, couple: 1_207_00 } },
    },
    { concept: 'Segundo pago', percent: 40, daysBefore: 85, payers: ['padres'] },
    { concept: 'Según confirmados', daysBefore: 7, payers: ['couple', 'padres'] },
  ],
  'tarta-nupcial': [
    {
      concept: 'Reserva',
      percent: 20,
      daysBefore: 160,
      payers: ['couple'],
      paid: { daysBefore: 162, method: 'card', cents: { couple: 96_00 } },
    },
    { concept: 'Último pago', daysBefore: 7, payers: ['couple'] },
  ],
  dj: [
    {
      concept: 'Reserva',
      percent: 30,
      daysBefore: 190,
      payers: ['couple'],
      paid: { daysBefore: 190, method: 'transfer', cents: { couple: 360_00 } },
    },
    { concept: 'Último pago', daysBefore: 0, payers: ['couple'] },
  ],
  floristeria: [
    { concept: 'Reserva', percent: 30, daysBefore: 147, payers: ['carmen'] },
    { concept: 'Último pago', daysBefore: 21, payers: ['carmen'] },
  ],
  finca: [
    {
      concept: 'Reserva',
      percent: 40,
      daysBefore: 250,
      payers: ['carmen', 'couple'],
      paid: { daysBefore: 252, method: 'transfer', cents: { carmen: 1_600_00, couple: 480_00 } },
    },
    {
      concept: 'Segundo pago',
      percent: 30,
      daysBefore: 180,
      payers: ['padres'],
      paid: { daysBefore: 180, method: 'transfer', cents: { padres: 1_560_00 } },
    },
    { concept: 'Último pago', daysBefore: 14, payers: ['padres'] },
  ],
  autobuses: single(21),
  'vestido-de-novia': [
    {
      concept: 'Reserva',
      percent: 50,
      daysBefore: 200,
      payers: ['padres'],
      paid: { daysBefore: 201, method: 'card', cents: { padres: 1_075_00 } },
    },
    { concept: 'Último pago', daysBefore: 36, payers: ['padres'] },
  ],
  'peluqueria-y-maquillaje': single(0),
  fotografia: [
    {
      concept: 'Reserva',
      percent: 30,
      daysBefore: 220,
      payers: ['couple'],
      paid: { daysBefore: 221, method: 'transfer', cents: { couple: 690_00 } },
    },
    {
      concept: 'Segundo pago',
      percent: 35,
      daysBefore: 151,
      payers: ['couple'],
      paid: { daysBefore: 151, method: 'transfer', cents: { couple: 805_00 } },
    },
    { concept: 'Último pago', daysBefore: 0, payers: ['couple'] },
  ],
  invitaciones: single(127),
}
