import { customType } from 'drizzle-orm/pg-core'

/** Bytes that belong to one row, such as a small file whose hash stands beside it. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
})
