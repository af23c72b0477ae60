import type { Quote } from '#contract/quote-rows.ts'
import type { PlannerRequest } from '#contract/requests.ts'
import type { QuoteContent, QuoteExtra, QuoteLine } from '#domain/quotes/quotes.ts'
import { newId } from '#server/platform/ids.ts'
import type { Person } from './accounts/person.ts'
import { ORIGIN } from './origin.ts'

/** The message of a person who asks, none of which stands on the page of a quote. */
export const ASKED = {
  name: 'Carmen Ruiz',
  email: 'carmen@correo.example',
  message: 'Nos casamos en primavera y tenemos una duda secreta.',
  phone: '600 00 00 77',
}

const line = (concept: string, detail: string, price: number): QuoteLine => ({
  ...{ id: newId(), concept, detail, quantity: 1, price, discount: 0, vatRate: 21 },
})
const extra = (concept: string, detail: string, price: number, isTicked: boolean): QuoteExtra => ({
  ...line(concept, detail, price),
  isTicked,
})

/** Aitana and Bruno's quote: 5.324,00 € with the two extras that are ticked at first, 4.477,00 € without any. */
export const quoteOf = (given: Partial<QuoteContent> = {}): QuoteContent => ({
  ...{ title: 'Aitana & Bruno', eventDate: '2027-09-18', place: 'Sierra de Aracena', guests: 90 },
  note: 'Gracias por contarnos lo de la finca.\nEsto es lo que haríamos.',
  priceMode: 'net',
  lines: [
    line('Organización completa', 'Proveedores, presupuesto, calendario y reuniones.', 300_000),
    line('Un equipo de dos el día', 'De las nueve de la mañana al último autobús.', 50_000),
    line('Cuatro viajes a Aracena', 'Visita, prueba de menú, ensayo y víspera.', 20_000),
  ],
  extras: [
    extra('Segunda coordinadora', 'Dos personas desde el montaje hasta el cierre.', 30_000, true),
    extra('La preboda', 'Cena de la víspera en el pueblo.', 40_000, true),
    extra('Diseño de mesas', 'Flores, mantelería y papelería de cada mesa.', 60_000, false),
  ],
  instalments: [
    { id: newId(), label: 'Reserva', percent: 30, dueOn: null },
    { id: newId(), label: 'Segundo pago', percent: 40, dueOn: '2027-03-18' },
    { id: newId(), label: 'Último pago', percent: 30, dueOn: '2027-09-04' },
  ],
  validDays: 15,
  ...{ agreementTemplateId: null, taskTemplateId: null },
  ...given,
})

/** A planner with a public profile, to whom somebody writes and who sends them quotes. */
export function quotesOf(planner: Person, slug: string) {
  const at = (requestId: string) => `/api/planner/requests/${requestId}/quote`
  const sure = <T>({ status, body }: { status: number; body: T }): T => {
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`)
    return body
  }
  const send = async (requestId: string, version: number, content: QuoteContent) => {
    const quote: Quote | null = sure(await planner.get(at(requestId)))
    sure(await planner.call('PUT', at(requestId), { was: quote?.draft ?? null, content }))
    return sure(await planner.post(`${at(requestId)}/versions`, { version, content })) as Quote
  }
  return {
    list: async () => sure(await planner.call('PUT', '/api/planner/public-profile', { slug, listed: true })),
    /** The id of a new request. */
    async ask(name = `${ASKED.name} ${newId()}`): Promise<string> {
      await planner.app.fetch(`/planners/${slug}/contacto`, {
        method: 'POST',
        headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...ASKED, name }),
      })
      const requests: PlannerRequest[] = sure(await planner.get('/api/planner/requests'))
      return requests.find((request) => request.name === name)!.id
    },
    save: async (requestId: string, was: QuoteContent | null, content: QuoteContent) =>
      sure(await planner.call('PUT', at(requestId), { was, content })),
    send,
    read: async (requestId: string): Promise<Quote> => sure(await planner.get(at(requestId))),
    close: async (requestId: string) => sure(await planner.delete(`${at(requestId)}/link`)),
  }
}
