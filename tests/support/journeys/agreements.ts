import type { AgreementContent } from '#domain/agreements/agreements.ts'

const id = (last: number) => `0198c0de-0000-7000-8000-${String(last).padStart(12, '0')}`

/** An agreement of two people, the first of whom has a NIF in it. */
export const AGREEMENT: AgreementContent = {
  title: 'Contrato de organización de boda',
  clauses: [
    {
      id: id(21),
      title: 'Quiénes firman',
      text: 'De una parte, {empresa}, con NIF {nif}, representada por {representante}. De otra, {pareja}, con NIF {nif de la pareja}.',
    },
    { id: id(22), title: 'Precio y pagos', text: '{total}, IVA incluido: {pagos}. La boda es el {fecha}.' },
    { id: id(23), title: 'Desistimiento', text: 'Tenéis 14 días para echaros atrás.' },
  ],
  signers: [
    { id: id(24), name: 'Aitana Robles Prieto', email: 'aitana@correo.example', nif: '12345678Z' },
    { id: id(25), name: 'Bruno Salas Ortiz', email: 'bruno@correo.example', nif: null },
  ],
  company: {
    ...{ name: 'Casa Jara Eventos, S. L.', nif: 'B12345674', address: 'Calle Feria, 12, 41003 Sevilla' },
    representative: 'Elena Montes Jara',
  },
  iban: 'ES91 2100 0418 4502 0005 1332',
  validDays: 14,
}

export const AGREEMENT_TEMPLATE = {
  ...{ name: 'Organización completa', title: AGREEMENT.title, clauses: AGREEMENT.clauses },
}
