import Upload from 'lucide-react/icons/upload'
import { Button } from '#ui/button.tsx'
import { FileButton } from '#ui/fields/file-drop.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useWantedPart } from '#ui/opening/use-opened-part.ts'
import { SettingsRow } from '../../shell/settings-section.tsx'
import { useWeddingImport, ZIP_TYPES } from './use-wedding-import.ts'

const outcome = loadedPart(() => import('./import-outcome.tsx'))

const LINE = 'El ZIP de una boda que descargaste vuelve como una boda nueva.'

/** Brings a downloaded wedding in as a new one. */
export function ImportRow() {
  const { bring, progress, isSending, isFailed, cancel } = useWeddingImport()
  const part = useWantedPart(outcome, !bring.isIdle, bring.reset)
  return (
    <>
      <SettingsRow
        title="Importar una boda"
        line={
          part && !bring.isIdle ? (
            <part.ImportOutcome bring={bring} isFailed={isFailed}>
              {LINE}
            </part.ImportOutcome>
          ) : (
            LINE
          )
        }
        action={
          <>
            {isSending && (
              <Button variant="quiet" onPress={cancel}>
                Cancelar
              </Button>
            )}
            <FileButton
              icon={Upload}
              accept={ZIP_TYPES}
              onFiles={([file]) => file && bring.mutate(file)}
              isPending={bring.isPending}
              pendingLabel={progress}
            >
              Elegir ZIP
            </FileButton>
          </>
        }
      />
      {part && <part.ImportPlan error={bring.error} />}
    </>
  )
}
