import type { Allergen, Diet } from '#domain/guests/allergens.ts'

/** The texts and questions of the demo's couple to its guests. */
export const DEMO_SETTINGS = {
  place: 'Hacienda Los Naranjos, Carmona',
  mapUrl: '37.4402, -5.6923',
  startsAt: 12 * 60 + 30,
  dressCode: 'Cóctel. Hay césped: mejor tacón ancho.',
  contactName: 'Lucía',
  contactPhone: '600 00 01 40',
  offersMaybe: true,
  menus: [
    { key: 'carne', name: 'Carne', forChildren: false },
    { key: 'pescado', name: 'Pescado', forChildren: false },
    { key: 'vegetariano', name: 'Vegetariano', forChildren: false },
    { key: 'infantil', name: 'Infantil', forChildren: true },
  ],
}

const PRADO = {
  ...{ name: 'Prado de San Sebastián', place: 'Calle Manuel Vázquez', isVenue: false },
  mapUrl: '37.3803, -5.9862',
}

/** The buses of the demo: those who ask for a seat take the first one there and the last one back. */
export const DEMO_TRIPS = [
  {
    direction: 'out',
    seats: 55,
    stops: [
      { key: 'ida-1115', ...PRADO, minute: 675 },
      {
        ...{ key: 'plaza-de-armas', name: 'Plaza de Armas', place: 'Dársena 8', minute: 690, isVenue: false },
        mapUrl: '37.3917, -6.0036',
      },
      { key: 'llegada', name: 'Hacienda Los Naranjos', place: null, minute: 725, isVenue: true },
    ],
  },
  {
    direction: 'back',
    vehicle: 'minibus',
    seats: 4,
    stops: [
      { key: 'salida-0300', name: 'Hacienda Los Naranjos', place: null, minute: 1620, isVenue: true },
      { key: 'vuelta-0300', ...PRADO, minute: 1670 },
    ],
  },
]

/** Events beside the wedding, and the families that are invited to them. */
export const DEMO_EVENTS = [
  {
    name: 'Preboda',
    offset: -1,
    startsAt: 20 * 60 + 30,
    place: 'Bodegas Góngora, Villanueva del Ariscal',
    families: ['Aguirre Soto', 'Herrera Vidal', 'Etxeberria Ruiz', 'Lasa Mendía', 'Puig Ferrer'],
  },
  {
    name: 'Tornaboda',
    offset: 1,
    startsAt: 13 * 60,
    place: 'Hacienda Los Naranjos',
    families: ['Aguirre Soto', 'Herrera Vidal', 'Gutiérrez Soria', 'Castro Lema', 'Medina Rey'],
  },
]

type DemoDetails = {
  menu?: string
  allergens?: Allergen[]
  diets?: Diet[]
  dietNote?: string
  needsHighChair?: boolean
  mayBringCompanion?: boolean
}

/** Details of guests that the couple itself has noted. */
export const DEMO_DETAILS: Record<string, DemoDetails> = {
  'Inmaculada Ríos Vera': { allergens: ['fish'], menu: 'carne' },
  'Fernando Salas Ríos': { menu: 'carne' },
  'Triana Mora Vidal': { menu: 'infantil' },
  'Alba Solís Crespo': { menu: 'pescado' },
  'Ignacio Vidal Sanz': { mayBringCompanion: true },
  'Ximena Roldán Paz': { mayBringCompanion: true },
}

type DemoPersonAnswer = {
  /** Each event by its name; the wedding is 'Boda'. */
  comes: Record<string, boolean | 'maybe'>
  menu?: string
  allergens?: string[]
  note?: string
  highChair?: boolean
  companion?: string
}

type DemoInvitation = {
  /** One of the household. */
  guest: string
  /** How it was sent, and how many days ago it was sent, opened and answered. */
  by: 'whatsapp' | 'email'
  sent: number
  opened?: number
  answered?: number
  answers?: Record<string, DemoPersonAnswer>
  bus?: boolean
  song?: string
  message?: string
}

const ALL = { Boda: true, Preboda: true, Tornaboda: true }

/** Invitations of the demo that have been sent: some were opened, some answered. */
export const DEMO_INVITATIONS: DemoInvitation[] = [
  {
    ...{ guest: 'Carmen Aguirre Soto', by: 'whatsapp', sent: 30, opened: 29, answered: 26, bus: true },
    answers: {
      'Carmen Aguirre Soto': { comes: { ...ALL, Tornaboda: false }, menu: 'pescado' },
      'Íñigo Aguirre Lasa': { comes: { ...ALL, Preboda: false }, menu: 'carne', allergens: ['nuts'] },
      'Noa Aguirre Lasa': { comes: { ...ALL, Preboda: false }, menu: 'infantil', highChair: true },
    },
    ...{ song: '«Suspiros de España»', message: 'La abuela dice que baila hasta que la echen.' },
  },
  {
    ...{ guest: 'Manuel Herrera Campos', by: 'whatsapp', sent: 30, opened: 30, answered: 29 },
    answers: {
      'Manuel Herrera Campos': { comes: ALL, menu: 'carne' },
      'Rocío Herrera Vidal': { comes: ALL, menu: 'pescado' },
      'Pilar Vidal Ortega': { comes: ALL, menu: 'pescado', allergens: ['nuts', 'peanuts'] },
    },
    song: 'Algo de Rocío Jurado',
  },
  {
    ...{ guest: 'Álvaro Gutiérrez Peña', by: 'whatsapp', sent: 30, opened: 27, answered: 21 },
    answers: {
      'Álvaro Gutiérrez Peña': { comes: ALL, menu: 'carne' },
      'Marta Soria Vega': { comes: ALL, menu: 'vegetariano' },
      'Leo Gutiérrez Soria': { comes: ALL, highChair: true },
    },
  },
  {
    ...{ guest: 'Uxía Castro Lema', by: 'email', sent: 28, opened: 20, answered: 12, bus: true },
    answers: {
      'Uxía Castro Lema': { comes: ALL, menu: 'pescado' },
      'Brais Lema Otero': { comes: { Boda: false, Tornaboda: false } },
    },
    message: 'Alí estaremos, con empanada.',
  },
  {
    ...{ guest: 'Macarena Medina Rey', by: 'whatsapp', sent: 28, opened: 9, answered: 4 },
    answers: {
      'Macarena Medina Rey': { comes: ALL, menu: 'carne', allergens: ['milk'], note: 'Sin lactosa' },
    },
  },
  {
    ...{ guest: 'Ignacio Vidal Sanz', by: 'whatsapp', sent: 28, opened: 6, answered: 2, bus: true },
    answers: {
      'Ignacio Vidal Sanz': { comes: ALL, menu: 'carne', companion: 'Clara Bernal Ruiz' },
    },
  },
  {
    ...{ guest: 'Begoña Etxeberria Ruiz', by: 'whatsapp', sent: 28, opened: 18, answered: 17 },
    answers: {
      'Begoña Etxeberria Ruiz': { comes: { Boda: true, Preboda: true }, menu: 'pescado' },
      'Jon Ruiz Otaegi': { comes: { Boda: 'maybe' } },
    },
    message: 'Jon espera el turno de abril. Os dice en cuanto lo sepa.',
  },
  { guest: 'Sergi Puig Ferrer', by: 'whatsapp', sent: 28, opened: 3 },
  { guest: 'Ximena Roldán Paz', by: 'whatsapp', sent: 20 },
  { guest: 'Teo Lasa Mendía', by: 'email', sent: 20 },
]
