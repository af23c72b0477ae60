import { v4 as uuidv4 } from 'uuid'

/** What this page signs its requests with, to know the echo of what it did itself. */
export const CLIENT_ID = uuidv4()
