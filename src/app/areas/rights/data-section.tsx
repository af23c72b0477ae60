import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ACCOUNT_RECOVERY_DAYS } from '#domain/accounts/account-deletion.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { useCurrentWedding, useWeddings } from '../../shared/session/use-session.ts'
import { SettingsRow, SettingsSection } from '../../shell/settings-section.tsx'
import { CopyRow } from './copy-row.tsx'
import { ImportRow } from './import-row.tsx'

const dialogs = loadedPart(() => import('./rights-dialogs.tsx'))

/** A person may take the data kept about them along, bring it back, or end it here. */
export function DataSection() {
  const weddings = useWeddings()
  const current = useCurrentWedding()
  const [opened, setOpened] = useState<'copy' | 'wedding' | 'deletion' | null>(null)
  const close = () => setOpened(null)
  const part = useOpenedPart(dialogs, opened !== null, close)
  return (
    <SettingsSection id="tus-datos" title="Tus datos">
      <CopyRow onAsk={() => setOpened('copy')} />
      {weddings.length > 0 && (
        <SettingsRow
          title="Llevarte una boda"
          line="Un ZIP que abre cualquiera: una página para leerla, tablas de Excel, imágenes y archivos. Vuelve a entrar aquí."
          action={
            weddings.length > 1 ? (
              <Button onPress={() => setOpened('wedding')}>Elegir boda</Button>
            ) : (
              <Link
                to="/app/couple/$wid/move-out"
                params={{ wid: weddings[0]!.id }}
                className={buttonClass()}
              >
                Llévatela
              </Link>
            )
          }
        />
      )}
      <ImportRow />
      {current && (
        <SettingsRow
          title="Traer lo que ya tienes"
          line={`Listas, presupuestos, fotos y contratos de otro sitio, a «${current.name}».`}
          action={
            <Link to="/app/couple/$wid/move-in" params={{ wid: current.id }} className={buttonClass()}>
              Traer
            </Link>
          }
        />
      )}
      <SettingsRow
        title="Eliminar mi cuenta"
        line={`Las bodas con más personas siguen sin ti. Tienes ${ACCOUNT_RECOVERY_DAYS} días para volver.`}
        action={
          <Button variant="danger" onPress={() => setOpened('deletion')}>
            Eliminar mi cuenta
          </Button>
        }
      />
      {part && opened === 'copy' && <part.CopyDialog onClose={close} />}
      {part && opened === 'wedding' && <part.WeddingDialog weddings={weddings} onClose={close} />}
      {part && opened === 'deletion' && <part.DeletionDialog onClose={close} />}
    </SettingsSection>
  )
}
