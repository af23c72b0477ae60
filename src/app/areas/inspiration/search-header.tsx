export function SearchHeader({ count, search }: { count: number; search: string }) {
  return (
    <h2 className="mb-4 text-[2.125rem]">
      {count === 1 ? '1 imagen' : `${count} imágenes`}{' '}
      <span className="text-ink-3">con «{search.trim()}»</span>
    </h2>
  )
}
