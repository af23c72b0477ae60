import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LookConflict } from '#contract/style.ts'
import { STYLES } from '#domain/style/style-definitions.ts'
import { type ChosenSides, TwoSidesDialog, twoSides } from '../../shared/drafts/two-sides-dialog.tsx'
import { CoverPhoto } from '../../shared/wedding/cover-photo.tsx'
import { LOOK_FIELDS } from './look-words.ts'
import { coversQuery } from './style.queries.ts'

type LookConflictDialogProps = {
  weddingId: string
  conflicts: readonly LookConflict[]
  isPending: boolean
  onChoose: (chosen: ChosenSides) => void
  onClose: () => void
}

/** Before a look is published: what others have published of it meanwhile, beside what was chosen here. */
export function LookConflictDialog({ weddingId, conflicts, ...rest }: LookConflictDialogProps) {
  const { data: covers = [] } = useQuery(coversQuery(weddingId))
  const shown = (conflict: LookConflict, side: 'published' | 'prepared'): ReactNode => {
    if (conflict.field === 'style') return STYLES[conflict[side]].label
    if (conflict.field === 'colors') return <Color detail={conflict[side]?.detail} />
    const { coverId, focus } = conflict[side]
    const cover = covers.find(({ id }) => id === coverId)
    if (!cover) return coverId === null ? 'El dibujo del estilo' : 'Otra foto'
    return (
      <span className="grid gap-1.5">
        <CoverPhoto
          cover={cover}
          focus={focus}
          size="thumb"
          className="h-20 w-full rounded-print object-cover"
        />
        {cover.fileName}
      </span>
    )
  }
  return (
    <TwoSidesDialog
      key={conflicts.map(({ field }) => field).join()}
      description="Mientras lo elegías, otra persona ha publicado esto. Elige qué se queda."
      conflicts={conflicts.map((conflict) =>
        twoSides(
          conflict.field,
          LOOK_FIELDS[conflict.field],
          { label: 'Lo publicado', shown: shown(conflict, 'published') },
          { label: 'Lo tuyo', shown: shown(conflict, 'prepared') },
        ),
      )}
      confirmLabel="Publicar"
      {...rest}
    />
  )
}

function Color({ detail }: { detail: string | undefined }) {
  if (!detail) return 'El del estilo'
  return (
    <span className="num inline-flex items-center gap-2">
      <span
        aria-hidden
        style={{ background: detail }}
        className="size-4 rounded-full shadow-[inset_0_0_0_1px_rgb(20_38_28/.2)]"
      />
      {detail}
    </span>
  )
}
