import Ellipsis from 'lucide-react/icons/ellipsis'
import type { PlannerRequest } from '#contract/requests.ts'
import { IconButton } from '#ui/button.tsx'
import { Menu, MenuItem } from '#ui/opening/menu.tsx'
import { moveWithNotice } from './move-request.ts'
import { mayRemind } from './reminders.ts'

/** The dialogs of the acts of a request. */
export type OpenedDialog = 'wedding' | 'loss' | 'reminder' | 'details'

type MoreActionsProps = {
  request: PlannerRequest
  /** It was put away. */
  onPutAway: () => void
  onOpen: (dialog: OpenedDialog) => void
  onOpenQuote: () => void
}

/** 'Más acciones': what is done with few requests. */
export function MoreActions({ request, onOpen, onOpenQuote, onPutAway }: MoreActionsProps) {
  const { quote, weddingId, status, email } = request
  const isPutAway = status === 'archived' || status === 'spam'
  const putAway = (to: 'archived' | 'spam') => void moveWithNotice(request, to).then(onPutAway)
  return (
    <Menu
      label={`Más sobre ${request.name}`}
      trigger={
        <IconButton
          icon={Ellipsis}
          size="md"
          variant="secondary"
          label="Más acciones"
          className="flex-none!"
        />
      }
    >
      {quote && mayRemind(request) && <MenuItem onAction={onOpenQuote}>Cambiar y reenviar</MenuItem>}
      {!quote && mayRemind(request) && <MenuItem onAction={() => onOpen('reminder')}>Recordarles</MenuItem>}
      {!weddingId && <MenuItem onAction={() => onOpen('wedding')}>Crear boda</MenuItem>}
      <MenuItem onAction={() => onOpen('details')}>Corregir datos</MenuItem>
      {email && (
        <MenuItem onAction={() => location.assign(mailAddress(request, email))}>
          Escribir desde tu correo
        </MenuItem>
      )}
      {!isPutAway && <MenuItem onAction={() => putAway('archived')}>Archivar</MenuItem>}
      {!isPutAway && <MenuItem onAction={() => putAway('spam')}>Es spam</MenuItem>}
    </Menu>
  )
}

function mailAddress({ name, message }: PlannerRequest, email: string): string {
  const quoted = message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
  const query = new URLSearchParams({ subject: 'Tu boda', body: `Hola, ${name}:\n\n\n\n${quoted}` })
  // Mail programs take a plus sign as it stands.
  return `mailto:${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`
}
