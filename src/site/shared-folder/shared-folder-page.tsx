import { type SharedImage, SharedImages } from './shared-images.tsx'

export type SharedFolderPageProps = {
  name: string
  weddingName: string
  /** '10 de abril de 2027'. */
  lastDay: string
  images: SharedImage[]
}

/** A folder of inspiration as a florist or a photographer sees it, without an account. */
export function SharedFolderPage({
  name,
  weddingName,
  lastDay,
  images,
  path,
}: SharedFolderPageProps & { path: string }) {
  return (
    <div className="wrap pt-10 pb-20 md:pt-16">
      <h1 className="text-[clamp(2.75rem,2rem+3vw,4.5rem)] leading-[.95] tracking-[-.02em] italic">{name}</h1>
      <p className="mt-4 mb-10 max-w-136 text-lead text-ink-2">
        Las ideas de {weddingName}. Este enlace se puede abrir hasta el {lastDay}.
      </p>
      {images.length === 0 ? (
        <p className="text-ink-2">Aún no hay imágenes en esta carpeta.</p>
      ) : (
        <SharedImages images={images} />
      )}
      <p className="mt-8 text-xs text-ink-3" data-print="hide">
        <a
          href={`/contacto?aviso=${path}`}
          rel="nofollow"
          className="underline underline-offset-[.22em] pointer-coarse:py-2"
        >
          Avisar sobre esta página
        </a>
      </p>
    </div>
  )
}
