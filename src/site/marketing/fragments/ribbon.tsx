/** A budget as a ribbon: what is confirmed, by amount. */
export function Ribbon() {
  return (
    <>
      <div className="mb-2.5 flex h-10.5 gap-0.5 overflow-hidden rounded-control">
        <span className="flex-1034 bg-serie-1" />
        <span className="flex-584 bg-serie-2" />
        <span className="flex-247 bg-serie-3" />
        <span className="flex-230 bg-serie-4" />
        <span className="flex-194 bg-serie-5" />
        <span className="flex-120 bg-serie-6" />
        <span className="flex-41 bg-serie-7" />
      </div>
      <p className="flex items-baseline justify-between text-sm text-ink-2">
        Confirmado
        <b className="serif text-[1.75rem] leading-none tracking-[-.02em] text-ink">24.505,50&nbsp;€</b>
      </p>
    </>
  )
}
