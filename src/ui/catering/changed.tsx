/** A number that is another: the old one struck, the new one bold. */
export function Changed({ from, to }: { from: number; to: number }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      <s className="font-normal text-ink-2">
        <span className="sr-only">Antes </span>
        {from}
      </s>{' '}
      <b className="font-semibold">
        <span className="sr-only">ahora </span>
        {to}
      </b>
    </span>
  )
}
