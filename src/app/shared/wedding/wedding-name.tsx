const BEFORE_SECOND = /\s+(?=&|[ye]\s|and\s|\+\s)/

/** A couple's name broken before the second of the two, where there is one: 'Lucía / & Martín'. */
export function WeddingName({ name }: { name: string }) {
  const [first, ...rest] = name.split(BEFORE_SECOND)
  if (rest.length === 0) return name
  return (
    <>
      {first} <br />
      {rest.join(' ')}
    </>
  )
}
