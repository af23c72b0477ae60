type Placed = { id: string; position: number }

/** The position that puts a folder before another one, or at the end; `null` when it stands there already. */
export function positionBefore(
  folders: readonly Placed[],
  movedId: string,
  beforeId: string | null,
): number | null {
  const others = folders.filter(({ id }) => id !== movedId)
  const index = beforeId === null ? others.length : others.findIndex(({ id }) => id === beforeId)
  if (index < 0 || folders[index]?.id === movedId) return null
  const before = others[index - 1]?.position
  const after = others[index]?.position
  if (before === undefined) return after === undefined ? null : after - 1
  return after === undefined ? before + 1 : (before + after) / 2
}
