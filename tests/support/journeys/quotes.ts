import type { QuoteContent, QuotePackage } from '#domain/quotes/quotes.ts'

const id = (last: number) => `0198c0de-0000-7000-8000-${String(last).padStart(12, '0')}`

/** A quote with a line, an extra that is not ticked and one that is, and three instalments. */
export const QUOTE: QuoteContent = {
  ...{ title: 'Aitana & Bruno', eventDate: '2027-09-18', place: 'Sierra de Aracena', guests: 90 },
  ...{ note: 'Esto es lo que haríamos.', priceMode: 'net', validDays: 15 },
  ...{ agreementTemplateId: null, taskTemplateId: null },
  lines: [
    {
      ...{ id: id(1), concept: 'Organización completa', detail: 'Desde hoy hasta el día.', quantity: 1 },
      ...{ price: 350_000, discount: 0, vatRate: 21 },
    },
  ],
  extras: [
    {
      ...{ id: id(2), concept: 'Segunda coordinadora', detail: '', quantity: 1, price: 30_000 },
      ...{ discount: 0, vatRate: 21, isTicked: true },
    },
    {
      ...{ id: id(3), concept: 'Diseño de mesas', detail: '', quantity: null, price: 500 },
      ...{ discount: 0, vatRate: 21, isTicked: false },
    },
  ],
  instalments: [
    { id: id(4), label: 'Reserva', percent: 30, dueOn: null },
    { id: id(5), label: 'Segundo pago', percent: 40, dueOn: '2027-03-18' },
    { id: id(6), label: 'Último pago', percent: 30, dueOn: '2027-09-04' },
  ],
}

const { note, priceMode, lines, extras, instalments } = QUOTE
export const QUOTE_PACKAGE: QuotePackage = {
  ...{ id: id(7), name: 'Organización completa' },
  ...{ note, priceMode, lines, extras, instalments, agreementTemplateId: null, taskTemplateId: null },
}
