/**
 * The keeper whom a typed name means. Two whose names differ in nothing that counts are from a version that compared them
 * exactly: between them the spelling decides, and otherwise the first.
 */
export function findByName<K extends { username: string }>(
  keepers: readonly K[],
  typed: string,
): K | undefined {
  const namesakes = keepers.filter(({ username }) => usernameKey(username) === usernameKey(typed))
  return namesakes.find(({ username }) => username.trim() === typed.trim()) ?? namesakes[0]
}

/**
 * Equal for names that people take for the same: keyboards add capitals, blanks and characters that nobody sees, and write an Ä
 * as one letter or as two. Capitals come last, because only they make ß and SS the same; the I of Turkish loses its dot,
 * which a capital has there and nowhere else.
 */
export const usernameKey = (name: string) =>
  name
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replaceAll('İ', 'I')
    .toLowerCase()
    .toUpperCase()
