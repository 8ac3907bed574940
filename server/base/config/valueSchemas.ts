import { isIP } from 'node:net'
import { z } from 'zod'

// The schemas of what can be the value of a variable. A message is the end of a sentence that begins with the name of the variable.

export const optional = <T extends z.ZodType>(schema: T) => schema.nullable().default(null)

export const singleLine = z.string().regex(/^\P{Cc}*$/u, 'must be one line, without control characters')

/** Matches text in which everything is visible. Characters without a shape come from pages and documents that text was copied from. */
const visiblePattern = /^[^\p{Cc}\p{Cf}]*$/u
const INVISIBLE = 'contains a character that nobody sees: please type it again'
export const visibleText = z.string().regex(visiblePattern, INVISIBLE)

/** The schema of a text that `parse` converts. The message of an Error that `parse` throws is the message of the schema. */
export const parsedText = <T>(parse: (text: string) => T) =>
  visibleText.transform((text, context): T => {
    try {
      return parse(text)
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message })
      return z.NEVER
    }
  })

export const wholeNumber = (least: number, most: number, message: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message))

export const port = wholeNumber(0, 65_535, 'must be a port number')

/** Only a shell replaces `~` and `$HOME`; a program would make a folder of that name. */
export const folder = singleLine.refine(
  (path) => !/^(?:~(?:\/|$)|\$[\w{])/.test(path),
  'must be the whole path, such as /home/ruth/memorial: only a shell replaces ~ and $HOME',
)

/** An IPv6 address may be in brackets, as in a URL. */
export const host = parsedText((text) => {
  const address = text.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address) || /^[\w.-]+$/.test(address)) return address
  throw new Error('must be only an IP address or a name, such as 127.0.0.1; the port belongs in PORT')
})

export const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` }).regex(visiblePattern, INVISIBLE)

export const origin = url(/^https?$/, 'https://example.org').refine(
  (address) => !URL.canParse(address) || new URL(address).href === `${new URL(address).origin}/`,
  'must be an address without a path, such as https://example.org: a memorial needs a host of its own',
)

const SMTP_EXAMPLE = 'smtp://user:password@host:587'
export const smtpUrl = url(/^smtps?$/, SMTP_EXAMPLE)
  .refine(
    (address) => !URL.canParse(address) || new URL(address).hostname !== '',
    `must be an address such as ${SMTP_EXAMPLE}`,
  )
  .refine(isPortOfScheme, 'must begin with smtps: on port 465, and with smtp: on ports 25 and 587')

/**
 * Whether the port of an SMTP URL fits its scheme. `smtps:` encrypts from the first byte, but `smtp:` only after STARTTLS. With
 * the wrong scheme, the client and the server wait for each other.
 */
function isPortOfScheme(address: string): boolean {
  if (!URL.canParse(address)) return true
  const { protocol, port } = new URL(address)
  return protocol === 'smtps:' ? port !== '25' && port !== '587' : port !== '465'
}

/**
 * A domain as people write it: with capitals, letters such as ü, https://, or a dot or slash at the end. The value is as certificates
 * contain it.
 */
export const domainName = parsedText((text) => {
  const address = `//${text.replace(/^https?:\/\//i, '').replace(/\.?\/?$/, '')}`
  const url = URL.parse(address, 'https://example.org')
  const hostname = url?.hostname ?? ''
  const labels = hostname.split('.')
  const isDomain =
    hostname.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => /^[a-z\d-]{1,63}$/.test(label) && !/^-|-$/.test(label)) &&
    /^[a-z]/.test(labels.at(-1) ?? '')
  if (isDomain && url?.port === '' && url.href === `${url.origin}/`) return hostname
  throw new Error('must be only one name, such as walter.example.org')
})

const MAX_PROXIES = 20

/** A number of proxies, or IP addresses and networks, separated by commas. */
export const proxies = parsedText((text): number | string[] => {
  if (/^\d+$/.test(text)) {
    if (Number(text) > MAX_PROXIES)
      throw new Error(`must be at most ${MAX_PROXIES}, the number of proxies in front`)
    return Number(text)
  }
  const addresses = text.split(/[\s,]+/).filter(Boolean)
  const wrongAddress = addresses.find((address) => !isAddressOrNetwork(address))
  if (wrongAddress !== undefined || addresses.length === 0)
    throw new Error(
      `must be the number of proxies, or their IP addresses, such as 10.0.0.1 or 10.0.0.0/8: ${wrongAddress ?? text} is neither`,
    )
  return addresses
})

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits = '1', ...more] = text.split('/')
  const mostBits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  const isPlain = more.length === 0 && !address.includes('%') && /^\d{1,3}$/.test(bits)
  return isPlain && Number(bits) >= 1 && Number(bits) <= mostBits
}
