import { type ComponentProps, useRef } from 'react'
import { useToastRoomAbove } from '../feedback/use-toast-room.ts'

/** Buttons at the lower edge of a screen, a dialog or a sheet: where that is the edge of the window, no toast covers them. */
export function BottomBar(props: ComponentProps<'div'>) {
  const bar = useRef<HTMLDivElement>(null)
  useToastRoomAbove(bar)
  return <div {...props} ref={bar} />
}
