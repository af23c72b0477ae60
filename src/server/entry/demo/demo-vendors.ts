import { type HeadPrice, NEW_HEAD_PRICE } from '#domain/vendors/vendor-prices.ts'
import type { VendorStatus } from '#domain/vendors/vendors.ts'

type DemoVendor = {
  vendorType: string
  name?: string
  cost?: number
  perHead?: HeadPrice
  status?: VendorStatus
  details?: string
  webpage?: string
  email?: string
  phone?: string
  /** The conversation of Elena, the planner, and Lucía about it, in turns. */
  comments?: string[]
}

/** The couple of the demo wants to spend this much in all, in euros. */
export const DEMO_TOTAL_BUDGET = 30_000

/** A price by unit, for the number of people that the couple of the demo plans with. */
const priced = (price: Partial<HeadPrice>): HeadPrice => ({
  ...NEW_HEAD_PRICE,
  basis: 'planned',
  plannedAdults: 82,
  plannedChildren: 10,
  ...price,
})

/** The canvas of the demo: most of it settled, some open, two without a provider yet. */
export const DEMO_VENDORS: DemoVendor[] = [
  {
    vendorType: 'catering',
    name: 'La Alacena de Triana',
    perHead: priced({ adult: 85, child: 39, fixed: 2500, minimum: 70 }),
    status: 'closed',
    phone: '600 00 41 20',
    email: 'bodas@laalacena.example',
    webpage: 'laalacena.example',
    details: '116 menús, 12 infantiles.\nPrueba de menú para seis personas incluida.',
    comments: [
      'Han aceptado el cambio de postre sin coste.',
      '¡Qué bien! Les paso las alergias cuando cierre la lista.',
    ],
  },
  {
    vendorType: 'tarta-nupcial',
    name: 'Obrador Nieves',
    perHead: priced({ unit: 'person', adult: 4, fixed: 112 }),
    status: 'closed',
  },
  {
    vendorType: 'barra-libre',
    name: 'Barra Sur',
    perHead: priced({ unit: 'hour', adult: 350, quantity: 5 }),
    details: 'Cinco horas, con coctelería.',
  },
  { vendorType: 'cortador-de-jamon' },
  { vendorType: 'dj', name: 'Lola Discos', cost: 1200, status: 'closed', phone: '600 00 33 78' },
  {
    vendorType: 'cuarteto-de-cuerda',
    name: 'Cuarteto Alborada',
    cost: 780,
    phone: '600 00 92 57',
    email: 'hola@cuartetoalborada.example',
    webpage: 'cuartetoalborada.example',
    details:
      "Dos violines, viola y chelo. Ceremonia (30\u00a0min) y aperitivo (1\u00a0h).\nEntrada con «Gabriel's Oboe»; salida, el pasodoble del abuelo: mandarles la partitura antes del 15 de enero.\nSeñal del 30\u00a0% para reservar.",
    comments: ['Nos guardan la fecha hasta final de mes.'],
  },
  {
    vendorType: 'floristeria',
    name: 'Flores de Umbría',
    perHead: priced({ unit: 'table', adult: 110, fixed: 620, peoplePerUnit: 8 }),
    status: 'closed',
  },
  { vendorType: 'iluminacion', name: 'Guirnaldas y Compañía', cost: 690 },
  { vendorType: 'oficiante' },
  {
    vendorType: 'finca',
    name: 'Hacienda Los Naranjos',
    cost: 5200,
    status: 'closed',
    details: 'Patio para la ceremonia, salón por si llueve.\nEntrada desde las 10:00, cierre a las 4:00.',
  },
  {
    vendorType: 'autobuses',
    name: 'Transvía',
    perHead: priced({ unit: 'bus', adult: 320 }),
    status: 'closed',
  },
  { vendorType: 'vestido-de-novia', name: 'Atelier Benjumea', cost: 2150, status: 'closed' },
  { vendorType: 'peluqueria-y-maquillaje', name: 'Sole Marín', cost: 320, status: 'closed' },
  { vendorType: 'fotografia', name: 'Estudio Candela', cost: 2300, status: 'closed' },
  { vendorType: 'invitaciones', name: 'Letra Capital', cost: 415.5, status: 'closed' },
]
