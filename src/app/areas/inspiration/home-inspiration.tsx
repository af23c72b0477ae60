import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pastelOf } from './folders/folder-icon.tsx'
import { foldersQuery } from './inspiration.queries.ts'
import { useImageBase } from './use-inspiration.ts'

/** Folders whose covers are shown: one row on a wide screen. */
const SHOWN = 4

/** The covers of the first folders on the home page; nothing while there is no image. */
export function HomeInspiration({ weddingId }: { weddingId: string }) {
  const folders = useQuery(foldersQuery(weddingId)).data?.filter(({ cover }) => cover) ?? []
  const base = useImageBase(weddingId)
  if (folders.length === 0 || !base) return null
  return (
    <section aria-labelledby="inspiracion" className="mt-11">
      <h2 id="inspiracion" className="mb-3">
        Inspiración
      </h2>
      <ul className="grid grid-cols-4 gap-3 max-md:grid-cols-2">
        {folders.slice(0, SHOWN).map((folder) => (
          <li key={folder.id} className="min-w-0">
            <Link
              to="/app/couple/$wid/inspiration"
              params={{ wid: weddingId }}
              search={{ carpeta: folder.id }}
              className="block rounded-print hover:underline"
            >
              <picture className="contents">
                <source type="image/avif" srcSet={`${base}/${folder.cover}/thumb.avif`} />
                <img
                  src={`${base}/${folder.cover}/thumb.webp`}
                  alt=""
                  loading="lazy"
                  style={{ backgroundColor: pastelOf(folder) }}
                  className="aspect-4/3 w-full rounded-print object-cover"
                />
              </picture>
              <span className="mt-1.5 block truncate text-sm text-ink-2">{folder.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
