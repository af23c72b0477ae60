import type { UseQueryResult } from '@tanstack/react-query'
import type { ItemFile } from '#contract/item-files.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxSet } from '#ui/fields/checkbox-set.tsx'
import { messageFor } from '../../shared/error-messages.ts'
import { fileSize } from '../../shared/files/file-size.ts'

type FileChoicesProps = {
  legend: string
  note: string
  files: UseQueryResult<ItemFile[]>
  /** Left out because they are there already. */
  without?: ReadonlySet<string>
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  className?: string
}

/** Files with a box each, of which none is marked by itself. */
export function FileChoices({ legend, note, files, without, chosen, onChange, className }: FileChoicesProps) {
  const { data, error } = files
  const offered = (data ?? []).filter(({ id }) => !without?.has(id))
  if (data && offered.length === 0) return null
  return (
    <div className={className}>
      {data ? (
        <>
          <CheckboxSet
            legend={legend}
            choices={offered.map(({ id, name, size }) => ({
              value: id,
              label: (
                <span className="min-w-0 wrap-anywhere">
                  {name} <span className="num whitespace-nowrap text-ink-3">{fileSize(size)}</span>
                </span>
              ),
            }))}
            chosen={chosen}
            onChange={onChange}
            className="grid"
          />
          <p className="mt-1 text-sm text-ink-2">{note}</p>
        </>
      ) : error ? (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger">
          No hemos podido cargar sus archivos. {messageFor(error)}
          <Button size="sm" onPress={() => void files.refetch()} isPending={files.isFetching}>
            Reintentar
          </Button>
        </p>
      ) : (
        <p className="text-sm text-ink-3">Cargando sus archivos…</p>
      )}
    </div>
  )
}
