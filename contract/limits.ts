/** Limits that pages check before they send anything, and that the server enforces. Sizes in bytes, times in milliseconds. */
const MB = 1024 * 1024

export const limits = {
  adminFileBytes: 100 * MB,
  batchFiles: 50,
  visitorFileBytes: 10 * MB,
  visitorFiles: 30,
  /** long side in pixels to which a browser shrinks a visitor's photo that is over the limit */
  visitorShrinkTo: 4096,
  title: 200,
  /** the title of a batch: with a space and a number up to 50 it is still a title */
  titlePrefix: 197,
  description: 5_000,
  memory: 20_000,
  name: 120,
  email: 254,
  obituary: 100_000,
  /** date and time of a service */
  when: 200,
  location: 500,
  /** his dates, as visitors read them */
  lifeDate: 60,
  tribute: 2_000,
  /** at the end of the slideshow */
  sentence: 300,
  donationText: 2_000,
  /** the order of service */
  programme: 5_000,
  /** a page of the book */
  dedication: 1_000,
  path: 500,
  password: 1_000,
  /** for keepers */
  shortestPassword: 10,
  /** pixels of a photo: a larger one is rejected before it is decoded */
  pixels: 200_000_000,
} as const

/** Visitors' changes per address within ten minutes; generous, because everyone at a funeral may share one address. */
export const visitorChanges = {
  perMs: 10 * 60_000,
  most: { memories: 600, photos: 600, edits: 600, remotes: 3_000 },
} as const

/** For one address and name, and for one address with whatever names. */
export const loginAttempts = { perMs: 15 * 60_000, most: 10, mostOfAddress: 50 } as const
