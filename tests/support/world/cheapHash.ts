import { argon2Sync, randomBytes } from 'node:crypto'

/**
 * Hashes a password at the least cost. A hash contains its cost, so a stored one makes each comparison cheap. Tests whose subject is
 * the cost of a hash let the product make it.
 */
export function makeCheapHash(password: string): string {
  const nonce = randomBytes(16)
  const cost = { memory: 8, passes: 1, parallelism: 1 }
  const hash = argon2Sync('argon2id', { ...cost, message: password, nonce, tagLength: 32 })
  const [salt, encoded] = [nonce, hash].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${encoded}`
}
