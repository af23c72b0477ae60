import { useMutation } from '@tanstack/react-query'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { FileButton } from '#ui/file-drop.tsx'
import { messageFor } from '../../lib/error-messages.ts'
import { SettingsRow } from '../../shell/settings-section.tsx'
import { bringWeddingIn } from './rights.actions.ts'

/** Brings a downloaded wedding in as a new one. */
export function ImportRow() {
  const [share, setShare] = useState(0)
  const bring = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) => bringWeddingIn(file, setShare),
    onMutate: () => setShare(0),
  })
  const progress = share < 1 ? `Enviando, ${Math.floor(share * 100)} %` : 'Importando'
  return (
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
          {bring.error && (
            <span role="alert" className="block font-medium text-danger">
              {messageFor(bring.error)}
            </span>
          )}
        </>
      }
      action={
        <FileButton
          icon={Upload}
          accept={['.zip', 'application/zip']}
          onFiles={([file]) => file && bring.mutate(file)}
          isPending={bring.isPending}
          pendingLabel={progress}
        >
          Elegir ZIP
        </FileButton>
      }
    />
  )
}
