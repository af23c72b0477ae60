import Upload from 'lucide-react/icons/upload'
import { Button } from '#ui/button.tsx'
import { FileButton } from '#ui/fields/file-drop.tsx'
import { PlanOffer } from '../../shared/subscription/plan-offer.tsx'
import { SettingsRow } from '../../shell/settings-section.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { useWeddingImport, ZIP_TYPES } from './use-wedding-import.ts'

/** Brings a downloaded wedding in as a new one. */
export function ImportRow() {
  const { bring, progress, isSending, isFailed, cancel } = useWeddingImport()
  return (
    <>
      <SettingsRow
        title="Importar una boda"
        line={
          <ImportOutcome bring={bring} isFailed={isFailed}>
            El ZIP de una boda que descargaste vuelve como una boda nueva.
          </ImportOutcome>
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
      <PlanOffer error={bring.error} after="Después elige otra vez el ZIP." />
    </>
  )
}
