/**
 * Finds the keeper with a typed name. Earlier versions compared names exactly, so two keepers can have the same key: the one
 * with the typed spelling comes first, else the first in the list.
 */
export function findKeeperByName<K extends { username: string }>(
  keepers: readonly K[],
  typed: string,
): K | undefined {
  const namesakes = keepers.filter(({ username }) => toUsernameKey(username) === toUsernameKey(typed))
  return namesakes.find(({ username }) => username.trim() === typed.trim()) ?? namesakes[0]
}

/**
 * Gives equal keys to names that people take for the same: keyboards add capitals, spaces and invisible characters, and write an
 * Ä as one character or two. Upper case comes last, because only it makes ß and SS equal. The Turkish İ becomes I, because
 * lower case would keep its dot.
 */
export const toUsernameKey = (name: string) =>
  name
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replaceAll('İ', 'I')
    .toLowerCase()
    .toUpperCase()
