import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { type SendingStart, sendingStart } from '../../shared/wedding/sending-start.ts'

/** Whether and where the invitations are open over the list: by their button, or by an address that leads there. */
export function useSending() {
  const [isOpen, setOpen] = useState(false)
  const search = useRouterState({ select: ({ location }) => location.search })
  const led = useMemo(() => sendingStart(search), [search])
  const navigate = useNavigate()
  const sending: SendingStart | null = led ?? (isOpen ? { tab: 'whatsapp', group: null } : null)
  return {
    sending,
    open: () => setOpen(true),
    close: () => {
      setOpen(false)
      if (led) void navigate({ to: '.', search: {}, replace: true })
    },
  }
}
