/** Limits that pages check before sending and the server enforces. Sizes are in bytes, times in milliseconds. */
const MB = 1024 * 1024

export const limits = {
  adminFileBytes: 100 * MB,
  batchFiles: 50,
  visitorFileBytes: 10 * MB,
  visitorFiles: 30,
  /** long side in pixels; a browser shrinks a visitor's photo to it when the file is over the limit */
  visitorShrinkTo: 4096,
  title: 200,
  /** the title of a batch: leaves room in a title for a space and a number up to 50 */
  titlePrefix: 197,
  description: 5_000,
  memory: 20_000,
  name: 120,
  email: 254,
  obituary: 100_000,
  /** the date, or the time, of a service */
  when: 200,
  location: 500,
  /** his birth or death date, as visitors read it */
  lifeDate: 60,
  tribute: 2_000,
  /** the slideshow's closing sentence */
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
  /** pixels in a photo; a larger one is rejected before it is decoded */
  pixels: 200_000_000,
} as const

/** Changes by visitors per IP address within ten minutes; generous, because everyone at a funeral may share one address. */
export const visitorChanges = {
  perMs: 10 * 60_000,
  most: { memories: 600, photos: 600, edits: 600, remotes: 3_000 },
} as const

/** Login attempts per IP address and name, and per IP address with any name. */
export const loginAttempts = { perMs: 15 * 60_000, most: 10, mostOfAddress: 50 } as const
