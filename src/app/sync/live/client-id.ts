import { v7 as uuidv7 } from 'uuid'

/** This page signs its requests with this id, to know the echo of what it did itself. */
export const CLIENT_ID = uuidv7()
