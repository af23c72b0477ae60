import { ListSource, type SourceTab } from '../../../shared/list-import/list-source.tsx'
import { CSV_TYPE } from '../../../shared/spreadsheet/csv.ts'
import { downloadFile } from '../../../shared/spreadsheet/download-file.ts'
import { guestTemplate } from '../export/guest-file.ts'

type ImportSourceProps = {
  tab: SourceTab
  onTab: (tab: SourceTab) => void
  text: string
  onText: (text: string) => void
  /** Why the last try brought nothing. */
  problem: string | null
  onFile: (file: File) => void
}

/** The source of the list: a file, or a text with one guest per line (spec 2). */
export function ImportSource(props: ImportSourceProps) {
  return (
    <ListSource
      {...props}
      words={{
        drop: 'Suelta aquí tu lista',
        hint: 'CSV o Excel (.csv, .xlsx, .xls), hasta 5\u00a0MB y 5.000 filas.',
        about: (
          <>
            Leemos todas las hojas: nombres, apellidos, acompañantes, hijos, familia, email, teléfono,
            respuesta y notas. Basta con los nombres, y nada se guarda hasta que lo veas.{' '}
            <button
              type="button"
              className="link rounded-[4px]"
              onClick={() => downloadFile('plantilla-invitados.csv', guestTemplate(), CSV_TYPE)}
            >
              Descargar una plantilla
            </button>
          </>
        ),
        label: 'Un invitado por línea',
        placeholder: 'Carmen Aguirre Soto\nManuel Herrera Campos\nRocío Herrera Vidal',
      }}
    />
  )
}
