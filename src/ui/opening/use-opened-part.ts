import { useEffect } from 'react'
import { showToast } from '../feedback/toast-queue.ts'
import { overlays } from '../overlays/overlays.ts'
import { type LoadedPart, useLoadedPart } from './loaded-part.ts'
import { whenIdle } from './when-idle.ts'

/**
 * A press opens a part that has a file of its own: fetched once the screen is idle, or at the latest when it is open.
 * When it cannot be fetched it is closed again, and the person told.
 */
export function useOpenedPart<Part>(
  part: LoadedPart<Part>,
  isOpen: boolean,
  close: () => void,
): Part | undefined {
  // The press says so when it is still missing then.
  useEffect(() => whenIdle(() => void part.load().catch(() => {})), [part])
  return useWantedPart(part, isOpen, close)
}

/** The overlays once one is open. */
export const useOverlays = (isOpen: boolean, onOpenChange?: (isOpen: boolean) => void) =>
  useWantedPart(overlays, isOpen, () => onOpenChange?.(false))

/**
 * The same for a part that no screen at rest fetches: only who opens it does. Some browsers keep that a module failed
 * and never ask for it again, so a reload is offered beside another try.
 */
export const useWantedPart = <Part>(part: LoadedPart<Part>, isOpen: boolean, close: () => void) =>
  useLoadedPart(part, isOpen, () => {
    showToast('No hemos podido abrirlo. Comprueba tu conexión e inténtalo de nuevo.', {
      tone: 'failed',
      action: { label: 'Recargar', onAction: () => location.reload() },
    })
    close()
  })
