import { isIPv6 } from 'node:net'

/**
 * The network that counts as one visitor: an IPv4 address as it is, of an IPv6 address the first 64 bits, for whoever has
 * one of those addresses has all of them. What is no address stays as it is.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  // nearly all of IPv4 that arrive; the whole check costs a regular expression each time
  if (!plain.includes(':') || !isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const isWrapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isWrapped) return groups.slice(6).flatMap(bytesOf).join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an IPv6 address, `::` filled with zeros; one that ends as IPv4 is written without dots by `URL`. */
function groupsOf(address: string): number[] {
  const halves = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before = [], after] = halves.map((half) =>
    half
      .split(':')
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16)),
  )
  if (!after) return before
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

const bytesOf = (group: number) => [group >> 8, group & 255]
