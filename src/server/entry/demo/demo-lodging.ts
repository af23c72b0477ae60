type DemoStay = { family: string; need: 'booked' | 'wanted' | 'unneeded'; isWaiting?: boolean }

type DemoHotel = {
  hotel: Record<string, string>
  block: Record<string, unknown>
  /** The last day on which the hotel holds its free rooms, in days before the wedding. */
  heldUntil: number | null
  stays: DemoStay[]
}

/** The hotels of the demo, with rooms from the day before the wedding to the day after it. */
export const DEMO_HOTELS: DemoHotel[] = [
  {
    hotel: {
      name: 'Parador de Carmona',
      way: '4 km',
      phone: '954 00 02 10',
      code: 'NARANJO27',
      url: 'parador.example',
      mapUrl: '37.4709, -5.6307',
    },
    block: { name: 'Doble con desayuno', rooms: 20, beds: 2, priceCents: 12_800 },
    heldUntil: 40,
    stays: [
      { family: 'Etxeberria Ruiz', need: 'booked' },
      { family: 'Puig Ferrer', need: 'booked' },
      { family: 'Castro Lema', need: 'wanted' },
    ],
  },
  {
    hotel: { name: 'Hotel Puerta de Sevilla', way: '3 km', phone: '954 00 02 44', code: 'LUCIAYMARTIN' },
    block: { name: 'Doble', rooms: 1, beds: 2, priceCents: 7_400 },
    heldUntil: 30,
    stays: [
      { family: 'Nogales Prado', need: 'booked' },
      { family: 'Medina Rey', need: 'wanted', isWaiting: true },
    ],
  },
  {
    hotel: { name: 'Hostal San Pedro', way: '3 km' },
    block: { name: 'Doble', rooms: 12, beds: 2, priceCents: 5_200, isHeld: false },
    heldUntil: null,
    stays: [{ family: 'Crespo Mora', need: 'booked' }],
  },
]

/** Families of the demo who live in town. */
export const DEMO_AT_HOME = ['Herrera Vidal', 'Salas Ríos']
