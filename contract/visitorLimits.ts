const MB = 1024 * 1024

/** Those of `limits` that visitors' pages check before sending. They have a file of their own, so that visitors do not load the others. */
export const visitorLimits = {
  visitorFileBytes: 10 * MB,
  visitorFiles: 30,
  /**
   * the longer side, in pixels, of a visitor's photo after the browser has shrunk it; only files over `visitorFileBytes` are
   * shrunk
   */
  visitorShrinkTo: 4096,
  title: 200,
  description: 5_000,
  memory: 20_000,
  /** a question on a table card */
  question: 90,
  name: 120,
  email: 254,
} as const
