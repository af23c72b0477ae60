import { createContext, useContext } from 'react'

/** Whether what is inside can be seen and not edited. `[data-view-only]` around it hides what is marked `data-edits`. */
export const ViewOnly = createContext(false)

export const useViewOnly = () => useContext(ViewOnly)
