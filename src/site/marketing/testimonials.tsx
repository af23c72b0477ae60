type Story = { words: string; who: string; where: string }

/** Stories that show what the product is for; they say themselves that they are examples. */
export function Testimonials({ first, others }: { first: Story; others: Story[] }) {
  return (
    <section aria-labelledby="historias" className="later wrap pt-20 md:pt-34">
      <h2 id="historias" className="sr-only">
        Historias de ejemplo
      </h2>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-20">
        <figure>
          <blockquote className="serif indent-[-.42em] text-[clamp(2rem,1.2rem+2.5vw,3.375rem)] leading-[1.06] tracking-[-.02em] text-balance">
            <p>«{first.words}»</p>
          </blockquote>
          <Teller {...first} className="mt-6" />
        </figure>
        <div className="grid content-end gap-9">
          {others.map((story) => (
            <figure key={story.who} className="border-t border-line-strong pt-5.5">
              <blockquote className="serif indent-[-.4em] text-d4 leading-[1.28] tracking-[-.006em] text-balance">
                <p>«{story.words}»</p>
              </blockquote>
              <Teller {...story} className="mt-3" />
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}

function Teller({ who, where, className }: { who: string; where: string; className: string }) {
  return (
    <figcaption className={`text-sm text-ink-2 ${className}`}>
      <b className="block text-ui font-semibold text-ink">{who}</b>
      {where} · <span className="text-ink-3">historia de ejemplo</span>
    </figcaption>
  )
}
