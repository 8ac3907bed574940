/** The number of trials after which the texts that may still be at fault are no longer told apart. */
const MAX_TRIALS = 200

/**
 * Finds the texts with which the typesetter stops. `isSet` tries to typeset a document with these texts, and resolves to whether
 * that worked. Tries halves, then halves of the halves that failed. If very many texts are at fault, also returns texts that are
 * not.
 */
export async function findByHalves(
  texts: readonly string[],
  isSet: (texts: readonly string[]) => Promise<boolean>,
): Promise<string[]> {
  let trialCount = 0
  const search = async (group: readonly string[]): Promise<readonly string[]> => {
    if (trialCount >= MAX_TRIALS) return group
    trialCount += 1
    if (group.length === 0 || (await isSet(group))) return []
    if (group.length === 1) return group
    const half = Math.ceil(group.length / 2)
    return [...(await search(group.slice(0, half))), ...(await search(group.slice(half)))]
  }
  return [...(await search(texts))]
}
