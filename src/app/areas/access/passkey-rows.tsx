import { useQuery } from '@tanstack/react-query'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { Passkey } from '#contract/passkeys.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { relativeTime, useCurrentTime } from '../../shared/words/relative-time.ts'
import { SettingsRow } from '../../shell/settings-section.tsx'
import { passkeysQuery } from './access.queries.ts'

const dialogs = loadedPart(() => import('./passkey-dialogs.tsx'))

type Opened = 'adding' | { act: 'naming' | 'removal'; passkey: Passkey } | null

/** The passkeys of the person: added here, named and removed. */
export function PasskeyRows() {
  const { data: passkeys } = useQuery(passkeysQuery())
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const part = useOpenedPart(dialogs, opened !== null, close)
  const isFull = (passkeys?.length ?? 0) >= LIMITS.person.passkeys
  return (
    <>
      <SettingsRow
        icon={Fingerprint}
        title="Passkeys"
        line={
          isFull
            ? `Tienes las ${LIMITS.person.passkeys} que caben. Elimina alguna para añadir otra.`
            : 'Entra con tu huella o tu cara, sin contraseña.'
        }
        action={
          <Button icon={Plus} isDisabled={isFull} onPress={() => setOpened('adding')}>
            Añadir
          </Button>
        }
      />
      {passkeys && passkeys.length > 0 && (
        <ul aria-label="Tus passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyRow passkey={passkey} onOpen={(act) => setOpened({ act, passkey })} />
            </li>
          ))}
        </ul>
      )}
      {part && opened === 'adding' && <part.AddPasskeyDialog onClose={close} />}
      {part && opened && opened !== 'adding' && opened.act === 'naming' && (
        <part.NamePasskeyDialog passkey={opened.passkey} onClose={close} />
      )}
      {part && opened && opened !== 'adding' && opened.act === 'removal' && (
        <part.RemovePasskeyDialog passkey={opened.passkey} onClose={close} />
      )}
    </>
  )
}

function PasskeyRow({
  passkey: { name, lastUsedAt },
  onOpen,
}: {
  passkey: Passkey
  onOpen: (act: 'naming' | 'removal') => void
}) {
  const now = useCurrentTime()
  return (
    <div className="flex min-h-13 items-center gap-1 border-t border-line py-1.5 pl-10">
      <p className="min-w-0 flex-1 text-ui wrap-anywhere">
        {name}
        <span className="text-sm text-ink-2">
          {' · '}
          {lastUsedAt ? `usada ${relativeTime(lastUsedAt, now)}` : 'sin usar aún'}
        </span>
      </p>
      <IconButton icon={Pencil} label={`Cambiar el nombre de ${name}`} onPress={() => onOpen('naming')} />
      <IconButton icon={Trash2} label={`Eliminar la passkey ${name}`} onPress={() => onOpen('removal')} />
    </div>
  )
}
