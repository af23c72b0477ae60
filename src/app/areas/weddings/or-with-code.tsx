/** Between the two ways into a wedding. */
export function OrWithCode() {
  return (
    <p className="my-6 flex items-center gap-4 text-sm text-ink-3 before:flex-1 before:border-t before:border-line after:flex-1 after:border-t after:border-line">
      o con un código
    </p>
  )
}
