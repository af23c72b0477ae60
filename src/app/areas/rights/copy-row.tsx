import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import type { DataExport } from '#contract/rights.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { fileSize } from '../../shared/files/file-size.ts'
import { instantInWords } from '../../shared/words/spanish-dates.ts'
import { SettingsRow } from '../../shell/settings-section.tsx'
import { dataExportQuery } from './rights.queries.ts'

/** The copy of everything: not asked for, on its way, ready until an hour, or over. */
export function CopyRow({ onAsk }: { onAsk: () => void }) {
  const { data: copy } = useQuery(dataExportQuery())
  const isOnItsWay = copy?.status === 'waiting' || copy?.status === 'preparing'
  return (
    <SettingsRow
      title="Descargar mis datos"
      line={<span role="status">{lineFor(copy)}</span>}
      action={
        <span className="flex flex-wrap gap-2">
          {copy?.url && (
            <a href={copy.url} className={buttonClass({ variant: 'primary' })}>
              Descargar
            </a>
          )}
          {!isOnItsWay && (
            <Button icon={Download} onPress={onAsk} isDisabled={copy === undefined}>
              {copy ? 'Pedir otra copia' : 'Pedir copia'}
            </Button>
          )}
        </span>
      }
    />
  )
}

function lineFor(copy: DataExport | null | undefined): string {
  if (!copy) return 'Un ZIP con tus bodas, archivos y mensajes. Te avisamos cuando esté.'
  if (copy.status === 'waiting') return 'Pedida. Empezamos enseguida.'
  if (copy.status === 'preparing') return 'Preparándose. Te avisamos por email cuando esté.'
  if (copy.status === 'expired') return 'La copia que pediste ha caducado. Puedes pedir otra.'
  return `Lista hasta el ${instantInWords(copy.expiresAt!)} (${fileSize(copy.size ?? 0)}).`
}
