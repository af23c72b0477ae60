type RoomBarProps = { taken: number; rooms: number }

/** How many of the rooms are taken; the words beside it say the same. */
export function RoomBar({ taken, rooms }: RoomBarProps) {
  const free = Math.max(0, rooms - taken)
  return (
    <div aria-hidden="true" className="mb-1.5 flex h-2.5 gap-0.75 overflow-hidden rounded-pill">
      {taken > 0 && <i className="rounded-[2px] bg-si-bar" style={{ flexGrow: taken }} />}
      {free > 0 && <i className="rounded-[2px] bg-line" style={{ flexGrow: free }} />}
    </div>
  )
}
