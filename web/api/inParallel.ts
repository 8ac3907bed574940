/** Does the work on one after the other that `next` gives, `atOnce` at a time, until it gives none. */
export const inParallel = async <T>(
  atOnce: number,
  next: () => T | undefined,
  work: (one: T) => Promise<unknown>,
): Promise<void> => {
  const worker = async () => {
    for (let one = next(); one !== undefined; one = next()) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
