import { SUPPORT_PARAMETER } from '../support/support.ts'

/** The parameter of a notification's url that names the row to highlight; a vendor is opened instead. */
export const HIGHLIGHT_PARAMETER = 'destacar'

/** The sections of a wedding in which things happen: the place under `/app/couple/{weddingId}` and what names a row. */
export const SECTIONS = {
  wedding: { place: '', parameter: HIGHLIGHT_PARAMETER },
  tasks: { place: '/tasks', parameter: HIGHLIGHT_PARAMETER },
  guests: { place: '/guests', parameter: HIGHLIGHT_PARAMETER },
  vendors: { place: '/vendors', parameter: 'proveedor' },
  budget: { place: '/budget', parameter: HIGHLIGHT_PARAMETER },
  inspiration: { place: '/inspiration', parameter: HIGHLIGHT_PARAMETER },
  agenda: { place: '/day-b', parameter: HIGHLIGHT_PARAMETER },
  members: { place: '/members', parameter: HIGHLIGHT_PARAMETER },
  activity: { place: '/activity', parameter: HIGHLIGHT_PARAMETER },
  support: { place: '/app/help', parameter: SUPPORT_PARAMETER },
  books: { place: '/billing', parameter: HIGHLIGHT_PARAMETER },
  requests: { place: '/requests', parameter: 'solicitud' },
  calendar: { place: '/calendar', parameter: HIGHLIGHT_PARAMETER },
} as const

export type NotificationSection = keyof typeof SECTIONS

export const NOTIFICATION_SECTIONS = Object.keys(SECTIONS) as NotificationSection[]

/** The headings, in a mail, of what is of no wedding. */
export const OF_NO_WEDDING: Partial<Record<NotificationSection, string>> = {
  requests: 'Tu perfil público',
  books: 'Facturación',
  calendar: 'Calendario',
}
