import { useQuery } from '@tanstack/react-query'
import type { Wedding } from '#contract/weddings.ts'
import type { Section } from '#domain/members/permissions.ts'
import { counted } from './export-words.ts'
import { exportContentsQuery } from './exports.queries.ts'

type Entry = { file: string; line: string; section?: Section }

const TABLES: readonly Entry[] = [
  { file: 'index.html', line: 'La boda entera, para leerla o imprimirla sin conexión.' },
  { file: 'boda.json', line: 'Todo, en un solo archivo. Es lo que azahar vuelve a abrir.' },
  { file: 'invitados.xlsx', line: 'Familias, respuestas, menús, mesas. También en CSV.', section: 'guests' },
  { file: 'proveedores.xlsx', line: 'Costes, pagos, teléfonos y notas.', section: 'vendors' },
  { file: 'presupuesto.xlsx', line: 'El reparto, los plazos y los pagos.', section: 'budget' },
  { file: 'agenda.ics', line: 'Los momentos del día, para cualquier calendario.', section: 'agenda' },
]

const WORDS: readonly Entry[] = [
  { file: 'conversaciones.html', line: 'Lo hablado en cada proveedor.', section: 'conversation' },
  { file: 'LEEME.txt', line: 'Qué es cada cosa, en castellano.' },
]

/** The files of a ZIP, as far as the member sees the wedding. */
export function WhatIsInside({ wedding }: { wedding: Wedding }) {
  const { data } = useQuery(exportContentsQuery(wedding.id))
  const isSeen = ({ section }: Entry) => !section || wedding.access[section] !== 'none'
  const images = data ? counted(data.images, 'foto', 'fotos') : 'Las fotos'
  const entries: Entry[] = [
    ...TABLES,
    { file: 'imagenes/', line: `${images}, en sus carpetas, con su tamaño original.` },
    { file: 'archivos/', line: 'Contratos y recibos, por proveedor.' },
    ...WORDS,
  ]
  return (
    <section aria-labelledby="dentro">
      <h2 id="dentro" className="text-[1.5rem]">
        Qué lleva dentro
      </h2>
      <dl className="mt-3.5 border-t border-line">
        {entries.filter(isSeen).map(({ file, line }) => (
          <div
            key={file}
            className="grid items-baseline gap-x-4 gap-y-0.5 border-b border-line py-2.75 md:grid-cols-[11rem_minmax(0,1fr)]"
          >
            <dt className="font-strong">{file}</dt>
            <dd className="text-sm text-ink-2">{line}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
