import { createHash, randomBytes } from 'node:crypto'

/** Makes the secret token of a session or a private link, 43 characters of [A-Za-z0-9_-]. Only the token's hash is stored. */
export const newSecretKey = () => randomBytes(32).toString('base64url')

export const hashSecretKey = (key: string) => createHash('sha256').update(key).digest('hex')
