import { Sprig } from '#ui/art/sprig.tsx'
import { Page } from './page.tsx'

type ComingSoonProps = { title: string; line: string }

/** A section that is still to come: says so, and that nothing is missing on the person's side. */
export function ComingSoon({ title, line }: ComingSoonProps) {
  return (
    <Page>
      <h1>{title}</h1>
      <section className="grid justify-items-center px-1 pt-[clamp(2rem,8vh,6rem)] text-center">
        <Sprig className="mb-5 w-60" />
        <h2 className="text-[1.875rem] md:text-[2.25rem]">En camino</h2>
        <p className="mt-2.5 max-w-104 text-ink-2">{line}</p>
      </section>
    </Page>
  )
}
