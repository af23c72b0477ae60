import type { Role } from '../members/roles.ts'

/**
 * How much there may be of everything (spec 9). A person who only plans a wedding never meets
 * one of these; they keep one account from filling the database or the disk for all the others. What a
 * single text, row or import may bring stands with its area.
 */
export type Limits = {
  /** Of one wedding. */
  wedding: {
    guests: number
    /** On the canvas; removed ones that can still be brought back do not count. */
    vendors: number
    members: number
    /** Components of its own, beside the built-in catalogue. */
    components: number
    /** Folders of images; removed ones that can still be brought back do not count. */
    folders: number
    images: number
    agendaDays: number
    agendaItems: number
    tasks: number
    /** Bytes of all its files together. */
    fileBytes: number
  }
  /** Of one vendor (files: spec 9). */
  vendor: { files: number; comments: number }
  /** Of one person. */
  person: {
    /** Weddings they are a member of, by the role of their account. */
    weddings: Record<Role, number>
    /** In the portfolio of a planner; removed ones that can still be brought back do not count. */
    portfolioImages: number
    /** Open live streams; with one more the oldest is closed. */
    streams: number
    passkeys: number
    wallets: number
  }
}

export const LIMITS: Limits = {
  wedding: {
    guests: 10_000,
    vendors: 500,
    members: 100,
    components: 200,
    folders: 100,
    images: 5_000,
    agendaDays: 10,
    agendaItems: 500,
    tasks: 1_000,
    fileBytes: 10 * 1024 ** 3,
  },
  vendor: { files: 100, comments: 2_000 },
  person: {
    weddings: { planner: 200, couple: 10 },
    portfolioImages: 60,
    streams: 20,
    passkeys: 20,
    wallets: 5,
  },
}

/**
 * An upload costs this in the rate limit of requests, where a read is 1 and a write 2: for what is made of it, and 1
 * more for each megabyte announced. With the usual 1,200 a minute a person stores at most 1.2 GB in one and has 110
 * images processed, which is more than a home line sends.
 */
export const UPLOAD_COSTS = { file: 4, image: 10, archive: 300 } as const

/** A ZIP of a wedding costs the same at every size: each person brings in one at a time. */
export const uploadCost = (kind: keyof typeof UPLOAD_COSTS, bytes: number): number =>
  UPLOAD_COSTS[kind] + (kind === 'archive' ? 0 : Math.ceil(bytes / 1024 ** 2))
