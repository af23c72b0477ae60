import Cake from 'lucide-react/icons/cake-slice'
import Camera from 'lucide-react/icons/camera'
import Car from 'lucide-react/icons/car'
import Flower from 'lucide-react/icons/flower-2'
import Folder from 'lucide-react/icons/folder'
import Gem from 'lucide-react/icons/gem'
import Heart from 'lucide-react/icons/heart'
import House from 'lucide-react/icons/house'
import Lamp from 'lucide-react/icons/lamp'
import Mail from 'lucide-react/icons/mail'
import Music from 'lucide-react/icons/music'
import Scissors from 'lucide-react/icons/scissors'
import Shirt from 'lucide-react/icons/shirt'
import UserRound from 'lucide-react/icons/user-round'
import Utensils from 'lucide-react/icons/utensils'
import type { InspirationFolder } from '#contract/inspiration-folders.ts'
import type { FolderIcon as FolderIconName } from '#domain/inspiration/inspiration.ts'
import { Icon, type IconGlyph } from '#ui/icon.tsx'

export const FOLDER_GLYPHS: Record<FolderIconName, { glyph: IconGlyph; label: string }> = {
  folder: { glyph: Folder, label: 'Carpeta' },
  flower: { glyph: Flower, label: 'Flor' },
  dress: { glyph: Shirt, label: 'Vestido' },
  suit: { glyph: UserRound, label: 'Traje' },
  lamp: { glyph: Lamp, label: 'Luz' },
  paper: { glyph: Mail, label: 'Papelería' },
  home: { glyph: House, label: 'Lugar' },
  cake: { glyph: Cake, label: 'Tarta' },
  heart: { glyph: Heart, label: 'Ceremonia' },
  camera: { glyph: Camera, label: 'Foto' },
  music: { glyph: Music, label: 'Música' },
  ring: { glyph: Gem, label: 'Joya' },
  car: { glyph: Car, label: 'Coche' },
  food: { glyph: Utensils, label: 'Comida' },
  hair: { glyph: Scissors, label: 'Peinado' },
}

/** The pastel of a folder, as the value of a custom property. */
export const pastelOf = ({ color }: Pick<InspirationFolder, 'color'>) => `var(--pastel-${color})`

/** A small paper folder in its pastel, with its icon on it. */
export function FolderIcon({ folder }: { folder: Pick<InspirationFolder, 'color' | 'icon'> }) {
  return (
    <span aria-hidden="true" style={{ backgroundColor: pastelOf(folder) }} className="folder-sign">
      <Icon of={FOLDER_GLYPHS[folder.icon].glyph} size="sm" className="relative" />
    </span>
  )
}
