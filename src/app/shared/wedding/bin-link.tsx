import ArchiveRestore from 'lucide-react/icons/archive-restore'
import type { BinKind } from '#domain/activity/bin.ts'
import { MenuItem } from '#ui/opening/menu.tsx'

/** The address of the bin of a wedding, with the removed things of one kind. */
export const binPath = (weddingId: string, kind: BinKind) =>
  `/app/couple/${weddingId}/members?view=trash&kind=${kind}`

/** 'Papelera' in the menu of an area, with what was removed from it. */
export const BinMenuItem = ({ weddingId, kind }: { weddingId: string; kind: BinKind }) => (
  <MenuItem icon={ArchiveRestore} href={binPath(weddingId, kind)}>
    Papelera
  </MenuItem>
)
