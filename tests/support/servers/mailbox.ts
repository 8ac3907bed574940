import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export interface Letter {
  /** the sender and recipients that the servers exchange */
  from: string
  to: string
  /** headers and body as received */
  text: string
}

/**
 * Opens a mail server that collects letters. It accepts everything until a test makes it reject recipients or refuse greetings.
 */
export async function openMailbox() {
  const letters: Letter[] = []
  const open = new Set<Socket>()
  const greetings: string[] = []
  let rejection: string | null = null
  let refusal: string | null = null
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    void serve(socket, { rejection: () => rejection, refusal: () => refusal }, letters, greetings).catch(() =>
      socket.destroy(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    for (const socket of open) socket.destroy()
    server.close()
    await once(server, 'close')
  }
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    /** the names by which senders introduced themselves */
    greetings,
    /** refuses every greeting with this line; accepts all again if it is null */
    refuseGreeting: (line: string | null) => {
      refusal = line
    },
    /** rejects every recipient with this line; accepts all again if it is null */
    reject: (line: string | null) => {
      rejection = line
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** Returns the plain text of a letter, decoded. */
export const readBody = (letter: Letter) => readPart(letter, 'text/plain')

/** Returns the HTML of a letter, decoded. */
export const readHtml = (letter: Letter) => readPart(letter, 'text/html')

/** Returns a header's value, unfolded and decoded. */
export function readHeader({ text }: Pick<Letter, 'text'>, name: string): string | undefined {
  const headers = text.slice(0, text.indexOf('\n\n')).replace(/\n[ \t]+/g, ' ')
  const [, value] = new RegExp(`^${name}: *(.*)$`, 'im').exec(headers) ?? []
  return value
    ?.replace(/\?= +=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B' ? decodeBase64(word) : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    )
    .trim()
}

/** Finds the part of this type among the alternatives of a letter (RFC 2046), and decodes it. */
function readPart(letter: Pick<Letter, 'text'>, type: string): string {
  const contentType = readHeader(letter, 'content-type') ?? ''
  const [, boundary] = /^multipart\/alternative; boundary="([^"]+)"/.exec(contentType) ?? []
  if (boundary !== undefined) {
    const parts = letter.text.split(`\n--${boundary}`).slice(1, -1)
    const part = parts.find((each) => readHeader({ text: each.slice(1) }, 'content-type')?.startsWith(type))
    if (part === undefined) throw new Error(`the letter has no part of the type ${type}`)
    return readPart({ text: part.slice(1) }, type)
  }
  if (!contentType.startsWith(type)) throw new Error(`the letter is ${contentType}, not ${type}`)
  const body = letter.text.slice(letter.text.indexOf('\n\n') + 2)
  const encoding = readHeader(letter, 'content-transfer-encoding') ?? '7bit'
  if (encoding === 'base64') return decodeBase64(body)
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body
}

const decodeBase64 = (encoded: string) => Buffer.from(encoded, 'base64').toString()

const decodeQuotedPrintable = (encoded: string) =>
  Buffer.from(
    encoded
      .replace(/=\n/g, '')
      .replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString()

type Responses = Record<'rejection' | 'refusal', () => string | null>

async function serve(
  socket: Socket,
  { rejection, refusal }: Responses,
  letters: Letter[],
  greetings: string[],
) {
  const reply = (line: string) => socket.write(`${line}\r\n`)
  let letter: Letter = { from: '', to: '', text: '' }
  let reading = false
  reply('220 here')
  for await (const line of createInterface({ input: socket })) {
    if (reading && line === '.') {
      reading = false
      letters.push(letter)
      letter = { from: '', to: '', text: '' }
      reply('250 stored')
    } else if (reading) letter.text += `${line.replace(/^\./, '')}\n`
    else if (/^(EHLO|HELO) /i.test(line)) {
      greetings.push(line.slice('EHLO '.length))
      // like many mail servers, promises to report only what the sender asks for (RFC 3461)
      reply(refusal() ?? '250-fine\r\n250 DSN')
    } else if (/^MAIL/i.test(line)) {
      letter.from = line
      reply('250 fine')
    } else if (/^RCPT/i.test(line) && rejection()) reply(rejection() ?? '')
    else if (/^RCPT/i.test(line)) {
      letter.to += line
      reply('250 fine')
    } else if (/^DATA/i.test(line)) {
      reading = true
      reply('354 go on')
    } else reply(/^QUIT/i.test(line) ? '221 good bye' : '250 fine')
  }
}
