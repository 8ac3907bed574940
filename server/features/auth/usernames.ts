import { foldConfusables } from '../../../domain/foldConfusables.ts'

/**
 * Finds the keeper with a typed name. Two keepers can have names that now count as the same, because earlier versions compared
 * names exactly. In that case, finds the keeper whose name is spelled exactly as typed, or else the first keeper in the list.
 */
export function findKeeperByName<K extends { username: string }>(
  keepers: readonly K[],
  typedName: string,
): K | undefined {
  const namesakes = keepers.filter(({ username }) => toUsernameKey(username) === toUsernameKey(typedName))
  return namesakes.find(({ username }) => username.trim() === typedName.trim()) ?? namesakes[0]
}

/**
 * Returns the same key for names that look the same to people: keyboards add capitals, spaces and invisible characters, write an Ä as
 * one character or two, and have several apostrophes. The conversion to upper case comes last, because only upper case makes ß and SS
 * equal. The Turkish İ becomes I, because lower case would keep the dot.
 */
export const toUsernameKey = (name: string) =>
  foldConfusables(name).replaceAll('İ', 'I').toLowerCase().toUpperCase()
