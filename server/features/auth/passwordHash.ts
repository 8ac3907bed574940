import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** The cost of a new hash, as OWASP recommends it: 19 MB, two passes, one thread. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
/** The lengths that new salts and hashes have, in bytes. */
const LENGTH = { salt: 16, hash: 32 }

/** Hashes a password with argon2id. The result is in the PHC string format, which contains the cost and the salt. */
export async function makePasswordHash(password: string): Promise<string> {
  const salt = randomBytes(LENGTH.salt)
  const hash = await computeArgon2('argon2id', {
    ...COST,
    message: password,
    nonce: salt,
    tagLength: LENGTH.hash,
  })
  return format(salt, hash)
}

/** Makes a hash of no password. To compare a password with it takes as long as with any new hash. */
export const makeUnusableHash = () => format(randomBytes(LENGTH.salt), randomBytes(LENGTH.hash))

/** Whether `passwordHash`, of any cost, was made from this password. Throws an Error if it is no hash of this format. */
export async function isHashOf(passwordHash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = phcPattern.exec(passwordHash) ?? []
  const expectedHash = Buffer.from(hash, 'base64')
  if (expectedHash.length === 0) throw new Error('A stored password is no hash of argon2id')
  const computedHash = await computeArgon2('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expectedHash.length,
  })
  return timingSafeEqual(computedHash, expectedHash)
}

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/

/** Runs in a thread of Node, so that requests go on meanwhile. */
const computeArgon2 = promisify(argon2)

function format(salt: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`
}

/** PHC strings have Base64 without padding. */
const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
