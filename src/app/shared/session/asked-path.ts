import { ASKED_PATH_KEY, ASKED_PATH_MS, appPathOf } from '#domain/text/asked-path.ts'

/** Keeps the page that a login stands in front of, in this tab: `/app/…` with its query, nothing else. */
export function rememberAskedPath(asked: string): void {
  const path = appPathOf(asked)
  if (path === null) return
  sessionStorage.setItem(ASKED_PATH_KEY, JSON.stringify({ path, until: Date.now() + ASKED_PATH_MS }))
}

export const forgetAskedPath = () => sessionStorage.removeItem(ASKED_PATH_KEY)
