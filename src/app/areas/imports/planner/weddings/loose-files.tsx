import { useMutation } from '@tanstack/react-query'
import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { Select } from '#ui/fields/select.tsx'
import { messageFor } from '../../../../shared/error-messages.ts'
import { Refused } from '../../move-in-parts.tsx'
import { placeFile } from '../planner-imports.actions.ts'

/** Files of which it is not known whose they are: the planner says it, or they stay out. */
export function LooseFiles({ view: { id, loose, rows } }: { view: PlannerImportView }) {
  const given = useMutation({ mutationFn: (file: { id: string; row: string }) => placeFile(id, file) })
  if (loose.length === 0) return null
  const options = [
    ...rows.map(({ key, name }) => ({ value: key, label: name })),
    { value: 'out', label: 'Fuera' },
  ]
  return (
    <section aria-labelledby="sin-boda" className="mt-8">
      <h2 id="sin-boda" className="text-[1.375rem]">
        ¿De qué boda {loose.length === 1 ? 'es este archivo' : `son estos ${loose.length} archivos`}?
      </h2>
      <p className="mt-1 text-sm text-ink-2">Los que no pongas en ninguna se quedan fuera.</p>
      <ul className="mt-3 border-t border-line-strong">
        {loose.map((file) => (
          <li
            key={file.fileId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2.5"
          >
            <span className="min-w-0 flex-1 basis-60 text-sm wrap-anywhere">{file.name}</span>
            <Select
              label={`Boda de ${file.name}`}
              hideLabel
              placeholder="Elige la boda"
              options={options}
              value={given.isPending && given.variables.id === file.fileId ? given.variables.row : file.row}
              onChange={(row) => given.mutate({ id: file.fileId, row })}
              className="w-56 max-md:w-full"
            />
          </li>
        ))}
      </ul>
      <Refused>{given.isError && messageFor(given.error)}</Refused>
    </section>
  )
}
