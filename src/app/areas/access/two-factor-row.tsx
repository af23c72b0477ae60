import { useQuery } from '@tanstack/react-query'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import type { Factors } from '#contract/access.ts'
import { Button } from '#ui/button.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { SettingsRow } from '../../shell/settings-section.tsx'
import { factorsQuery } from './access.queries.ts'

const dialogs = loadedPart(() => import('./two-factor-dialogs.tsx'))

/** A person with one way in that is no password is not told of one. */
function lineOf({ hasPassword, hasTwoFactor, recoveryCodesLeft }: Factors): string {
  if (!hasTwoFactor) {
    return hasPassword
      ? 'Además de la contraseña, un código de tu móvil.'
      : 'Al entrar, también un código de tu móvil.'
  }
  return `Activa. Al entrar te pedimos un código de tu móvil. ${codesLine(recoveryCodesLeft ?? 0)}`
}

function codesLine(left: number): string {
  if (left === 0) return 'No te quedan códigos de recuperación: crea otros.'
  return left === 1 ? 'Te queda 1 código de recuperación.' : `Te quedan ${left} códigos de recuperación.`
}

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
        line={data ? lineOf(data) : 'Al entrar, también un código de tu móvil.'}
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
