import { useMutation } from '@tanstack/react-query'
import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { messageFor } from '../../../../shared/error-messages.ts'
import { Refused } from '../../move-in-parts.tsx'
import type { Asked } from '../planner-dialogs.tsx'
import { answerRows } from '../planner-imports.actions.ts'
import { CHECKBOX, WeddingRow } from './wedding-row.tsx'

/** One row a wedding: taken or left out, with what it brings and what is asked of it. */
export function WeddingsTable({ view, onAsk }: { view: PlannerImportView; onAsk: (asked: Asked) => void }) {
  const given = useMutation({
    mutationFn: ({ keys, isOut }: { keys: string[]; isOut: boolean }) =>
      answerRows(
        view.id,
        keys.map((key) => ({ key, isOut })),
      ),
  })
  const { rows } = view
  if (rows.length === 0) return <NoWeddings view={view} />
  const isOut = (row: { key: string; isOut: boolean }) =>
    given.isPending && given.variables.keys.includes(row.key) ? given.variables.isOut : row.isOut
  const taken = rows.filter((row) => !isOut(row)).length
  return (
    <>
      <Refused>{given.isError && messageFor(given.error)}</Refused>
      <table className="mt-5 w-full border-collapse text-left text-sm">
        <caption className="sr-only">Bodas que traes</caption>
        <thead className="border-b border-line-strong text-xs text-ink-2 max-md:sr-only">
          <tr>
            <th scope="col" className="h-10 w-9 font-normal">
              <input
                type="checkbox"
                aria-label="Todas las bodas"
                className={CHECKBOX}
                checked={taken === rows.length}
                ref={(box) => {
                  if (box) box.indeterminate = taken > 0 && taken < rows.length
                }}
                onChange={() =>
                  given.mutate({ keys: rows.map(({ key }) => key), isOut: taken === rows.length })
                }
              />
            </th>
            <th scope="col" className="font-normal">
              Boda
            </th>
            <th scope="col" className="font-normal">
              Fecha
            </th>
            <th scope="col" className="pr-2 text-right font-normal">
              Invitados
            </th>
            <th scope="col" className="pr-4 text-right font-normal">
              Presupuesto
            </th>
            <th scope="col" className="font-normal max-lg:hidden">
              Qué trae
            </th>
            <th scope="col" className="font-normal">
              Estado
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <WeddingRow
              key={row.key}
              row={row}
              isOut={isOut(row)}
              onOut={(next) => given.mutate({ keys: [row.key], isOut: next })}
              onAsk={onAsk}
            />
          ))}
        </tbody>
      </table>
      {view.tooMany > 0 && (
        <p className="mt-3 text-sm text-ink-2">
          De una vez caben {rows.length} bodas: {view.tooMany} más se quedan para la siguiente.
        </p>
      )}
    </>
  )
}

function NoWeddings({ view: { files, clients, archives } }: { view: PlannerImportView }) {
  if (archives.length > 0 || files.some(({ state }) => state === 'arriving' || state === 'waiting'))
    return null
  return (
    <p className="mt-5 border-t border-line-strong pt-4 text-ink-2">
      {clients.length > 0
        ? 'En estos archivos hay clientes, y ninguna boda.'
        : 'No vemos ninguna boda en estos archivos. Prueba con una carpeta por boda, con los nombres de la pareja.'}
    </p>
  )
}
