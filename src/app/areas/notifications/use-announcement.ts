import { useEffect, useRef, useState } from 'react'

/** The words for a screen reader when there are more unread ones than before. */
export function useAnnouncement(unread: number | undefined): string {
  const [announcement, announce] = useState('')
  const before = useRef(unread)
  useEffect(() => {
    const known = before.current
    before.current = unread
    if (unread === undefined || known === undefined) return
    if (unread > known) {
      announce(
        unread === 1 ? 'Tienes una notificación sin leer.' : `Tienes ${unread} notificaciones sin leer.`,
      )
    } else if (unread === 0) announce('')
  }, [unread])
  return announcement
}
