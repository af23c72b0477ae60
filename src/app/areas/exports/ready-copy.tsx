import Download from 'lucide-react/icons/download'
import type { WeddingExport } from '#contract/exports.ts'
import { Button } from '#ui/button.tsx'
import { fileSize } from '../../shared/files/file-size.ts'
import { instantInWords } from '../../shared/words/spanish-dates.ts'
import { BigFigure } from './big-figure.tsx'

type ReadyCopyProps = { copy: WeddingExport; onDownload: () => void }

/** A ZIP that waits for its person. */
export function ReadyCopy({ copy, onDownload }: ReadyCopyProps) {
  return (
    <BigFigure
      figure={fileSize(copy.size ?? 0)}
      action={
        <Button variant="primary" icon={Download} onPress={onDownload}>
          Descargar
        </Button>
      }
    >
      <p className="text-ink">{copy.fileName}</p>
      <p>
        {!copy.withFiles && 'Sin imágenes ni archivos. '}Hasta el {instantInWords(copy.expiresAt!)}. Te pedirá
        la contraseña.
      </p>
    </BigFigure>
  )
}
