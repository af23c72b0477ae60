import { ButtonLink } from '../button-link.tsx'
import { print } from '../prints.ts'
import { ResponsiveImage } from '../responsive-image.tsx'

type ClosingCallProps = { title: string; line: string; action: string }

/** The last words of a page, at a long table in the night: create an account (spec 2). */
export function ClosingCall({ title, line, action }: ClosingCallProps) {
  return (
    <section
      aria-labelledby="cierre"
      className="closing-call later relative mt-20 grid min-h-152 place-content-center justify-items-center overflow-hidden px-5 pt-32 pb-44 text-center text-white md:mt-34 md:min-h-176 md:pt-16"
    >
      <div className="absolute inset-0 bg-[#0e221b]" data-print="hide">
        <ResponsiveImage
          picture={print('night')}
          alt=""
          sizes="max(100vw, 75rem)"
          className="size-full object-cover object-bottom"
        />
      </div>
      <h2 id="cierre" className="relative max-w-[13ch] text-d1 leading-[.95] tracking-[-.025em]">
        {title}
      </h2>
      <p className="relative mt-5 mb-8 text-lead text-on-night">{line}</p>
      <div className="relative">
        <ButtonLink href="/signup" variant="on-night">
          {action}
        </ButtonLink>
      </div>
    </section>
  )
}
