import { Link } from '@tanstack/react-router'
import type { PlannerImportView } from '#contract/planner-import-rows.ts'
import { formatNumber } from '#domain/text/spanish-numbers.ts'
import { Button } from '#ui/button.tsx'
import { CSV_TYPE, toCsv } from '../../../../shared/spreadsheet/csv.ts'
import { downloadFile } from '../../../../shared/spreadsheet/download-file.ts'

/** The clients that became requests. */
export function Leads({ plannerId, count }: { plannerId: string; count: number }) {
  return (
    <p className="mt-5 text-sm text-ink-2">
      {count === 1 ? 'Un cliente sin boda está en' : `${formatNumber(count)} clientes sin boda están en`}{' '}
      <Link to="/app/planner/$pid/requests" params={{ pid: plannerId }} className="link">
        Solicitudes
      </Link>
      .
    </p>
  )
}

/** All that stayed out, as a table to keep. */
export function LeftOutFile({ leftOut }: { leftOut: NonNullable<PlannerImportView['outcome']>['leftOut'] }) {
  const download = () => {
    const rows = leftOut.map(({ fileName, title, detail }) => [fileName, title, detail])
    downloadFile('se-queda-fuera.csv', toCsv([['Archivo', 'Qué', 'Por qué'], ...rows]), CSV_TYPE)
  }
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
      {leftOut.length === 1
        ? 'Una cosa se ha quedado fuera.'
        : `${formatNumber(leftOut.length)} cosas se han quedado fuera.`}
      <Button size="sm" onPress={download}>
        Descargar lo que se queda fuera
      </Button>
    </p>
  )
}
