/** What the address of login and signup may carry. */
export type AccountSearch = {
  /** The code of an invitation link. */
  code?: string
  /** `1` after signing out, which suppresses the redirect home of a signed-in person (spec 2). */
  logout?: string
  /** `1` when the link of the confirmation mail has done its work. */
  confirmado?: string
  /** The code of what went wrong with that link. */
  error?: string
}

export function readAccountSearch(search: Record<string, unknown>): AccountSearch {
  const text = (key: keyof AccountSearch) => {
    const value = search[key]
    return typeof value === 'string' && value ? value : undefined
  }
  return { code: text('code'), logout: text('logout'), confirmado: text('confirmado'), error: text('error') }
}
