import type { QuoteField } from '#domain/quotes/merge-quote.ts'
import type { QuoteEventKind, QuoteState } from '#domain/quotes/quote-state.ts'
import type { QuoteGap } from '#domain/quotes/quotes.ts'

export const STATE_WORDS: Record<QuoteState, string> = {
  draft: 'Borrador',
  sent: 'Enviado',
  opened: 'Lo han abierto',
  accepted: 'Aceptado',
  declined: 'No les encaja',
  expired: 'Caducado',
  closed: 'Enlace cerrado',
}

export const EVENT_WORDS: Record<QuoteEventKind, string> = {
  question: 'Preguntan',
  accepted: 'Aceptan',
  declined: 'No les encaja',
}

export const FIELD_WORDS: Record<QuoteField, string> = {
  title: 'los nombres',
  eventDate: 'la fecha',
  place: 'el lugar',
  guests: 'los invitados',
  note: 'el texto',
  priceMode: 'si los precios llevan IVA',
  lines: 'las líneas',
  extras: 'los extras',
  instalments: 'los pagos',
  validDays: 'la validez',
  agreementTemplateId: 'la plantilla del contrato',
  taskTemplateId: 'la plantilla de tareas',
}

/** The things still to be done before a quote can be sent. */
export const GAP_WORDS: Record<QuoteGap, string> = {
  title: 'Escribe para quién es.',
  lines: 'Añade al menos una línea.',
  guests: 'Hay precios por invitado: escribe cuántos serán.',
  instalments: 'Los pagos tienen que sumar el 100\u00a0%.',
}
