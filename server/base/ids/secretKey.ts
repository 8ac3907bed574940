import { createHash, randomBytes } from 'node:crypto'

/** Makes a secret token of 43 characters of [A-Za-z0-9_-], for example for a session. Only the token's hash is stored. */
export const newSecretKey = () => randomBytes(32).toString('base64url')

export const hashSecretKey = (key: string) => createHash('sha256').update(key).digest('hex')
