import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import Pencil from 'lucide-react/icons/pencil'
import { TRASH_DAYS } from '#domain/activity/activity.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Icon, type IconGlyph } from '#ui/icon.tsx'
import { AppLink } from '../../shared/page/app-link.tsx'
import { useProfile } from '../../shared/session/use-session.ts'
import { binPath } from '../../shared/wedding/bin-link.tsx'

type GuestsEmptyProps = {
  weddingId: string
  onAdd: () => void
  onImportFile: () => void
  onPaste: () => void
}

/** An empty guest list: three ways to begin (spec 2). */
export function GuestsEmpty({ weddingId, onAdd, onImportFile, onPaste }: GuestsEmptyProps) {
  const isPlanner = useProfile().role === 'planner'
  return (
    <EmptyState
      question={isPlanner ? '¿A quién invita la pareja?' : '¿A quién quieres ver allí?'}
      line={`${isPlanner ? '' : 'Empieza por la familia, el resto sale solo. '}Puedes escribir los nombres o traerlos de donde ya los tengas.`}
    >
      <div className="mt-2.5 grid w-full max-w-232 overflow-hidden rounded-paper border border-line-strong text-left md:grid-cols-3">
        <Way icon={Pencil} title="Añadir a mano" line="Nombre, email y notas, uno a uno." onClick={onAdd} />
        <Way
          icon={FileSpreadsheet}
          title="Importar CSV o Excel"
          line="Archivos .csv, .xlsx o .xls."
          onClick={onImportFile}
        />
        <Way icon={ClipboardPaste} title="Pegar texto" line="Un invitado por línea." onClick={onPaste} />
      </div>
      <p className="w-full text-sm text-ink-3">
        ¿Tienes más que una lista?{' '}
        <AppLink href={`/app/couple/${weddingId}/move-in`} className="link">
          Trae lo que ya tienes
        </AppLink>
        , todo junto. Lo que hayas eliminado de la lista espera {TRASH_DAYS} días{' '}
        <AppLink href={binPath(weddingId, 'guests')} className="link">
          en la papelera
        </AppLink>
        .
      </p>
    </EmptyState>
  )
}

type WayProps = { icon: IconGlyph; title: string; line: string; onClick: () => void }

function Way({ icon, title, line, onClick }: WayProps) {
  return (
    <button type="button" onClick={onClick} className={WAY}>
      <Icon of={icon} size="lg" className="text-primary max-md:row-span-2 max-md:self-center md:mb-2" />
      <span className="serif text-d4 leading-[1.15]">{title}</span>
      <span className="text-sm text-ink-2">{line}</span>
    </button>
  )
}

const WAY =
  'grid content-start gap-1.5 border-line-strong p-6 text-left transition-colors duration-(--t-fast) not-first:border-l hover:bg-surface-hover focus-visible:-outline-offset-3 focus-visible:shadow-none max-md:grid-cols-[auto_1fr] max-md:gap-x-4 max-md:p-4.5 max-md:not-first:border-t max-md:not-first:border-l-0'
