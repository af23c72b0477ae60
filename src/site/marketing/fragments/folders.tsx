import { cx } from '#ui/class-names.ts'
import { type PrintName, print } from '../../prints.ts'
import { ResponsiveImage } from '../../responsive-image.tsx'

/** Four folders of inspiration. */
export function Folders() {
  return (
    <div className="grid grid-cols-4 gap-2">
      <Folder print="table" name="Mesas" colour="bg-pastel-1" />
      <Folder print="envelope" name="Papel" colour="bg-pastel-4" />
      <Folder print="citrus" name="Centros" colour="bg-pastel-2" />
      <Folder print="bouquet" name="Ramo" colour="bg-pastel-9" />
    </div>
  )
}

function Folder({ print: name, name: label, colour }: { print: PrintName; name: string; colour: string }) {
  return (
    <span className={cx('block rounded-print px-1.5 pt-1.5 pb-1 text-xs font-medium text-on-pastel', colour)}>
      <ResponsiveImage
        picture={print(name)}
        alt=""
        sizes="(width > 48rem) 7rem, 22vw"
        className="mb-1 aspect-square w-full object-cover"
      />
      {label}
    </span>
  )
}
