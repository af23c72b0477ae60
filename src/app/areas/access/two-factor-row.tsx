import { useQuery } from '@tanstack/react-query'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { loadedPart } from '#ui/loaded-part.ts'
import { useOpenedPart } from '#ui/use-opened-part.ts'
import { SettingsRow } from '../../shell/settings-section.tsx'
import { factorsQuery } from './access.queries.ts'

const dialogs = loadedPart(() => import('./two-factor-dialogs.tsx'))

/** The second step of the sign-in: off, or on with its codes and the way to turn it off. */
export function TwoFactorRow() {
  const { data } = useQuery(factorsQuery())
  const [opened, setOpened] = useState<'set-up' | 'codes' | 'removal' | null>(null)
  const part = useOpenedPart(dialogs, opened !== null, () => setOpened(null))
  const close = () => setOpened(null)
  return (
    <>
      <SettingsRow
        icon={ShieldCheck}
        title="Verificación en dos pasos"
        line={
          data?.hasTwoFactor
            ? 'Activa. Al entrar te pedimos un código de tu móvil.'
            : 'Además de la contraseña, un código de tu móvil.'
        }
        action={
          data?.hasTwoFactor ? (
            <span className="flex flex-wrap gap-1">
              <Button variant="quiet" onPress={() => setOpened('codes')}>
                Códigos nuevos
              </Button>
              <Button variant="danger" onPress={() => setOpened('removal')}>
                Desactivar
              </Button>
            </span>
          ) : (
            <Button variant="primary" isDisabled={!data} onPress={() => setOpened('set-up')}>
              Activar
            </Button>
          )
        }
      />
      {part && opened === 'set-up' && <part.SetUpDialog onClose={close} />}
      {part && opened === 'codes' && <part.NewCodesDialog onClose={close} />}
      {part && opened === 'removal' && <part.RemovalDialog onClose={close} />}
    </>
  )
}
