import { useMutation } from '@tanstack/react-query'
import Upload from 'lucide-react/icons/upload'
import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { FileButton } from '#ui/fields/file-drop.tsx'
import { codeOf, messageFor } from '../../shared/error-messages.ts'
import { PlanOffer } from '../../shared/subscription/plan-offer.tsx'
import { SettingsRow } from '../../shell/settings-section.tsx'
import { bringWeddingIn } from './rights.actions.ts'

/** Brings a downloaded wedding in as a new one. */
export function ImportRow() {
  const { bring, progress, isSending, cancel } = useImport()
  const isFailed = bring.error !== null && codeOf(bring.error) !== 'UPLOAD_CANCELLED'
  return (
    <>
      <SettingsRow
        title="Importar una boda"
        line={
          <>
            <span role="status">
              {bring.data ? (
                <>
                  «{bring.data.name}» ya está aquí.{' '}
                  <a href={`/app/couple/${bring.data.id}`} className="link">
                    Abrir la boda
                  </a>
                </>
              ) : (
                'El ZIP de una boda que descargaste vuelve como una boda nueva.'
              )}
            </span>
            {isFailed && (
              <span role="alert" className="block font-medium text-danger">
                {messageFor(bring.error)}
              </span>
            )}
          </>
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
              accept={['.zip', 'application/zip']}
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

function useImport() {
  const [share, setShare] = useState(0)
  const cancelling = useRef(new AbortController())
  const bring = useMutation({
    networkMode: 'always',
    mutationFn(file: File) {
      cancelling.current = new AbortController()
      return bringWeddingIn(file, setShare, cancelling.current.signal)
    },
    onMutate: () => setShare(0),
  })
  return {
    bring,
    progress: share < 1 ? `Enviando, ${Math.floor(share * 100)}\u00a0%` : 'Importando',
    isSending: bring.isPending && share < 1,
    cancel: () => cancelling.current.abort(),
  }
}
