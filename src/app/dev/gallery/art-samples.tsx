import { CountdownBranch } from '#ui/art/countdown-branch.tsx'
import { Drawing } from '#ui/art/drawing.tsx'
import { SPECIES } from '#ui/art/species.ts'
import { SpecimenCover } from '#ui/art/specimen-cover.tsx'
import { StatusBadge } from '#ui/layout/badge.tsx'
import { GallerySection } from './gallery-section.tsx'

const WEDDING_IDS = ['a', 'b', 'c', 'd', 'e', 'f']

const PASTELS = [
  ['Melocotón', 'bg-pastel-1'],
  ['Limonada', 'bg-pastel-2'],
  ['Tila', 'bg-pastel-3'],
  ['Hierbabuena', 'bg-pastel-4'],
  ['Alberca', 'bg-pastel-5'],
  ['Cielo de mayo', 'bg-pastel-6'],
  ['Jacaranda', 'bg-pastel-7'],
  ['Buganvilla', 'bg-pastel-8'],
  ['Rosa de té', 'bg-pastel-9'],
  ['Esparto', 'bg-pastel-10'],
] as const

export function ArtSamples() {
  return (
    <>
      <GallerySection title="Paleta de carpetas" span="full">
        <ul className="grid grid-cols-3 gap-1.5 md:grid-cols-10">
          {PASTELS.map(([name, className]) => (
            <li
              key={name}
              className={`flex h-17 items-end rounded-paper p-2 text-xs text-on-pastel ${className}`}
            >
              {name}
            </li>
          ))}
        </ul>
      </GallerySection>
      <GallerySection title={`Especies para las bodas (${SPECIES.length})`} span="full">
        <div className="grid gap-5 md:grid-cols-3">
          {WEDDING_IDS.map((id) => (
            <SpecimenCover key={id} weddingId={id} isPast={id === 'f'} className="h-41 rounded-paper">
              <StatusBadge status={id === 'f' ? 'completed' : 'ongoing'} className="absolute top-4 left-4" />
              <p className="absolute bottom-3 left-4 text-sm leading-tight text-ink">
                Faltan <b className="serif block text-[2.75rem] leading-[.86]">22 días</b>
              </p>
            </SpecimenCover>
          ))}
        </div>
      </GallerySection>
      <GallerySection title="La rama de la cuenta atrás" span="full">
        <CountdownBranch progress={0.53} />
        <CountdownBranch progress={null} />
        <CountdownBranch progress={1} isPast />
      </GallerySection>
      <GallerySection title="La rama grande" span="full">
        <div className="relative min-h-54 overflow-hidden rounded-paper night">
          <Drawing name="night-branch" className="absolute -top-12 right-40 w-88 -rotate-4" />
          <p className="p-8 text-[3rem] leading-none font-serif italic">Inés & Tomás</p>
        </div>
      </GallerySection>
    </>
  )
}
