import { readFileSync } from 'node:fs'
import { trimEdges } from '../../../domain/normalizeText.ts'

/**
 * Reads a file that contains a single line, in UTF-8 or UTF-16. Ignores a BOM, and
 * blanks, invisible characters and empty lines around the line. If
 * reading fails, throws an error whose message is the end of a sentence that begins with the file's name.
 */
export function readSecretFile(file: string): string {
  const secret = trimEdges(decode(readBytes(file)))
  if (secret === '') throw new Error('is empty: write the secret into it')
  if (/[\r\n\u2028\u2029]/.test(secret)) throw new Error('has several lines: leave the one with the secret')
  if (/\p{Cc}/u.test(secret))
    throw new Error('contains a control character: write the secret again, and save the file as UTF-8')
  return secret
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new Error(
      `cannot be read: correct the path, or let the user of the server read it (${(error as Error).message})`,
      { cause: error },
    )
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder(detectEncoding(bytes), { fatal: true }).decode(bytes)
  } catch {
    throw new Error('is neither UTF-8 nor UTF-16 text: save it as UTF-8')
  }
}

/** Recognizes UTF-16, which Windows PowerShell writes, by the BOM in the first two bytes. */
function detectEncoding(bytes: Buffer): string {
  const firstBytes = bytes.toString('hex', 0, 2)
  return firstBytes === 'fffe' ? 'utf-16le' : firstBytes === 'feff' ? 'utf-16be' : 'utf-8'
}
