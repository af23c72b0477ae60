import { useState } from 'react'
import type { PublicPage } from '#contract/public-page.ts'
import { PAGE_PASSWORD_MAX, PAGE_PASSWORD_MIN } from '#domain/households/public-page.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'
import type { usePublicAddress } from './use-public-address.ts'

type AddressAccessProps = { page: PublicPage; address: ReturnType<typeof usePublicAddress> }

/** The readers of the page: all with the address, those with the password, or also those who search for it. */
export function AddressAccess({ page, address: { store, change, isPending } }: AddressAccessProps) {
  const [password, setPassword] = useState('')
  const isTooShort = password.length < PAGE_PASSWORD_MIN
  const submission = useSubmission(
    async (typed: string) => {
      await store({ password: typed }, 'Contraseña guardada.')
      setPassword('')
    },
    { fieldOf: 'password' },
  )
  return (
    <>
      <Switch
        label="Que salga en los buscadores"
        description={
          page.hasPassword ? 'Con contraseña no sale.' : 'Si no, solo la abre quien tiene la dirección.'
        }
        isSelected={page.isFoundBySearch}
        onChange={(isFoundBySearch) =>
          change({ isFoundBySearch }, isFoundBySearch ? 'Los buscadores la encontrarán.' : 'Ya no saldrá.')
        }
      />
      <form {...submission.props(password)} className="flex flex-wrap items-end gap-3">
        <TextField
          label={page.hasPassword ? 'Otra contraseña' : 'Contraseña (opcional)'}
          value={password}
          onChange={setPassword}
          autoComplete="off"
          spellCheck="false"
          maxLength={PAGE_PASSWORD_MAX}
          description={`La dirás a tus invitados: no uses una tuya. Al menos ${PAGE_PASSWORD_MIN} letras o cifras.`}
          error={submission.problems.password}
          className="w-full max-w-80"
        />
        <Button
          type="submit"
          variant="secondary"
          isDisabled={isTooShort}
          isPending={submission.isPending}
          pendingLabel="Guardando"
        >
          Poner contraseña
        </Button>
        {page.hasPassword && (
          <Button
            variant="quiet"
            isPending={isPending}
            onPress={() => change({ password: null }, 'La página se abre sin contraseña.')}
          >
            Quitar la contraseña
          </Button>
        )}
      </form>
    </>
  )
}
