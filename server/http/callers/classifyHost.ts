import { BlockList, isIP } from 'node:net'

/**
 * Tells whether a host, such as `192.168.1.20:3000` or `memorial.local`, is this machine, on its local network, or on the
 * internet.
 */
export function classifyHost(host: string): 'machine' | 'network' | 'internet' {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
  const family = isIP(name) === 6 ? 'ipv6' : 'ipv4'
  if (name === 'localhost' || (isIP(name) && machine.check(name, family))) return 'machine'
  return (isIP(name) ? network.check(name, family) : localName.test(name)) ? 'network' : 'internet'
}

const makeBlockList = (...subnets: string[]) => {
  const list = new BlockList()
  for (const subnet of subnets) {
    const [address = '', bits] = subnet.split('/')
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}

const machine = makeBlockList('127.0.0.0/8', '::1/128')
/** Addresses of RFC 1918, 3927, 4193 and 4291, and of 6598, which private networks over the internet use. */
const network = makeBlockList(
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  'fc00::/7',
  'fe80::/10',
)
/** Names of RFC 6762 and 8375, and those that routers give. */
const localName = /\.(?:local|lan|internal|home\.arpa)$/
