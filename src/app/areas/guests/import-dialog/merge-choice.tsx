import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { Button } from '#ui/button.tsx'
import type { GuestList } from '../import/guest-list.ts'
import { Overfull } from './import-preview.tsx'
import type { GuestImport } from './use-guest-import.ts'

type MergeChoiceProps = { run: GuestImport; list: GuestList }

/** There is a list already: what becomes of it (spec 2). */
export function MergeChoice({ run, list: { fileName } }: MergeChoiceProps) {
  const count = run.countTicked
  const skipped = run.countSkipped
  return (
    <>
      <p className="text-ink-2">
        Has traído {count === 1 ? '1 nombre' : `${formatNumber(count)} nombres`}
        {fileName && (
          <>
            {' de '}
            <b className="font-semibold text-ink wrap-anywhere">{fileName}</b>
          </>
        )}
        . ¿Qué hacemos con {count === 1 ? 'él' : 'ellos'}?
      </p>
      <div className="mt-5 grid gap-2.5">
        <Button
          variant="primary"
          className="min-h-12"
          onPress={run.append}
          isDisabled={
            run.countToImport('append') + run.countUpdated === 0 ||
            run.overfull !== null ||
            run.writing !== null
          }
          isPending={run.writing === 'append'}
          pendingLabel="Importando"
        >
          {run.countUpdated > 0
            ? run.coming.length > 0
              ? 'Añadir y poner al día'
              : 'Poner al día'
            : 'Añadir al final'}
        </Button>
        {run.overfull !== null && <Overfull total={run.overfull} />}
        {skipped > 0 && (
          <p className="-mt-1 text-center text-xs text-ink-3">
            {run.countToImport('append') === 0
              ? 'Todos parecen estar ya en tu lista.'
              : `Al añadir saltaremos ${formatNumber(skipped)} que ${skipped === 1 ? 'parece estar' : 'parecen estar'} ya en tu lista.`}
          </p>
        )}
        <Button
          variant="danger"
          className="min-h-12 shadow-[inset_0_0_0_1px_var(--line-strong)]"
          onPress={run.askToOverwrite}
          isPending={run.writing === 'asking'}
          isDisabled={run.writing === 'append'}
        >
          Sobrescribir lista actual
        </Button>
        <Button
          variant="quiet"
          onPress={() => run.go({ at: 'preview' })}
          isDisabled={run.writing === 'append'}
        >
          Volver
        </Button>
      </div>
    </>
  )
}
