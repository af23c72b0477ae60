import type { ReactNode } from 'react'

const SPAN = { third: 'lg:col-span-4', half: 'lg:col-span-6', full: 'lg:col-span-12' }

type GallerySectionProps = { title: string; span?: keyof typeof SPAN; children: ReactNode }

/** A titled square of the gallery. */
export function GallerySection({ title, span = 'third', children }: GallerySectionProps) {
  return (
    <section className={`col-span-full grid min-w-0 content-start gap-4 ${SPAN[span]}`}>
      <h2 className="border-b border-line pb-2.5 font-ui text-sm font-strong tracking-normal text-ink-3">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Things side by side, on as many lines as they need. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2.5">{children}</div>
}
