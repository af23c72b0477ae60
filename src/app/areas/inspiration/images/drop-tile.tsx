import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import Images from 'lucide-react/icons/images'
import { Icon } from '#ui/icon.tsx'
import { Menu, MenuItem } from '#ui/opening/menu.tsx'
import { PlainButton } from '#ui/plain-button.tsx'

type DropTileProps = { pastel: string; isNarrow: boolean; onPick: () => void; onPhoto: () => void }

/** The first of the images: where files are dropped or chosen; on a phone, the camera and the gallery. */
export function DropTile({ pastel, isNarrow, onPick, onPhoto }: DropTileProps) {
  const style = { backgroundColor: `color-mix(in oklab, ${pastel} 26%, var(--surface))` }
  if (isNarrow)
    return (
      <Menu
        label="Subir imágenes"
        placement="bottom start"
        trigger={
          <PlainButton data-edits style={style} className={TILE}>
            <Icon of={ImagePlus} size="lg" />
            Subir imágenes
          </PlainButton>
        }
      >
        <MenuItem icon={Camera} onAction={onPhoto}>
          Hacer una foto
        </MenuItem>
        <MenuItem icon={Images} onAction={onPick}>
          Elegir de la galería
        </MenuItem>
      </Menu>
    )
  return (
    <button data-edits type="button" style={style} className={TILE} onClick={onPick}>
      <Icon of={ImagePlus} size="lg" />
      <span>
        Arrastra aquí tus imágenes
        <br />o <span className="border-b border-current text-link">elígelas</span>
      </span>
    </button>
  )
}

const TILE =
  'grid h-full w-full cursor-pointer place-content-center justify-items-center gap-1.5 rounded-paper border border-dashed border-control p-4 text-center text-sm text-ink-2 outline-offset-2 hover:border-primary'
