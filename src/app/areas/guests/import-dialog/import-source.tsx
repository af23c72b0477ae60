import CircleAlert from 'lucide-react/icons/circle-alert'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { CSV_TYPE } from '../../../shared/spreadsheet/csv.ts'
import { downloadFile } from '../../../shared/spreadsheet/download-file.ts'
import { guestTemplate } from '../export/guest-file.ts'

export type SourceTab = 'file' | 'text'

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
export function ImportSource({ tab, onTab, text, onText, problem, onFile }: ImportSourceProps) {
  return (
    <Tabs
      label="De dónde viene la lista"
      selected={tab}
      onSelect={onTab}
      panelClassName="pt-4.5"
      tabs={[
        {
          id: 'file',
          label: 'Archivo',
          panel: (
            <div className="grid gap-3">
              <FileDrop
                label="Suelta aquí tu lista"
                hint={'CSV o Excel (.csv, .xlsx, .xls), hasta 5\u00a0MB y 5.000 filas.'}
                buttonLabel="Elegir archivo"
                icon={FileSpreadsheet}
                accept={['.csv', '.xlsx', '.xls']}
                onFiles={([file]) => file && onFile(file)}
              />
              {tab === 'file' && <Problem sentence={problem} />}
              <p className="text-sm text-ink-3">
                Leemos todas las hojas: nombres, apellidos, acompañantes, hijos, familia, email, teléfono,
                respuesta y notas. Basta con los nombres, y nada se guarda hasta que lo veas.{' '}
                <button
                  type="button"
                  className="link rounded-[4px]"
                  onClick={() => downloadFile('plantilla-invitados.csv', guestTemplate(), CSV_TYPE)}
                >
                  Descargar una plantilla
                </button>
              </p>
            </div>
          ),
        },
        {
          id: 'text',
          label: 'Pegar texto',
          panel: (
            <TextAreaField
              label="Un invitado por línea"
              description="También puedes pegar celdas copiadas de una hoja de cálculo."
              placeholder={'Carmen Aguirre Soto\nManuel Herrera Campos\nRocío Herrera Vidal'}
              rows={9}
              value={text}
              onChange={onText}
              error={tab === 'text' ? problem : null}
            />
          ),
        },
      ]}
    />
  )
}

function Problem({ sentence }: { sentence: string | null }) {
  return (
    <p role="alert" className="flex items-start gap-1.5 text-sm text-danger empty:hidden">
      {sentence && (
        <>
          <Icon of={CircleAlert} size="sm" className="mt-[.2em]" />
          <span>{sentence}</span>
        </>
      )}
    </p>
  )
}
