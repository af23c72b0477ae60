import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'

/** Whether the invitations are open over the list: by their button, or by an address that leads to the reminders. */
export function useSending() {
  const [isOpen, setSending] = useState(false)
  const isReminding = useRouterState({ select: ({ location }) => 'enviar' in location.search })
  const navigate = useNavigate()
  return {
    isSending: isOpen || isReminding,
    isReminding,
    setSending: (isSending: boolean) => {
      setSending(isSending)
      if (!isSending && isReminding) void navigate({ to: '.', search: {}, replace: true })
    },
  }
}
