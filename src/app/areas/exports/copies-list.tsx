import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import type { WeddingExport } from '#contract/exports.ts'
import { IconButton } from '#ui/button.tsx'
import { fileSize } from '../../shared/files/file-size.ts'
import { instantInWords, timeInWords } from '../../shared/words/spanish-dates.ts'
import { FAILURE_WORDS } from './export-words.ts'

type CopiesListProps = {
  copies: readonly WeddingExport[]
  onDownload: (copy: WeddingExport) => void
  onRemove: (copy: WeddingExport) => void
}

/** The copies before the newest one. */
export function CopiesList({ copies, onDownload, onRemove }: CopiesListProps) {
  return (
    <section aria-labelledby="copias" className="mt-9">
      <h2 id="copias" className="text-[1.5rem]">
        Otras copias
      </h2>
      <ul className="mt-3 border-t border-line">
        {copies.map((copy) => (
          <li key={copy.id} className="flex min-h-14 items-center gap-3 border-b border-line py-2">
            <div className="min-w-0 flex-1">
              <p className="text-ui wrap-anywhere">
                {dayAndTime(copy)}
                {copy.isScheduled && '. Llegó sola'}
              </p>
              <p className="text-sm text-ink-2">{lineOf(copy)}</p>
            </div>
            {copy.state === 'ready' && (
              <IconButton
                icon={Download}
                label={`Descargar la del ${dayAndTime(copy)}`}
                onPress={() => onDownload(copy)}
              />
            )}
            <IconButton
              icon={Trash2}
              label={`Eliminar la del ${dayAndTime(copy)}`}
              onPress={() => onRemove(copy)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function lineOf({ state, size, withFiles, expiresAt, failure }: WeddingExport): string {
  const without = withFiles ? '' : ', sin imágenes ni archivos'
  if (state === 'failed') return `No se pudo hacer. ${FAILURE_WORDS[failure ?? 'FAILED']}`
  if (state === 'expired') return `Caducó el ${instantInWords(expiresAt!)}${without}.`
  return `${fileSize(size ?? 0)}${without}. Hasta el ${instantInWords(expiresAt!)}.`
}

/** `28 de noviembre de 2026, 9:05`: two copies of a day are told apart. */
const dayAndTime = ({ createdAt }: WeddingExport): string =>
  `${instantInWords(createdAt)}, ${timeInWords(createdAt)}`
