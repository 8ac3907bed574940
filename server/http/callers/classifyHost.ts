import { BlockList, isIP } from 'node:net'

/**
 * Returns whether a host, such as `192.168.1.20:3000` or `memorial.local`, is this machine, another machine on the local network,
 * or a machine on the internet.
 */
export function classifyHost(host: string): 'machine' | 'network' | 'internet' {
  const name = readHostName(host)
  const family = isIP(name) === 6 ? 'ipv6' : 'ipv4'
  if (name === 'localhost' || (isIP(name) && machineAddresses.check(name, family))) return 'machine'
  return (isIP(name) ? networkAddresses.check(name, family) : localNamePattern.test(name))
    ? 'network'
    : 'internet'
}

/**
 * Returns the name or IP address in a host, without a port, brackets, the zone of an IPv6 address, and the dot that may end a name.
 * Only a name, an IPv4 address, or an IPv6 address in brackets can have a port: the last colon of `::1` begins none.
 */
function readHostName(host: string): string {
  const lowerCaseHost = host.toLowerCase()
  const nameWithZone = isIP(lowerCaseHost)
    ? lowerCaseHost
    : lowerCaseHost.replace(/:\d*$/, '').replace(/^\[|\]$/g, '')
  const [name = ''] = nameWithZone.split('%')
  return name.replace(/\.$/, '')
}

const makeBlockList = (...subnets: string[]) => {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [address = '', bits] = subnet.split('/')
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}

const machineAddresses = makeBlockList('127.0.0.0/8', '::1/128')
/** The private IP addresses of RFC 1918, 3927, 4193 and 4291, and those of RFC 6598, which VPNs such as Tailscale use. */
const networkAddresses = makeBlockList(
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  'fc00::/7',
  'fe80::/10',
)
/** Matches the host names that RFC 6762 and 8375 define for local networks, and those that routers assign. */
const localNamePattern = /\.(?:local|lan|internal|home\.arpa)$/
