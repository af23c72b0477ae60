/** The planner whose business this page is about: that of the address it was opened at. A page is never about a second one. */
export const pageBusiness: string | null =
  (typeof window !== 'undefined' && /^\/app\/planner\/([\da-f-]{36})/.exec(window.location.pathname)?.[1]) ||
  null

/** Whether this page is about no business of others; the device keeps nothing of those. */
export const isInOwnName = (userId: string): boolean => (pageBusiness ?? userId) === userId
