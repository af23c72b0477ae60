import { useSyncExternalStore } from 'react'

/** The list takes the place of the table up to 768 px. */
const phone = window.matchMedia('(width < 48.0625rem)')

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phone.matches)

function subscribe(listener: () => void) {
  phone.addEventListener('change', listener)
  return () => phone.removeEventListener('change', listener)
}
