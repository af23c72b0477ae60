export function ColorSamples({ color }: { color: string }) {
  return (
    <span aria-hidden="true" className="inline-flex items-center gap-4 text-sm font-strong">
      <span
        style={{ backgroundColor: color }}
        className="grid h-9 place-items-center rounded-pill px-4 text-white"
      >
        Botón
      </span>
      <span className="rounded-paper bg-white px-1.5 py-1">
        <span style={{ color }} className="underline underline-offset-4">
          Enlace
        </span>
      </span>
    </span>
  )
}
