import { isIPv6 } from 'node:net'

/**
 * Returns the network that counts as one visitor: a whole IPv4 address, or the first 64 bits of an IPv6 address, all of whose
 * addresses belong to one customer. Other text is returned unchanged.
 */
export function toNetwork(address: string): string {
  const [plain = ''] = address.split('%')
  // nearly all addresses are IPv4; the full check costs a regular expression
  if (!plain.includes(':') || !isIPv6(plain)) return plain
  const groups = parseGroups(plain)
  const isWrapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isWrapped) return groups.slice(6).flatMap(splitBytes).join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/**
 * Parses the eight groups of an IPv6 address, with `::` filled with zeros. `URL` rewrites an ending in IPv4 notation without
 * dots.
 */
function parseGroups(address: string): number[] {
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

const splitBytes = (group: number) => [group >> 8, group & 255]
